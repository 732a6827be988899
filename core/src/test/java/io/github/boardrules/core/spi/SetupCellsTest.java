package io.github.boardrules.core.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.text.ErrorCode;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetupCellsTest {
  private static final HexBoard BOARD = HexBoard.of(3);

  private enum Defect implements ErrorCode {
    OFF_BOARD,
    TWICE
  }

  private static ImmutableList<Cell> cells(String... names) {
    return List.of(names).stream().map(Cell::parse).collect(ImmutableList.toImmutableList());
  }

  private static List<String> defects(ImmutableList<Cell> occupied) {
    return SetupCells.defects(BOARD, Defect.OFF_BOARD, Defect.TWICE, occupied).stream()
        .map(violation -> violation.code() + " " + violation.cells())
        .toList();
  }

  @Test
  void everyCellHasItsOwnViolation() {
    assertEquals(
        List.of("OFF_BOARD [e1]", "OFF_BOARD [a4]", "TWICE [a1]", "TWICE [b1]", "TWICE [c3]"),
        defects(cells("c3", "a4", "b1", "a1", "a1", "c3", "b1", "a4", "b1", "d4", "e1")));
  }

  @Test
  void differentCellsOfTheBoardHaveNoDefect() {
    assertEquals(List.of(), defects(cells()));
    assertEquals(List.of(), defects(cells("b1", "c3", "a1")));
  }

  @Test
  void messagesNameTheCellAndTheBoard() {
    assertEquals(
        List.of("z9 is not on the " + BOARD, "a1 is occupied twice"),
        SetupCells.defects(BOARD, Defect.OFF_BOARD, Defect.TWICE, cells("z9", "a1", "a1")).stream()
            .map(Violation::message)
            .toList());
  }

  @Test
  void cellsOffTheBoardAreLeftOut() {
    assertEquals(
        BOARD.setOf(cells("a1", "c3")), SetupCells.onBoard(BOARD, cells("c3", "a1", "e1", "a1")));
  }
}
