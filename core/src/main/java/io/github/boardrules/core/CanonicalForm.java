package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;
import java.util.List;

/**
 * The canonical image of a position, and a symmetry that maps the position to it. {@link
 * Position#canonical()} defines which image is canonical.
 *
 * <p>{@code symmetry().apply(move)} maps a move to the canonical position, and {@link #original}
 * maps a move that was stored for the canonical position back.
 *
 * @param <M> the moves of the game
 * @param position the canonical image
 * @param symmetry the first symmetry of the game that maps the position to this image
 */
@Immutable
@SuppressWarnings("Immutable") // authors promise that their types are immutable
public record CanonicalForm<M extends Move>(Position<M> position, GameSymmetry<M> symmetry) {
  /**
   * {@return whether the first player of the image plays the side of the original second player}
   */
  public boolean swapsPlayers() {
    return symmetry.swapsPlayers();
  }

  /**
   * {@return the move of the original position whose image is a given move}
   *
   * @param move a move of the canonical position
   * @throws IllegalArgumentException if the move is not the image of a move
   */
  public M original(M move) {
    return position.game().symmetries().stream()
        .map(inverse -> inverse.apply(move))
        .filter(candidate -> symmetry.apply(candidate).equals(move))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(move + " is not the image of a move"));
  }

  /** Returns the first of the legal moves that are symmetric to one in a position. */
  static <M extends Move> M move(Position<M> position, Move move) {
    List<M> legal = position.legalMoves();
    int index = legal.indexOf(checkNotNull(move, "move"));
    checkArgument(index >= 0, "%s is not a legal move", move);
    M own = legal.get(index);
    for (GameSymmetry<M> symmetry : position.game().symmetries()) {
      if (!symmetry.swapsPlayers()
          && symmetry.appliesTo(position)
          && symmetry.keepsGame(position)
          && symmetry.imageHash(position) == position.hash()
          && symmetry.apply(position).equals(position)) {
        index = Math.min(index, legal.indexOf(symmetry.apply(own)));
      }
    }
    return legal.get(index);
  }

  /** Returns the smallest transposition key of the images of a position in the same game. */
  static <M extends Move> long transpositionKey(Position<M> position) {
    List<GameSymmetry<M>> symmetries = position.game().symmetries();
    long smallest = position.transpositionKey();
    for (GameSymmetry<M> symmetry : symmetries.subList(1, symmetries.size())) {
      if (symmetry.appliesTo(position) && symmetry.keepsGame(position)) {
        long key = symmetry.imageTranspositionKey(position);
        smallest = Long.compareUnsigned(key, smallest) < 0 ? key : smallest;
      }
    }
    return smallest;
  }

  /** Returns the canonical form of a position among its images under the permitted symmetries. */
  static <M extends Move> CanonicalForm<M> of(Position<M> position, boolean maySwapPlayers) {
    List<GameSymmetry<M>> symmetries = position.game().symmetries();
    GameSymmetry<M> best = symmetries.get(0);
    long smallest = position.hash();
    Position<M> image = position;
    boolean isImageOfBest = true;
    for (GameSymmetry<M> symmetry : symmetries.subList(1, symmetries.size())) {
      if ((symmetry.swapsPlayers() && !maySwapPlayers)
          || !symmetry.appliesTo(position)
          || !symmetry.keepsGame(position)) {
        continue;
      }
      long hash = symmetry.imageHash(position);
      if (Long.compareUnsigned(hash, smallest) < 0) {
        best = symmetry;
        smallest = hash;
        isImageOfBest = false;
      } else if (hash == smallest) {
        image = isImageOfBest ? image : best.apply(position);
        isImageOfBest = true;
        Position<M> other = symmetry.apply(position);
        if (!other.equals(image) && other.text().compareTo(image.text()) < 0) {
          best = symmetry;
          image = other;
        }
      }
    }
    return new CanonicalForm<>(isImageOfBest ? image : best.apply(position), best);
  }
}
