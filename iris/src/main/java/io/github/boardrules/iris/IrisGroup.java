package io.github.boardrules.iris;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.CellSet;

/**
 * A group: a maximal connected set of stones of one colour.
 *
 * @param colour the colour of its stones
 * @param cells the cells that it occupies
 * @param score how many of them are coloured cells
 */
public record IrisGroup(Colour colour, CellSet cells, int score) {}
