package io.github.boardrules.examples.engine.index;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.hash.Hashing;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.spi.StableHash;

/**
 * Computes the keys of the positions of a game. All images of a position in the same game have the
 * same key, and a number distinguishes them, so that an index answers questions with and without
 * symmetry. Immutable.
 *
 * @param <M> the moves of the game
 */
final class PositionKeys<M extends Move> {
  /** The maximum number of symmetries of a game. */
  static final int MAX_IMAGES = 64;

  /** The bits of an edge that depend on the notation of the move. */
  static final long NOTATION = 0xffffff;

  /**
   * The key of a position: 96 bits that all images have in common.
   *
   * @param high a hash of the game, its options and the canonical transposition key
   * @param low a hash of the game, its options and the transposition keys of all images
   * @param image how many images have a smaller transposition key than the position, which
   *     distinguishes different images
   * @param toCanonical the symmetries that map the position to the image with the smallest key, a
   *     bit for each
   */
  record Key(long high, int low, int image, long toCanonical) {}

  private final long game;
  private final ImmutableList<GameSymmetry<M>> symmetries;

  private PositionKeys(Game<M> game) {
    this.game = Hashing.farmHashFingerprint64().hashUnencodedChars(nameOf(game)).asLong();
    this.symmetries = ImmutableList.copyOf(game.symmetries());
    if (symmetries.size() > MAX_IMAGES) {
      throw new IllegalArgumentException(
          "a game with more than %d symmetries cannot be indexed: %s"
              .formatted(MAX_IMAGES, nameOf(game)));
    }
  }

  static <M extends Move> PositionKeys<M> of(Game<M> game) {
    return new PositionKeys<>(game);
  }

  /** Returns the id of a game and its options, which determine its rules. */
  static String nameOf(Game<?> game) {
    return (game.type().id() + " " + game.options()).trim();
  }

  /** Returns the transposition keys of a position and, with symmetry, of its images. */
  ImmutableSet<Long> ofImages(Position<M> position, boolean withSymmetry) {
    ImmutableSet.Builder<Long> keys = ImmutableSet.builder();
    keys.add(position.transpositionKey());
    for (GameSymmetry<M> symmetry : symmetries) {
      if (withSymmetry && symmetry.appliesTo(position) && symmetry.keepsGame(position)) {
        keys.add(symmetry.imageTranspositionKey(position));
      }
    }
    return keys.build();
  }

  /** Returns the key of a position of the game. */
  Key of(Position<M> position) {
    long own = position.transpositionKey();
    long smallest = own;
    long toCanonical = 1;
    long sum = StableHash.mix(own);
    int image = 0;
    for (int i = 1; i < symmetries.size(); i++) {
      GameSymmetry<M> symmetry = symmetries.get(i);
      if (symmetry.appliesTo(position) && symmetry.keepsGame(position)) {
        long key = symmetry.imageTranspositionKey(position);
        // The sum does not depend on the order, so it is the same for all images.
        sum += StableHash.mix(key);
        int compared = Long.compareUnsigned(key, smallest);
        smallest = compared < 0 ? key : smallest;
        toCanonical =
            compared < 0 ? 1L << i : compared == 0 ? toCanonical | (1L << i) : toCanonical;
        image += Long.compareUnsigned(key, own) < 0 ? 1 : 0;
      }
    }
    return new Key(
        StableHash.of(game, smallest), (int) StableHash.of(game, sum), image, toCanonical);
  }

  /**
   * Returns a number for a move. Its upper 40 bits are the same for all pairs of a position and a
   * move that symmetries map to each other; its lower 24 bits are a hash of the notation.
   *
   * @param key the key of the position before the move
   * @param move the move
   */
  long edge(Key key, M move) {
    long smallest = -1L;
    for (long rest = key.toCanonical(); rest != 0; rest &= rest - 1) {
      long hash = hash(symmetries.get(Long.numberOfTrailingZeros(rest)).apply(move));
      smallest = Long.compareUnsigned(hash, smallest) < 0 ? hash : smallest;
    }
    return (smallest & ~NOTATION) | (hash(move) & NOTATION);
  }

  private static long hash(Move move) {
    return Hashing.farmHashFingerprint64().hashUnencodedChars(move.notation()).asLong();
  }
}
