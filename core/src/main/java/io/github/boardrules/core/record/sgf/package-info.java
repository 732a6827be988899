/**
 * SGF records.
 *
 * <p>{@link io.github.boardrules.core.record.sgf.SgfFormat} is for everybody; the other types are
 * for authors of a game whose records are written in SGF: they implement {@link
 * io.github.boardrules.core.record.sgf.SgfDialect}, a service.
 */
@NullMarked
package io.github.boardrules.core.record.sgf;

import org.jspecify.annotations.NullMarked;
