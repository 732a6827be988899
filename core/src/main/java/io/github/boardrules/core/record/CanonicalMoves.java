package io.github.boardrules.core.record;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a writer asks about a line: who moves, and how a move is written. As far as the line is
 * legal its positions tell; beyond, the seats are taken to alternate and moves are as they were.
 */
final class CanonicalMoves {
  private final @Nullable VariationReplay played;

  CanonicalMoves(@Nullable VariationReplay played) {
    this.played = played;
  }

  Player mover(int index, TurnCounter before) {
    VariationReplay line = played;
    return line == null || index > line.legalPlies()
        ? before.next()
        : line.positions().get(index).toMove().orElse(before.next());
  }

  /** A move in the game's canonical notation, if it is legal or the first one that is not. */
  Optional<String> canonical(int index) {
    VariationReplay line = played;
    if (line == null || index > line.legalPlies()) {
      return Optional.empty();
    }
    return index == line.legalPlies()
        ? line.refused().map(Move::toString)
        : Optional.of(line.moves().get(index).toString());
  }

  CanonicalMoves variation(int index, int number) {
    VariationReplay line = played;
    return new CanonicalMoves(
        line == null || index > line.legalPlies() ? null : line.variation(index, number));
  }
}
