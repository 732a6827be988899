/**
 * Building blocks for authors of games: the reader of options, position texts, builders and checks
 * of setups, stable hashes, lazy move lists and a cache of games. Programs that play, show or judge
 * games do not need this package.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.spi;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
