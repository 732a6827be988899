package io.github.boardrules.core;

/** Chooses one of the images of a position. */
final class Symmetries {
  private Symmetries() {}

  static <M extends Move> Position<M> canonical(Position<M> position) {
    Position<M> least = position;
    for (GameSymmetry<M> symmetry : position.game().symmetries()) {
      if (symmetry.appliesTo(position)) {
        Position<M> image = symmetry.apply(position);
        if (image.game().equals(position.game()) && isLess(image, least)) {
          least = image;
        }
      }
    }
    return least;
  }

  private static boolean isLess(Position<?> a, Position<?> b) {
    int byHash = Long.compareUnsigned(a.hash(), b.hash());
    return byHash != 0 ? byHash < 0 : a.text().compareTo(b.text()) < 0;
  }
}
