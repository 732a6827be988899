package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.trace.Trace;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Games, boards and moves as values. */
class IrisValuesTest {

  @Test
  void gamesDifferByTheirSize() {
    IrisGame usual = Iris.game();
    assertEquals(usual, new IrisGameType().game(Options.none()));
    assertNotEquals(usual, Iris.game(6));
    assertNotEquals(usual, (Object) "iris");
    assertNotEquals(usual.hashCode(), Iris.game(6).hashCode());
    assertEquals("iris", usual.type().id());
    assertEquals(Options.of("n", "6"), Iris.game(6).options());
  }

  @Test
  void theOptionsAreThoseOfThePage() {
    assertEquals(
        List.of("n"), new IrisGameType().options().stream().map(OptionSpec::name).toList());
  }

  @Test
  void boardsHaveTwoToThirteenCellsASide() {
    assertEquals(7, Iris.game(2).board().size());
    assertEquals(13, Iris.game(13).board().side());
    assertThrows(IllegalArgumentException.class, () -> Iris.game(1));
    assertThrows(IllegalArgumentException.class, () -> Iris.game(14));
  }

  @Test
  void movesAreListedUpToFourCellsASide() {
    assertTrue(Trace.of(Iris.game(4).start()).containsKey("legal"));
    assertFalse(Trace.of(Iris.game(5).start()).containsKey("legal"));
  }

  @Test
  void theRimHasEveryColourTwice() {
    for (int side = 2; side <= 7; side++) {
      IrisGame game = Iris.game(side);
      assertEquals(3 * (side - 1), game.colourCount());
      for (Cell cell : game.coloured()) {
        assertEquals(game.colourIndex(cell), game.colourIndex(game.twin(cell)));
        assertEquals(cell, game.twin(game.twin(cell)));
        assertNotEquals(cell, game.twin(cell));
      }
      assertEquals(
          game.colourCount(), game.coloured().stream().map(game::colourIndex).distinct().count());
      Cell middle = game.board().middle();
      assertTrue(game.gray().contains(middle));
      assertThrows(IllegalArgumentException.class, () -> game.colourIndex(middle));
      assertThrows(IllegalArgumentException.class, () -> game.twin(middle));
    }
  }

  @Test
  void movesKnowTheirCells() {
    Cell low = Cell.parse("b1");
    Cell high = Cell.parse("a2");
    assertEquals(List.of(low), IrisMove.stone(low).cells());
    assertEquals(List.of(low, high), IrisMove.pair(high, low).cells());
    assertEquals(IrisMove.pair(low, high), IrisMove.pair(high, low));
    assertEquals(List.of(), IrisMove.PASS.cells());
  }
}
