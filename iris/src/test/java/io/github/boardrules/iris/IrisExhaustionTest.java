package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.primitives.Longs;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Compares all positions of small boards with the naive implementation. */
class IrisExhaustionTest {

  @Test
  void theGameTreeOfSide2AgreesWithTheNaiveImplementation() {
    long[] sequences = new long[8];
    countAndCompare(NaiveIris.start(2), Iris.game(2).start(), 0, sequences);
    assertEquals(List.of(1L, 1L, 4L, 13L, 30L, 45L, 36L, 12L), Longs.asList(sequences));
  }

  private static void countAndCompare(
      NaiveIris naive, IrisPosition position, int ply, long[] sequences) {
    sequences[ply]++;
    Comparison.assertSame(naive, position);
    assertEquals(position, position.game().parsePosition(position.text()));
    for (IrisMove move : position.legalMoves()) {
      countAndCompare(naive.play(move.toString()), position.play(move), ply + 1, sequences);
    }
  }

  /**
   * All combinations of stones, sides, first stones and passes, against the reachable positions.
   */
  @Test
  void aSetupOfSide2HasNoDefectExactlyWhenItCanBeReached() {
    IrisGame game = Iris.game(2);
    Set<IrisPosition> reachable = new HashSet<>();
    compareAll(NaiveIris.start(2), game.start(), Integer.MAX_VALUE, reachable);
    Set<IrisPosition> accepted = new HashSet<>();
    for (int stones = 0; stones < 2187; stones++) { // 3 to the number of cells
      for (int rest = 0; rest < 3 * 3 * 8; rest++) {
        IrisSetup setup = setup(game, stones, rest % 3, rest / 3 % 3, rest / 9);
        if (game.defects(setup).isEmpty()) {
          assertTrue(accepted.add(game.position(setup)), "two texts of one position");
        }
      }
    }
    assertEquals(reachable, accepted);
  }

  private static IrisSetup setup(IrisGame game, int stones, int toMove, int passes, int pending) {
    IrisSetup.Builder setup = IrisSetup.builder().passes(passes);
    int rest = stones;
    for (Cell cell : game.board().cells()) {
      if (rest % 3 == 1) {
        setup.black(cell);
      } else if (rest % 3 == 2) {
        setup.white(cell);
      }
      rest /= 3;
    }
    if (toMove == 2) {
      setup.nobodyToMove();
    } else {
      setup.sideToMove(toMove == 0 ? Color.BLACK : Color.WHITE);
    }
    if (pending < game.board().size()) {
      setup.firstStone(game.board().cell(pending));
    }
    return setup.build();
  }

  @Test
  void positionsOfSide3WithinFourPliesAgree() {
    Set<IrisPosition> seen = new HashSet<>();
    compareAll(NaiveIris.start(3), Iris.game(3).start(), 4, seen);
    assertTrue(seen.size() > 1000);
  }

  @Test
  void endgamesOfSide3Agree() {
    Random random = new Random(20191);
    for (int game = 0; game < 25; game++) {
      IrisPosition position = Iris.game(3).start();
      List<String> moves = new ArrayList<>();
      while (position.empty().size() > 6) {
        List<IrisMove> legal = position.legalMoves();
        IrisMove move = legal.get(random.nextInt(legal.size()));
        if (!move.equals(IrisMove.pass())) {
          position = position.play(move);
          moves.add(move.toString());
        }
      }
      NaiveIris naive = NaiveIris.start(3);
      for (String move : moves) {
        naive = naive.play(move);
      }
      compareAll(naive, position, Integer.MAX_VALUE, new HashSet<>());
    }
  }

  private static void compareAll(
      NaiveIris naive, IrisPosition position, int plies, Set<IrisPosition> seen) {
    if (seen.add(position)) {
      Comparison.assertSame(naive, position);
      assertEquals(position, position.game().parsePosition(position.text()));
      if (plies > 0) {
        for (IrisMove move : position.legalMoves()) {
          compareAll(naive.play(move.toString()), position.play(move), plies - 1, seen);
        }
      }
    }
  }
}
