package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
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
   * Creates a walk through a line.
   *
   * @param played the replayed line; empty if its start is unknown
   */
  public CanonicalMoves {
    checkNotNull(played, "played");
  }

  /**
   * {@return the player who makes a move}
   *
   * @param index the index of the move in the line
   * @param expected the player to return if the position before the move is unknown
   */
  public Player mover(int index, Player expected) {
    checkNotNull(expected, "expected");
    return replayedTo(index).flatMap(line -> line.positions().get(index).toMove()).orElse(expected);
  }

  /**
   * {@return the canonical notation of a move that is legal or the first illegal one; otherwise
   * empty}
   *
   * @param index the index of the move in the line
   */
  public Optional<String> canonical(int index) {
    return replayedTo(index)
        .flatMap(
            line ->
                index == line.legalPlies() ? line.refused() : Optional.of(line.moves().get(index)))
        .map(Move::toString);
  }

  /**
   * {@return the moves of an alternative to a move}
   *
   * @param index the index of the move in the line
   * @param number the index of the alternative among the variations of the move
   */
  public CanonicalMoves variation(int index, int number) {
    return new CanonicalMoves(replayedTo(index).map(line -> line.variation(index, number)));
  }

  /** Returns the replayed line if it includes the position before a move. */
  private Optional<LineReplay> replayedTo(int index) {
    return played.filter(line -> index <= line.legalPlies());
  }
}
