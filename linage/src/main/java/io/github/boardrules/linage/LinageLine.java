package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Orientation;
import java.util.List;

/**
 * A line: consecutive empty points on a file or a rank. Their number is the line length of the
 * game.
 *
 * @param orientation {@code VERTICAL} on a file, {@code HORIZONTAL} on a rank
 * @param cells the points, from bottom to top or from left to right
 */
@Immutable
@SuppressWarnings("Immutable") // copies its collections
public record LinageLine(Orientation orientation, List<Cell> cells) {
  /**
   * Creates a line.
   *
   * @param orientation {@code VERTICAL} on a file, {@code HORIZONTAL} on a rank
   * @param cells the points, from bottom to top or from left to right
   */
  public LinageLine {
    cells = ImmutableList.copyOf(cells);
  }
}
