package io.github.boardrules.core.territory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TurnMovesTest {
  @Test
  void kindByKindThePlacementsAndThenThePass() {
    Random random = new Random(1);
    for (int side : new int[] {1, 5, 8, 11, 16, 25}) {
      SquareBoard board = SquareBoard.of(side, side);
      CellSet points =
          board.setOf(board.cells().stream().filter(cell -> random.nextBoolean()).toList());
      List<String> expected = new ArrayList<>();
      points.forEach(cell -> expected.add("b:" + cell));
      points.forEach(cell -> expected.add("w:" + cell));
      expected.add("pass");
      List<String> moves =
          new TurnMoves<>(points, ImmutableList.of(all(board, "b:"), all(board, "w:")), "pass");
      assertEquals(expected, moves);
      assertThrows(IndexOutOfBoundsException.class, () -> moves.get(expected.size()));
      assertThrows(IndexOutOfBoundsException.class, () -> moves.get(-1));
      assertThrows(UnsupportedOperationException.class, () -> moves.remove(0));
    }
  }

  @Test
  void pointsMayBeWhateverKnowsThem() {
    TurnMoves.Points everyThird =
        new TurnMoves.Points() {
          @Override
          public int count() {
            return 3;
          }

          @Override
          public int index(int rank) {
            return 3 * rank;
          }
        };
    SquareBoard board = SquareBoard.of(3, 3);
    List<String> moves =
        new TurnMoves<>(
            everyThird, ImmutableList.of(all(board, "x:")), ImmutableList.of("pass", "leave"));
    assertEquals(List.of("x:a1", "x:a2", "x:a3", "pass", "leave"), moves);
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(5));
    assertEquals(
        List.of("a komi"),
        new TurnMoves<>(everyThird, ImmutableList.of(), ImmutableList.of("a komi")));
  }

  private static List<String> all(SquareBoard board, String colour) {
    return board.cells().stream().map(Cell::toString).map(colour::concat).toList();
  }
}
