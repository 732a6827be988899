/**
 * Records in SGF FF[4].
 *
 * <p>{@link io.github.boardrules.core.record.sgf.SgfFormat} reads and writes records. The other
 * types are for authors of games: a game with SGF records implements the service {@link
 * io.github.boardrules.core.record.sgf.SgfDialect}.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.record.sgf;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
