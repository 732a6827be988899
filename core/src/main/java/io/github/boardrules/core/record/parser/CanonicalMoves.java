package io.github.boardrules.core.record.parser;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.VariationReplay;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds the players and the canonical notation of the moves of a line, for writers. After the first
 * illegal move the positions are unknown: players alternate, and moves have no canonical notation.
 *
 * @param played the replayed line; null if its start is unknown
 */
public record CanonicalMoves(@Nullable VariationReplay played) {
  /**
   * Returns the player who makes a move.
   *
   * @param before the turns before the move
   */
  public Player mover(int index, TurnCounter before) {
    VariationReplay line = played;
    return line == null || index > line.legalPlies()
        ? before.next()
        : line.positions().get(index).toMove().orElse(before.next());
  }

  /** Returns the canonical notation of a move if it is legal or the first illegal one. */
  public Optional<String> canonical(int index) {
    VariationReplay line = played;
    if (line == null || index > line.legalPlies()) {
      return Optional.empty();
    }
    return index == line.legalPlies()
        ? line.refused().map(Move::toString)
        : Optional.of(line.moves().get(index).toString());
  }

  public CanonicalMoves variation(int index, int number) {
    VariationReplay line = played;
    return new CanonicalMoves(
        line == null || index > line.legalPlies() ? null : line.variation(index, number));
  }
}
