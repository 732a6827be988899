package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.board.CellSet;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Counts the positions of the standard board that are first reached after each number of moves.
 *
 * <p>The analysis of the program Ai Ai publishes the cumulative numbers 91; 10,010; 539,928;
 * 42,663,016. The last one is 9,919 too many: after a stone and two passes the game is over in 91
 * positions, but the published number includes the positions reached by continuing from them with
 * any of the 109 choices of a turn.
 */
class IrisDistinctPositionsTest {
  private static final long PUBLISHED = 42_663_016;

  @Test
  void positionsAfterThreeMovesAreCounted() {
    assertEquals(ImmutableList.of(91, 9_919, 529_918), new Search(21).firstReached(3));
  }

  /**
   * Takes about half a minute and 2 GB of memory: {@code mvn -pl core,iris test
   * -Dtest=IrisDistinctPositionsTest -Dsurefire.failIfNoSpecifiedTests=false
   * -Dboardrules.iris.depth4=true}.
   */
  @Test
  @EnabledIfSystemProperty(named = "boardrules.iris.depth4", matches = "true")
  void positionsAfterFourMovesAreCounted() {
    ImmutableList<Integer> reached = new Search(27).firstReached(4);
    assertEquals(
        42_653_097, reached.stream().mapToInt(Integer::intValue).sum(), reached.toString());
  }

  @Test
  void thePublishedNumberIncludesMovesAfterTheEndOfTheGame() {
    IrisPosition start = Iris.game().start();
    IrisPosition over = start.play("g7").play("pass").play("pass");
    int endedAfterThree = start.legalMoveCount();
    int choicesIfItWentOn = start.play("g7").legalMoveCount();
    assertEquals(0, over.legalMoveCount());
    assertEquals(PUBLISHED - 42_653_097, (long) endedAfterThree * choicesIfItWentOn);
  }

  /** A breadth-first search with a hash table of the positions found. */
  private static final class Search {
    private final long[] table;
    private List<IrisPosition> newest = new ArrayList<>();

    Search(int bitsOfTable) {
      this.table = new long[1 << bitsOfTable];
    }

    ImmutableList<Integer> firstReached(int depth) {
      ImmutableList.Builder<Integer> counts = ImmutableList.builder();
      newest.add(Iris.game().start());
      add(code(newest.get(0)));
      for (int ply = 1; ply <= depth; ply++) {
        counts.add(expand(ply < depth));
      }
      return counts.build();
    }

    private int expand(boolean keep) {
      List<IrisPosition> older = newest;
      newest = new ArrayList<>();
      int count = 0;
      for (IrisPosition position : older) {
        for (IrisMove move : position.legalMoves()) {
          IrisPosition next = position.playUnchecked(move);
          if (add(code(next))) {
            count++;
            if (keep) {
              newest.add(next);
            }
          }
        }
      }
      return count;
    }

    /**
     * Encodes a position in a number other than 0. After four moves there are at most four
     * placements of 8 bits each.
     */
    private static long code(IrisPosition position) {
      long code = 1;
      for (Color color : Color.values()) {
        CellSet stones = position.stones(color);
        for (int cell = stones.nextIndex(0); cell >= 0; cell = stones.nextIndex(cell + 1)) {
          if (position.game().tables.isGray(cell) || cell < position.game().tables.twin(cell)) {
            code = (code << 8) | (2L * cell + (color == Color.BLACK ? 0 : 1));
          }
        }
      }
      int pending = position.firstStone().map(cell -> position.board().index(cell) + 1).orElse(0);
      int toMove = position.toMove().map(player -> player == Player.FIRST ? 1 : 2).orElse(0);
      return (((code << 8) | pending) << 4) | (4L * position.passes() + toMove);
    }

    @CanIgnoreReturnValue
    private boolean add(long code) {
      int mask = table.length - 1;
      int slot = (int) ((code * 0x9e3779b97f4a7c15L) >>> 32) & mask;
      while (table[slot] != 0) {
        if (table[slot] == code) {
          return false;
        }
        slot = (slot + 1) & mask;
      }
      table[slot] = code;
      return true;
    }
  }
}
