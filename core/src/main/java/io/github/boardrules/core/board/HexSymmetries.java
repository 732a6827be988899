package io.github.boardrules.core.board;

import com.google.common.collect.ImmutableList;

/** The symmetries of a hexagonal board: rotations by multiples of 60 degrees, and reflections. */
final class HexSymmetries {
  private static final ImmutableList<String> TURNS =
      ImmutableList.of(
          "identity",
          "sixth turn",
          "third turn",
          "half turn",
          "two-thirds turn",
          "five-sixths turn");

  /**
   * The top-bottom mirror followed by k sixth turns: a mirror with its axis tilted by k twelfths.
   */
  private static final ImmutableList<String> MIRRORS =
      ImmutableList.of(
          "top-bottom mirror",
          "mirror across the middle file",
          "mirror along the middle diagonal",
          "left-right mirror",
          "mirror along the middle file",
          "mirror across the middle diagonal");

  private HexSymmetries() {}

  static ImmutableList<Symmetry> of(HexBoard board) {
    ImmutableList.Builder<Symmetry> symmetries = ImmutableList.builder();
    for (int turns = 0; turns < 6; turns++) {
      symmetries.add(symmetry(TURNS.get(turns), board, false, turns));
    }
    for (int turns = 0; turns < 6; turns++) {
      symmetries.add(symmetry(MIRRORS.get(turns), board, true, turns));
    }
    return symmetries.build();
  }

  /**
   * Relative to the center cell, a sixth turn maps (u, v) to (u − v, u), and the top-bottom mirror
   * maps it to (u − v, −v).
   */
  private static Symmetry symmetry(String name, HexBoard board, boolean mirror, int turns) {
    int middle = board.side() - 1;
    return new Symmetry(
        name,
        board,
        board,
        cell -> {
          int u = cell.x() - middle;
          int v = cell.y() - middle;
          if (mirror) {
            u -= v;
            v = -v;
          }
          for (int turn = 0; turn < turns; turn++) {
            int oldU = u;
            u -= v;
            v = oldU;
          }
          return new Cell(middle + u, middle + v);
        });
  }
}
