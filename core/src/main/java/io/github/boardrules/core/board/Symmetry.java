package io.github.boardrules.core.board;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A map of the cells of one board onto the cells of another of the same shape (mostly itself) under
 * which neighbours stay neighbours and lines stay lines. Immutable and a value.
 */
public final class Symmetry {
  private final String name;
  private final Board source;
  private final Board target;
  private final short[] images;

  /** Where a cell goes. */
  @FunctionalInterface
  interface Map {
    Cell of(Cell cell);
  }

  Symmetry(String name, Board source, Board target, Map map) {
    this.name = name;
    this.source = source;
    this.target = target;
    this.images = new short[source.size()];
    for (int index = 0; index < images.length; index++) {
      images[index] = (short) target.index(map.of(source.cell(index)));
    }
  }

  private Symmetry(String name, Board source, Board target, short[] images) {
    this.name = name;
    this.source = source;
    this.target = target;
    this.images = images;
  }

  /** {@return what it does, in words, for people: {@code quarter turn}} */
  public String name() {
    return name;
  }

  /** {@return the board whose cells it maps} */
  public Board source() {
    return source;
  }

  /** {@return the board that it maps them to} */
  public Board target() {
    return target;
  }

  /** {@return whether every cell stays where it is} */
  public boolean isIdentity() {
    for (int index = 0; index < images.length; index++) {
      if (images[index] != index) {
        return false;
      }
    }
    return source.equals(target);
  }

  /**
   * {@return the index of the image of the cell of an index}
   *
   * @param index the index of a cell of the {@link #source}, from 0
   * @throws IndexOutOfBoundsException if it has no such cell
   */
  public int apply(int index) {
    return images[index];
  }

  /**
   * {@return the image of a cell}
   *
   * @param cell a cell
   * @throws IllegalArgumentException if the {@link #source} does not have it
   */
  public Cell apply(Cell cell) {
    return target.cell(images[source.index(cell)]);
  }

  /**
   * {@return the images of some cells}
   *
   * @param cells some cells
   * @throws IllegalArgumentException if they are not cells of the {@link #source}
   */
  public CellSet apply(CellSet cells) {
    checkArgument(cells.board().equals(source), "cells of %s", cells.board());
    long[] words = new long[CellSet.wordCount(target)];
    for (int index = cells.nextIndex(0); index >= 0; index = cells.nextIndex(index + 1)) {
      int image = images[index];
      words[image >> 6] |= 1L << image;
    }
    return CellSet.ofBits(target, words);
  }

  /** {@return the symmetry that undoes this one} */
  public Symmetry inverse() {
    short[] inverse = new short[images.length];
    for (int index = 0; index < images.length; index++) {
      inverse[images[index]] = (short) index;
    }
    return new Symmetry("inverse of " + name, target, source, inverse);
  }

  /**
   * {@return this symmetry, and then another}
   *
   * @param next what to do after it
   * @throws IllegalArgumentException if the other does not begin where this one ends
   */
  public Symmetry then(Symmetry next) {
    checkArgument(target.equals(next.source), "%s is not %s", target, next.source);
    short[] both = new short[images.length];
    for (int index = 0; index < images.length; index++) {
      both[index] = next.images[images[index]];
    }
    return new Symmetry(name + ", then " + next.name, source, next.target, both);
  }

  /** Whether the other one maps the same board in the same way; names do not matter. */
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
