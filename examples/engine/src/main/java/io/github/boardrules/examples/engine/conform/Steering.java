package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.Multiset;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;

/** Chooses the moves of a game that lead to what is rare: the cheapest of a sample, by an aim. */
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
    /** The placement at the start, whoever is to move. */
    REPETITION,
    /** Groups from edge to edge. */
    LARGE_GROUPS,
    /** Rows of passes. */
    PASSES,
    /** A full board. */
    NO_PASSES,
    /** Moves next to the last one. */
    NEAR
  }

  private final Random random;
  private final Multiset<String> seen;
  private final Position<?> start;
  private final Aim aim;
  private List<Cell> last = List.of();

  /** Begins a game with a random aim; what has been seen is shared by games. */
  Steering(Random random, Multiset<String> seen, Position<?> start) {
    this.random = random;
    this.seen = seen;
    this.start = start;
    aim = Aim.values()[random.nextInt(Aim.values().length)];
  }

  /** Returns the index of a legal move. */
  int choose(Position<?> position) {
    List<? extends Move> moves = position.legalMoves();
    int size = moves.size();
    int best = random.nextInt(size);
    // A piece may return by a triangle of moves, of which only the last one is cheap.
    if (random.nextInt(aim == Aim.REPETITION ? 4 : 12) > 0) {
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
    Position<?> next = position.successor(index);
    return switch (aim) {
      case NOTHING -> 0;
      case RARE -> seen.count(feature(position, next));
      case FEW_MOVES -> next.isOver() ? seen.count(feature(position, next)) : next.legalMoveCount();
      case REPETITION -> {
        boolean isUnwanted = next.isOver() && random.nextInt(3) > 0;
        yield isUnwanted
            ? Integer.MAX_VALUE
            : (int)
                start.board().cells().stream()
                    .filter(c -> !next.occupant(c).equals(start.occupant(c)))
                    .count();
      }
      case LARGE_GROUPS ->
          -next.components().stream()
              .mapToInt(group -> extent(group.cells(), Cell::x) + extent(group.cells(), Cell::y))
              .max()
              .orElse(0);
      case PASSES -> cells.isEmpty() && random.nextInt(3) > 0 ? 0 : 1;
      case NO_PASSES -> cells.isEmpty() ? 1 : 0;
      case NEAR ->
          cells.isEmpty()
                  || last.stream()
                      .noneMatch(c -> position.board().neighbors(c).contains(cells.get(0)))
              ? 1
              : 0;
    };
  }

  private static int extent(CellSet cells, ToIntFunction<Cell> coordinate) {
    IntSummaryStatistics all = cells.stream().mapToInt(coordinate).summaryStatistics();
    return all.getMax() - all.getMin();
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
