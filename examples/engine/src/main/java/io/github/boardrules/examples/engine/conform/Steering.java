package io.github.boardrules.examples.engine.conform;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Chooses moves that lead to what is rare. */
final class Steering {
  private static final int SAMPLE = 14;

  /** What a game is steered to. */
  enum Aim {
    /** Nothing: all moves are equally likely. */
    NOTHING,
    /** What has been seen least often, above all ends of the game. */
    RARE,
    /** Positions with few legal moves. */
    FEW_MOVES,
    /** Positions that have occurred in the game. */
    REPETITION,
    /** Rows of passes. */
    PASSES,
    /** A full board. */
    NO_PASSES,
    /** Moves next to the last one. */
    NEAR
  }

  private final Random random;
  private final Map<String, Integer> seen = new HashMap<>();
  private final Set<Long> keys = new HashSet<>();
  private Aim aim = Aim.NOTHING;
  private List<Cell> last = List.of();

  Steering(Random random) {
    this.random = random;
  }

  /** Begins a game with a random aim. */
  void begin() {
    aim = Aim.values()[random.nextInt(Aim.values().length)];
    keys.clear();
    last = List.of();
  }

  /** Returns the index of a legal move. */
  <M extends Move> int choose(Position<M> position) {
    List<M> moves = position.legalMoves();
    keys.add(position.transpositionKey());
    int index = moves.size() == 1 ? 0 : choose(position, moves);
    last = moves.get(index).cells();
    return index;
  }

  private <M extends Move> int choose(Position<M> position, List<M> moves) {
    List<Integer> sample = new ArrayList<>();
    for (int i = 0; i < Math.min(moves.size(), SAMPLE); i++) {
      sample.add(moves.size() <= SAMPLE ? i : random.nextInt(moves.size()));
    }
    int any = random.nextInt(moves.size());
    return switch (aim) {
      case NOTHING -> any;
      case RARE -> rarest(position, sample);
      case FEW_MOVES -> {
        int best = any;
        int fewest = Integer.MAX_VALUE;
        for (int index : sample) {
          Position<M> next = position.successor(index);
          int count =
              next.isOver()
                  ? seen.merge(feature(position, next), 1, Integer::sum)
                  : next.legalMoveCount();
          if (count < fewest) {
            best = index;
            fewest = count;
          }
        }
        yield best;
      }
      case REPETITION -> {
        for (int i = 0; i < moves.size() && random.nextInt(8) > 0; i++) {
          Position<M> next = position.successor(i);
          if (next.isOver() ? random.nextInt(3) == 0 : keys.contains(next.transpositionKey())) {
            yield i;
          }
        }
        yield any;
      }
      case PASSES, NO_PASSES -> {
        boolean isWanted = aim == Aim.PASSES;
        for (int i = moves.size() - 1; i >= Math.max(0, moves.size() - 3); i--) {
          if (isWanted && moves.get(i).cells().isEmpty() && random.nextInt(3) > 0) {
            yield i;
          }
        }
        while (!isWanted && moves.get(any).cells().isEmpty() && random.nextInt(8) > 0) {
          any = random.nextInt(moves.size());
        }
        yield any;
      }
      case NEAR -> {
        for (int index : sample) {
          List<Cell> cells = moves.get(index).cells();
          if (!cells.isEmpty()
              && last.stream()
                  .anyMatch(c -> position.board().neighbors(c).contains(cells.get(0)))) {
            yield index;
          }
        }
        yield any;
      }
    };
  }

  private int rarest(Position<?> position, List<Integer> sample) {
    int best = sample.get(0);
    int fewest = Integer.MAX_VALUE;
    String bestFeature = "";
    for (int index : sample) {
      String feature = feature(position, position.successor(index));
      int count = seen.getOrDefault(feature, 0);
      if (count < fewest || (count == fewest && random.nextInt(3) == 0)) {
        best = index;
        fewest = count;
        bestFeature = feature;
      }
    }
    seen.merge(bestFeature, 1, Integer::sum);
    return best;
  }

  /** Returns what matters of a move. */
  private static String feature(Position<?> before, Position<?> after) {
    if (after.outcome().isPresent()) {
      Outcome outcome = after.outcome().get();
      boolean isMovers = outcome.winner().equals(before.toMove());
      return outcome.reason().name() + outcome.winner().isEmpty() + isMovers;
    }
    int moves = after.legalMoveCount();
    boolean isSame = after.toMove().equals(before.toMove());
    return (moves < 4 ? moves : 32 - Integer.numberOfLeadingZeros(moves) + 4)
        + " "
        + after.components().size()
        + isSame;
  }
}
