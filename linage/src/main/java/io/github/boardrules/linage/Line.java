package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Orientation;

/**
 * Consecutive empty points along a file or a rank, as many as the game's line length.
 *
 * @param orientation along a file (Vertical) or a rank (Horizontal)
 * @param cells the points, from the bottom or from the left
 */
public record Line(Orientation orientation, ImmutableList<Cell> cells) {}
