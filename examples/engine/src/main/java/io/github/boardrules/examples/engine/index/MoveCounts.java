package io.github.boardrules.examples.engine.index;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.examples.engine.index.IndexException.Code;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Counts the moves that were played in a position. Not thread-safe. */
final class MoveCounts {
  /** The games in which a move was played. */
  private static final class Count {
    private long lastGame = -1;
    private long games;
    private long wins;
    private long losses;
    private long draws;
    private long unfinished;
    private long moves;

    void add(GameResult result, Player mover, int length) {
      games++;
      moves += length;
      if (result.winner().isPresent()) {
        boolean isWin = result.winner().get() == mover;
        wins += isWin ? 1 : 0;
        losses += isWin ? 0 : 1;
      } else if (result == GameResult.DRAW) {
        draws++;
      } else {
        unfinished++;
      }
    }

    PlayedMove of(Move move) {
      return new PlayedMove(
          move.notation(), games, wins, losses, draws, unfinished, (double) moves / games);
    }
  }

  private final boolean withSymmetry;
  private final Map<Long, Count> counts = new HashMap<>();

  MoveCounts(boolean withSymmetry) {
    this.withSymmetry = withSymmetry;
  }

  /**
   * Adds a move.
   *
   * @param game the number of the game, not less than before
   * @param edge the move, see {@link PositionKeys#edge}
   * @param mover the player of the move
   * @param result the result of the game
   * @param length the number of moves after the position, including the move
   */
  void add(long game, long edge, Player mover, GameResult result, int length) {
    Count count = counts.computeIfAbsent(key(edge), unused -> new Count());
    if (count.lastGame != game) {
      count.lastGame = game;
      count.add(result, mover, length);
    }
  }

  private long key(long edge) {
    return withSymmetry ? edge & ~PositionKeys.NOTATION : edge;
  }

  /** Returns the moves, the most frequent first, and equally frequent ones as they are listed. */
  <M extends Move> ImmutableList<PlayedMove> moves(Position<M> position) {
    PositionKeys<M> keys = PositionKeys.of(position.game());
    PositionKeys.Key key = keys.of(position);
    List<PlayedMove> played = new ArrayList<>();
    List<M> legal = position.legalMoves();
    for (int i = 0; i < legal.size() && !counts.isEmpty(); i++) {
      Count count = counts.remove(key(keys.edge(key, legal.get(i))));
      if (count != null) {
        played.add(count.of(legal.get(i)));
      }
    }
    if (!counts.isEmpty()) {
      throw new IndexException(
          Code.OTHER_VERSION,
          "the index has moves that are not legal in %s: other rules made it, make it again"
              .formatted(position.text()));
    }
    return played.stream()
        .sorted(Comparator.comparingLong(PlayedMove::games).reversed())
        .collect(toImmutableList());
  }
}
