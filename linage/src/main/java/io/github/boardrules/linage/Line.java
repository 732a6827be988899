package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Orientation;

/**
 * Consecutive empty points on a file or a rank; their number is the line length of the game.
 *
 * @param orientation {@code VERTICAL} on a file, {@code HORIZONTAL} on a rank
 * @param cells the points, from the bottom or from the left
 */
public record Line(Orientation orientation, ImmutableList<Cell> cells) {}
