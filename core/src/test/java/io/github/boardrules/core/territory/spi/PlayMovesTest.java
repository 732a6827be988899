package io.github.boardrules.core.territory.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.TerritoryRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PlayMovesTest {
  @Test
  void listsThePlacementsFollowedByThePass() {
    Random random = new Random(1);
    for (int side : new int[] {1, 5, 8, 11, 16, 25}) {
      SquareBoard board = SquareBoard.of(side, side);
      CellSet points =
          board.setOf(board.cells().stream().filter(cell -> random.nextBoolean()).toList());
      Dots game = new Dots(TerritoryRules.standard(side, side).fixed(Komi.ZERO));
      CellSet stones = points.without(new Cell(0, 0));
      Dots.DotPosition position =
          new Dots.DotPosition(game, new Dots.Stones(stones), game.start().state());
      List<String> expected = new ArrayList<>();
      stones.complement().without(new Cell(0, 0)).forEach(cell -> expected.add(cell.toString()));
      expected.add("pass");
      List<Dots.DotMove> moves = position.legalMoves();
      List<String> iterated = new ArrayList<>();
      moves.forEach(move -> iterated.add(move.notation()));
      assertEquals(expected, iterated);
      assertEquals(expected.size(), moves.size());
      for (int index = 0; index < expected.size(); index++) {
        assertEquals(expected.get(index), moves.get(index).notation());
      }
      assertThrows(IndexOutOfBoundsException.class, () -> moves.get(expected.size()));
      assertThrows(IndexOutOfBoundsException.class, () -> moves.get(-1));
      assertThrows(UnsupportedOperationException.class, () -> moves.remove(0));
    }
  }
}
