package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.trace.Snapshot;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Games, rules, setups, symmetries and moves as values. */
class IrisValuesTest {

  @Test
  void gamesAreCached() {
    assertSame(Iris.game(), Iris.game());
    assertSame(Iris.game(), new IrisGameType().game(Options.none()));
    assertSame(
        Iris.game(IrisRules.standard().with(IrisRules.SIDE_LENGTH, 5)),
        Iris.game(IrisRules.standard().with(IrisRules.SIDE_LENGTH, 5)));
  }

  @Test
  void gamesOfDifferentSizesAreUnequal() {
    IrisGame standard = Iris.game();
    assertEquals(standard, new IrisGameType().game(Options.none()));
    assertNotEquals(standard, Iris.game(6));
    assertNotEquals(standard, (Object) "iris");
    assertNotEquals(standard.hashCode(), Iris.game(6).hashCode());
    assertEquals("iris", standard.type().id());
    assertEquals(Options.of("n", "6"), Iris.game(6).options());
  }

  @Test
  void typesAreEqual() {
    assertEquals(Iris.game().type(), Iris.game().type());
    assertEquals(new IrisGameType(), Iris.game(3).type());
    assertEquals(new IrisGameType().hashCode(), Iris.game().type().hashCode());
    assertNotEquals(new IrisGameType(), (Object) "iris");
  }

  @Test
  void gamesAreCreatedFromRules() {
    assertEquals(IrisRules.standard().with(IrisRules.SIDE_LENGTH, 7), IrisRules.standard());
    assertEquals(IrisRules.standard(), Iris.game().rules());
    assertEquals(Iris.game(5), Iris.game(IrisRules.standard().with(IrisRules.SIDE_LENGTH, 5)));
    assertEquals(5, Iris.game(5).rules().get(IrisRules.SIDE_LENGTH));
    assertThrows(OptionException.class, () -> IrisRules.standard().with(IrisRules.SIDE_LENGTH, 1));
    assertThrows(OptionException.class, () -> IrisRules.standard().with(IrisRules.SIDE_LENGTH, 14));
  }

  @Test
  void setupsAndSymmetriesAreValues() {
    IrisPosition position = Iris.game(3).start().play("b2").play("d4");
    IrisSetup setup =
        IrisSetup.builder()
            .black(List.of(Cell.parse("b2")))
            .white(Cell.parse("d4"))
            .sideToMove(Color.WHITE)
            .firstStone(Cell.parse("d4"))
            .build();
    assertEquals(setup, position.toSetup());
    assertEquals(setup, Iris.game(3).parseSetup(position.text()));
    assertEquals(position, Iris.game(3).position(setup));
    assertNotEquals(setup, IrisSetup.builder().build());
    assertEquals(Iris.game(3).symmetries(), Iris.game(3).symmetries());
    assertEquals(12, Set.copyOf(Iris.game(3).symmetries()).size());
    assertNotEquals(Iris.game(3).symmetries(), Iris.game(4).symmetries());
  }

  @Test
  void theGameChecksASetup() {
    IrisSetup setup = IrisSetup.builder().black(Cell.parse("e5")).sideToMove(Color.WHITE).build();
    assertEquals(List.of(), Iris.game(7).defects(setup));
    assertThrows(SetupException.class, () -> Iris.game(3).position(setup));
    Setup foreign = new Setup() {};
    assertThrows(IllegalArgumentException.class, () -> Iris.game().defects(foreign));
    assertThrows(IllegalArgumentException.class, () -> Iris.game().position(foreign));
  }

  @Test
  void optionsHaveTheDocumentedNames() {
    assertEquals(List.of("n"), new IrisGameType().options().stream().map(Option::name).toList());
  }

  @Test
  void sideLengthsRangeFrom2To13() {
    assertEquals(7, Iris.game(2).board().size());
    assertEquals(13, Iris.game(13).board().side());
    assertThrows(IllegalArgumentException.class, () -> Iris.game(1));
    assertThrows(IllegalArgumentException.class, () -> Iris.game(14));
  }

  @Test
  void tracesListMovesUpToSideLength4() {
    assertTrue(Snapshot.of(Iris.game(4).start()).containsKey("legal"));
    assertFalse(Snapshot.of(Iris.game(5).start()).containsKey("legal"));
  }

  @Test
  void everyColorOccursTwiceOnThePerimeter() {
    for (int side = 2; side <= 7; side++) {
      IrisGame game = Iris.game(side);
      assertEquals(3 * (side - 1), game.colorCount());
      for (Cell cell : game.colored()) {
        assertEquals(game.colorIndex(cell), game.colorIndex(game.twin(cell)));
        assertEquals(cell, game.twin(game.twin(cell)));
        assertNotEquals(cell, game.twin(cell));
      }
      assertEquals(
          game.colorCount(), game.colored().stream().map(game::colorIndex).distinct().count());
      Cell middle = game.board().middle();
      assertTrue(game.gray().contains(middle));
      assertThrows(IllegalArgumentException.class, () -> game.colorIndex(middle));
      assertThrows(IllegalArgumentException.class, () -> game.twin(middle));
    }
  }

  @Test
  void movesHaveCells() {
    Cell low = Cell.parse("b1");
    Cell high = Cell.parse("a2");
    assertEquals(List.of(low), IrisMove.stone(low).cells());
    assertEquals(List.of(low, high), IrisMove.pair(high, low).cells());
    assertEquals(IrisMove.pair(low, high), IrisMove.pair(high, low));
    assertEquals(List.of(), IrisMove.pass().cells());
    assertSame(IrisMove.pass(), IrisMove.pass());
    assertEquals("b1", IrisMove.stone(low).notation());
    assertEquals("b1+a2", IrisMove.pair(high, low).notation());
    assertEquals("pass", IrisMove.pass().notation());
  }

  @Test
  void movesHaveDifferentHashCodes() {
    List<IrisMove> moves = Iris.game(3).start().play("b2").legalMoves();
    assertEquals(moves.size(), moves.stream().map(IrisMove::hashCode).distinct().count());
  }

  /** Cells may lie far beyond every board, where no table has an entry. */
  @Test
  void movesFarOffTheBoardAreIllegal() {
    for (IrisGame game : List.of(Iris.game(2), Iris.game(13))) {
      IrisPosition position = game.start().play(game.move(game.board().middle()));
      for (int far = 0; far <= Cell.MAX_COORDINATE; far++) {
        for (int near : new int[] {0, 1, 12, 26}) {
          for (Cell cell : List.of(new Cell(far, near), new Cell(near, far))) {
            boolean legal = position.legalMoves().contains(IrisMove.stone(cell));
            assertTrue(!legal || game.gray().contains(cell), cell.toString());
            assertEquals(legal, position.isLegal(IrisMove.stone(cell)), cell.toString());
            assertEquals(legal, position.violation(IrisMove.stone(cell)).isEmpty());
          }
        }
      }
    }
  }
}
