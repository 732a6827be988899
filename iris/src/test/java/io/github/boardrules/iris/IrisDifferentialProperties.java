package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.Choices;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

/**
 * Compares the positions of random games, and many moves in each, with the naive implementation.
 */
class IrisDifferentialProperties {

  @Tag("proof")
  @Property
  void randomGamesAgreeWithTheNaiveImplementation(
      @ForAll @IntRange(min = 2, max = 5) int side, @ForAll Choices choices) {
    play(side, choices, 1);
  }

  @Tag("proof")
  @Property
  void randomGamesOnLargeBoardsAgree(
      @ForAll @IntRange(min = 6, max = 8) int side, @ForAll Choices choices) {
    play(side, choices, 7);
  }

  @Tag("proof")
  @Property
  void randomGamesOnTheLargestBoardsAgree(
      @ForAll @IntRange(min = 9, max = 13) int side, @ForAll Choices choices) {
    play(side, choices, 101);
  }

  @Property
  @Tag("repeated")
  void aFewRandomGamesAgree(@ForAll @IntRange(min = 2, max = 5) int side, @ForAll Choices choices) {
    play(side, choices, 1);
  }

  @Property
  @Tag("repeated")
  void aFewRandomGamesOnLargeBoardsAgree(
      @ForAll @IntRange(min = 6, max = 9) int side, @ForAll Choices choices) {
    play(side, choices, 31);
  }

  /** Random setups include positions that no game reaches. */
  @Property
  @Tag("repeated")
  void randomSetupsAgreeWithTheNaiveImplementation(
      @ForAll @IntRange(min = 2, max = 6) int side, @ForAll Choices random) {
    IrisGame game = newGame(side);
    IrisSetup setup = randomSetup(game, random);
    while (!game.defects(setup).isEmpty()) {
      setup = randomSetup(game, random);
    }
    IrisPosition position = game.position(setup);
    assertEquals(setup, position.toSetup());
    assertEquals(position, game.parsePosition(position.text()));
    Map<String, Character> stones = new HashMap<>();
    setup.black().forEach(cell -> stones.put(cell.toString(), 'b'));
    setup.white().forEach(cell -> stones.put(cell.toString(), 'w'));
    NaiveIris naive =
        NaiveIris.of(
            side,
            stones,
            setup.sideToMove().equals(Optional.of(Color.BLACK)) ? 'b' : 'w',
            setup.firstStone().map(Cell::toString).orElse(""),
            setup.passes());
    Comparison.assertSame(naive, position);
    checkAnyMoves(naive, position, random);
    for (IrisMove move : position.legalMoves()) {
      Comparison.assertSame(naive.play(move.toString()), position.play(move));
    }
  }

  /** Returns a game that is not cached, so that its tables are made anew. */
  private static IrisGame newGame(int side) {
    return new IrisGame(IrisRules.standard().with(IrisRules.SIDE_LENGTH, side));
  }

  private static IrisSetup randomSetup(IrisGame game, Random random) {
    IrisSetup.Builder setup = IrisSetup.builder();
    int full = random.nextInt(11);
    for (Cell cell : game.board().cells()) {
      Color color = random.nextBoolean() ? Color.BLACK : Color.WHITE;
      boolean colored = game.colored().contains(cell);
      if (random.nextInt(10) >= full || (colored && cell.compareTo(game.twin(cell)) > 0)) {
        continue;
      }
      List<Cell> cells = colored ? List.of(cell, game.twin(cell)) : List.of(cell);
      if (color == Color.BLACK) {
        setup.black(cells);
      } else {
        setup.white(cells);
      }
    }
    if (random.nextInt(3) == 2) {
      setup.firstStone(game.board().cell(random.nextInt(game.board().size())));
    } else {
      setup.passes(random.nextInt(2));
    }
    return setup.sideToMove(random.nextBoolean() ? Color.BLACK : Color.WHITE).build();
  }

  /** Plays a game and compares every few plies, and always when few moves are left. */
  private static void play(int side, Random random, int every) {
    IrisPosition position = newGame(side).start();
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

  /** Chooses a move at random; passes are rare, so that games reach the full board. */
  private static IrisMove choose(List<IrisMove> moves, Random random) {
    IrisMove move = moves.get(random.nextInt(moves.size()));
    return move.equals(IrisMove.pass()) && random.nextInt(4) > 0
        ? moves.get(random.nextInt(moves.size()))
        : move;
  }

  /** Checks moves of every kind on random cells, including cells off the board. */
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
    checkMove(naive, position, IrisMove.pass());
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
