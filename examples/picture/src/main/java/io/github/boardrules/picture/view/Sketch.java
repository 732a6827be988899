package io.github.boardrules.picture.view;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import java.util.List;

/**
 * The drawing of a position, on top of the board, in the order in which to draw it.
 *
 * @param below the marks below the stones
 * @param stones the stones or pieces
 * @param above the marks above the stones
 */
@Immutable
@SuppressWarnings("Immutable") // copies its collections
public record Sketch(List<Figure> below, List<Figure> stones, List<Figure> above) {
  /**
   * Creates a sketch.
   *
   * @param below the marks below the stones
   * @param stones the stones or pieces
   * @param above the marks above the stones
   */
  public Sketch {
    below = ImmutableList.copyOf(below);
    stones = ImmutableList.copyOf(stones);
    above = ImmutableList.copyOf(above);
  }
}
