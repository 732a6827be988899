package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.board.Cell;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Random games, every position and many moves of each against the naive implementation. */
class IrisDifferentialProperties {

  @Property(tries = 60)
  void randomGamesAreThoseOfTheNaiveImplementation(
      @ForAll @IntRange(min = 2, max = 5) int side, @ForAll long seed) {
    play(side, new Random(seed), 1);
  }

  @Property(tries = 12)
  void onLargeBoardsAsWell(@ForAll @IntRange(min = 6, max = 8) int side, @ForAll long seed) {
    play(side, new Random(seed), 7);
  }

  /** Compares every so many plies, and whenever little is left. */
  private static void play(int side, Random random, int every) {
    IrisPosition position = Iris.game(side).start();
    NaiveIris naive = NaiveIris.start(side);
    Comparison.assertSame(naive, position);
    for (int ply = 1; !naive.isOver(); ply++) {
      if (ply % every == 0 || naive.legal().size() < 8) {
        Comparison.assertSame(naive, position);
        checkAnyMoves(naive, position, random);
      }
      IrisMove move = choose(position.legalMoves(), random);
      position = position.play(move);
      naive = naive.play(move.toString());
    }
    Comparison.assertSame(naive, position);
    checkAnyMoves(naive, position, random);
  }

  /** Passes are rare, so that games reach the full board. */
  private static IrisMove choose(List<IrisMove> moves, Random random) {
    IrisMove move = moves.get(random.nextInt(moves.size()));
    return move == IrisMove.PASS && random.nextInt(4) > 0
        ? moves.get(random.nextInt(moves.size()))
        : move;
  }

  /** Moves of any kind on any cells, also on some that the board does not have. */
  private static void checkAnyMoves(NaiveIris naive, IrisPosition position, Random random) {
    for (int i = 0; i < 40; i++) {
      Cell cell = anyCell(position, random);
      Cell other =
          position.board().contains(cell) && random.nextBoolean()
              ? position.board().opposite(cell)
              : anyCell(position, random);
      checkMove(naive, position, IrisMove.stone(cell));
      checkMove(naive, position, IrisMove.pair(cell, other));
    }
    checkMove(naive, position, IrisMove.PASS);
  }

  private static Cell anyCell(IrisPosition position, Random random) {
    int bound = position.board().width() + 1;
    return new Cell(random.nextInt(bound), random.nextInt(bound));
  }

  private static void checkMove(NaiveIris naive, IrisPosition position, IrisMove move) {
    boolean legal = naive.legal().contains(move.toString());
    String where = position + " " + move;
    assertEquals(legal, position.isLegal(move), where);
    assertEquals(legal, position.violation(move).isEmpty(), where);
    assertEquals(legal, position.legalMoves().contains(move), where);
    if (!legal) {
      assertThrows(IllegalMoveException.class, () -> position.play(move), where);
    }
  }
}
