package io.github.boardrules.core.record.parser;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.LineReplay;
import java.util.Optional;

/**
 * Finds the players and the canonical notation of the moves of a line, for writers. After the first
 * illegal move, the positions are unknown: the players are assumed to alternate, and moves have no
 * canonical notation.
 *
 * @param played the replayed line; empty if its start is unknown
 */
@Immutable
public record CanonicalMoves(Optional<LineReplay> played) {
  /**
   * Returns the player who makes a move.
   *
   * @param before the turns before the move
   */
  public Player mover(int index, TurnCounter before) {
    return replayedTo(index)
        .flatMap(line -> line.positions().get(index).toMove())
        .orElse(before.next());
  }

  /**
   * Returns the canonical notation of a move if it is legal, or if it is the first illegal move.
   */
  public Optional<String> canonical(int index) {
    return replayedTo(index)
        .flatMap(
            line ->
                index == line.legalPlies() ? line.refused() : Optional.of(line.moves().get(index)))
        .map(Move::toString);
  }

  public CanonicalMoves variation(int index, int number) {
    return new CanonicalMoves(replayedTo(index).map(line -> line.variation(index, number)));
  }

  /** Returns the replayed line if it includes the position before a move. */
  private Optional<LineReplay> replayedTo(int index) {
    return played.filter(line -> index <= line.legalPlies());
  }
}
