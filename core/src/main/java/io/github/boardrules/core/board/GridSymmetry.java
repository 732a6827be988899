package io.github.boardrules.core.board;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A symmetry of an infinite grid that maps (0, 0) to itself: a linear map of coordinates, (x, y) to
 * (xx x + xy y, yx x + yy y). A board has the symmetry if its images, moved to the same bottom left
 * corner, are its cells.
 */
@Immutable
record GridSymmetry(String name, int xx, int xy, int yx, int yy) {
  /** The symmetries of the square grid that map files to files. */
  static final ImmutableList<GridSymmetry> UPRIGHT =
      ImmutableList.of(
          new GridSymmetry("identity", 1, 0, 0, 1),
          new GridSymmetry("half turn", -1, 0, 0, -1),
          new GridSymmetry("left-right mirror", -1, 0, 0, 1),
          new GridSymmetry("top-bottom mirror", 1, 0, 0, -1));

  /** The symmetries of the square grid that map files to ranks. */
  static final ImmutableList<GridSymmetry> TRANSPOSITIONS =
      ImmutableList.of(
          new GridSymmetry("transposition", 0, 1, 1, 0),
          new GridSymmetry("quarter turn", 0, -1, 1, 0),
          new GridSymmetry("three-quarter turn", 0, 1, -1, 0),
          new GridSymmetry("falling-diagonal mirror", 0, -1, -1, 0));

  /** The symmetries of the square grid. */
  static final ImmutableList<GridSymmetry> SQUARE =
      Stream.concat(UPRIGHT.stream(), TRANSPOSITIONS.stream()).collect(toImmutableList());

  /** The rotations of the hexagonal grid by k sixth turns, counterclockwise. */
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

  /** The symmetries of the hexagonal grid: six rotations, then six reflections. */
  static final ImmutableList<GridSymmetry> HEXAGONAL =
      IntStream.range(0, 12)
          .mapToObj(
              number ->
                  number < 6
                      ? new GridSymmetry(TURNS.get(number), 1, 0, 0, 1).turned(number)
                      : new GridSymmetry(MIRRORS.get(number - 6), 1, -1, 0, -1).turned(number - 6))
          .collect(toImmutableList());

  /** Returns this map followed by sixth turns, which map (x, y) to (x − y, x). */
  private GridSymmetry turned(int turns) {
    GridSymmetry turned = this;
    for (int turn = 0; turn < turns; turn++) {
      turned =
          new GridSymmetry(
              name, turned.xx - turned.yx, turned.xy - turned.yy, turned.xx, turned.xy);
    }
    return turned;
  }

  private int x(Cell cell) {
    return xx * cell.x() + xy * cell.y();
  }

  private int y(Cell cell) {
    return yx * cell.x() + yy * cell.y();
  }

  /** Returns the symmetry that maps the cells of a board to those of another of the same size. */
  Optional<Symmetry> between(Board source, Board target) {
    int right =
        target.cells().stream().mapToInt(Cell::x).min().orElseThrow()
            - source.cells().stream().mapToInt(this::x).min().orElseThrow();
    int up =
        target.cells().stream().mapToInt(Cell::y).min().orElseThrow()
            - source.cells().stream().mapToInt(this::y).min().orElseThrow();
    short[] images = new short[source.size()];
    for (int index = 0; index < images.length; index++) {
      Cell cell = source.cell(index);
      int image = target.indexOrMinusOne(x(cell) + right, y(cell) + up);
      if (image < 0) {
        return Optional.empty();
      }
      images[index] = (short) image;
    }
    return Optional.of(new Symmetry(name, source, target, images));
  }
}
