package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Chooses moves that lead to what is rare: the cheapest of a sample, by a price for each aim. */
final class Steering {
  private static final int SAMPLE = 14;

  /** What a game is steered to. */
  private enum Aim {
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
  private final Multiset<String> seen = HashMultiset.create();
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
  int choose(Position<?> position) {
    List<? extends Move> moves = position.legalMoves();
    int size = moves.size();
    keys.add(position.transpositionKey());
    int best = random.nextInt(size);
    if (size > 1 && random.nextInt(12) > 0) {
      double least = Double.MAX_VALUE;
      for (int i = 0; i < Math.min(size, SAMPLE); i++) {
        // The last moves are passes in some games.
        int index = size <= SAMPLE ? i : i < 3 ? size - 1 - i : random.nextInt(size);
        double price = price(position, index) + random.nextDouble();
        if (price < least) {
          best = index;
          least = price;
        }
      }
    }
    if (aim == Aim.RARE || aim == Aim.FEW_MOVES) {
      seen.add(feature(position, position.successor(best)));
    }
    last = moves.get(best).cells();
    return best;
  }

  private int price(Position<?> position, int index) {
    List<Cell> cells = position.legalMoves().get(index).cells();
    return switch (aim) {
      case NOTHING -> 0;
      case RARE -> seen.count(feature(position, position.successor(index)));
      case FEW_MOVES -> {
        Position<?> next = position.successor(index);
        yield next.isOver() ? seen.count(feature(position, next)) : next.legalMoveCount();
      }
      case REPETITION -> {
        Position<?> next = position.successor(index);
        boolean isWanted =
            next.isOver() ? random.nextInt(3) == 0 : keys.contains(next.transpositionKey());
        yield isWanted ? 0 : 1;
      }
      case PASSES -> cells.isEmpty() && random.nextInt(3) > 0 ? 0 : 1;
      case NO_PASSES -> cells.isEmpty() ? 1 : 0;
      case NEAR -> {
        boolean isNear =
            !cells.isEmpty()
                && last.stream()
                    .anyMatch(cell -> position.board().neighbors(cell).contains(cells.get(0)));
        yield isNear ? 0 : 1;
      }
    };
  }

  /** Returns what matters of a move. */
  private static String feature(Position<?> before, Position<?> after) {
    if (after.outcome().isPresent()) {
      Outcome outcome = after.outcome().get();
      boolean isMovers = outcome.winner().equals(before.toMove());
      return outcome.reason().name() + outcome.winner().isEmpty() + isMovers;
    }
    int moves = after.legalMoveCount();
    int size = moves < 4 ? moves : 36 - Integer.numberOfLeadingZeros(moves);
    boolean isSame = after.toMove().equals(before.toMove());
    return size + " " + after.components().size() + isSame;
  }
}
