/**
 * Boards: their {@link io.github.boardrules.core.board.Cell cells}, which of them are neighbours or
 * lie in a line, {@link io.github.boardrules.core.board.CellSet sets} of them, and the {@link
 * io.github.boardrules.core.board.Symmetry symmetries} that map a board to itself. Numbers only:
 * how a board is drawn is left to whoever draws it.
 */
@NullMarked
package io.github.boardrules.core.board;

import org.jspecify.annotations.NullMarked;
