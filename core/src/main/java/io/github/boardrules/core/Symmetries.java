package io.github.boardrules.core;

/** Selects the canonical image of a position. */
final class Symmetries {
  private Symmetries() {}

  static <M extends Move> Position<M> canonical(Position<M> position) {
    Position<M> smallest = position;
    for (GameSymmetry<M> symmetry : position.game().symmetries()) {
      if (symmetry.appliesTo(position)) {
        Position<M> image = symmetry.apply(position);
        if (image.game().equals(position.game()) && isSmaller(image, smallest)) {
          smallest = image;
        }
      }
    }
    return smallest;
  }

  private static boolean isSmaller(Position<?> a, Position<?> b) {
    int byHash = Long.compareUnsigned(a.hash(), b.hash());
    return byHash != 0 ? byHash < 0 : a.text().compareTo(b.text()) < 0;
  }
}
