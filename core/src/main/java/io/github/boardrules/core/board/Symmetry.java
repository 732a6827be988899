package io.github.boardrules.core.board;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.errorprone.annotations.Immutable;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A bijection of the cells of a board to the cells of the same or a transposed board that preserves
 * neighbors and lines. Immutable and a value.
 */
@Immutable
public final class Symmetry {
  private final String name;
  private final Board source;
  private final Board target;

  @SuppressWarnings("Immutable") // filled before it is published, then never changed
  private final short[] images;

  /** Takes ownership of the array. */
  Symmetry(String name, Board source, Board target, short[] images) {
    this.name = name;
    this.source = source;
    this.target = target;
    this.images = images;
  }

  /** {@return a description for people: {@code quarter turn}} */
  public String name() {
    return name;
  }

  /** {@return the board of the cells to map} */
  public Board source() {
    return source;
  }

  /** {@return the board of the images} */
  public Board target() {
    return target;
  }

  /** {@return whether every cell is its own image} */
  public boolean isIdentity() {
    return source.equals(target)
        && IntStream.range(0, images.length).allMatch(index -> images[index] == index);
  }

  /**
   * {@return the index of the image of a cell}
   *
   * @param index the index of a cell of the {@link #source}
   * @throws IndexOutOfBoundsException if the index is out of range
   */
  public int apply(int index) {
    return images[index];
  }

  /**
   * {@return the image of a cell}
   *
   * @param cell a cell of the {@link #source}
   * @throws IllegalArgumentException if the source does not have the cell
   */
  public Cell apply(Cell cell) {
    return target.cell(images[source.index(cell)]);
  }

  /**
   * {@return the image of a cell; the cell itself if the {@link #source} does not have it} For the
   * cells of moves, which may be off the board.
   *
   * @param cell any cell
   */
  public Cell applyOrKeep(Cell cell) {
    return source.contains(cell) ? apply(cell) : cell;
  }

  /**
   * {@return the images of a set of cells}
   *
   * @param cells cells of the {@link #source}
   * @throws IllegalArgumentException if the set belongs to another board
   */
  public CellSet apply(CellSet cells) {
    checkArgument(cells.board().equals(source), "cells of %s, not %s", cells.board(), source);
    long[] words = new long[CellSet.wordCount(target)];
    for (int index = cells.nextIndex(0); index >= 0; index = cells.nextIndex(index + 1)) {
      int image = images[index];
      words[image >> 6] |= 1L << image;
    }
    return CellSet.ofBits(target, words);
  }

  /** {@return the inverse symmetry} */
  public Symmetry inverse() {
    short[] inverse = new short[images.length];
    for (int index = 0; index < images.length; index++) {
      inverse[images[index]] = (short) index;
    }
    return new Symmetry("inverse of " + name, target, source, inverse);
  }

  /** Compares the boards and the images, but not the names. */
  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof Symmetry other
        && source.equals(other.source)
        && target.equals(other.target)
        && Arrays.equals(images, other.images);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(images);
  }

  @Override
  public String toString() {
    return name;
  }
}
