package io.github.boardrules.core.conformance;

import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.Lists;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.ListIterator;
import java.util.Optional;
import java.util.Set;

/** Checks {@link Promise#LEGALITY}. */
final class LegalityChecks {
  private LegalityChecks() {}

  static <M extends Move> void check(Sample<M> sample) {
    sample.forEachPosition(
        position -> {
          Set<M> legal = checkList(position);
          checkClicks(position, legal);
          legal.forEach(
              move -> Sample.inContext("legal move", move, () -> checkLegal(position, move)));
          for (M move : sample.moves()) {
            if (!legal.contains(move)) {
              Sample.inContext("illegal move", move, () -> checkIllegal(position, move));
            }
          }
        });
  }

  private static <M extends Move> Set<M> checkList(Position<M> position) {
    List<M> list = position.legalMoves();
    Set<M> legal = new HashSet<>(list);
    assertEquals(list.size(), legal.size(), "each legal move is listed once: " + list);
    assertEquals(list.size(), position.legalMoveCount(), "legalMoveCount");
    assertEquals(list, position.legalMoves(), "legalMoves at the second call");
    List<M> byIndex = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      byIndex.add(list.get(i));
    }
    assertEquals(new ArrayList<>(list), byIndex, "legalMoves by index");
    assertEquals(byIndex, list.stream().toList(), "legalMoves as a stream");
    assertEquals(Lists.reverse(byIndex), backward(list), "legalMoves backward");
    assertTrue(list.containsAll(byIndex), "contains is false for a listed move");
    assertThrows(IndexOutOfBoundsException.class, () -> list.get(-1), "legalMoves at -1");
    assertThrows(
        IndexOutOfBoundsException.class,
        () -> list.get(list.size()),
        "index after the last legal move");
    return legal;
  }

  private static <M> List<M> backward(List<M> list) {
    List<M> moves = new ArrayList<>();
    for (ListIterator<M> steps = list.listIterator(list.size()); steps.hasPrevious(); ) {
      moves.add(steps.previous());
    }
    return moves;
  }

  /** Checks the questions of front ends, at some of the cells and moves of a large board. */
  private static <M extends Move> void checkClicks(Position<M> position, Set<M> legal) {
    Set<Cell> first = position.nextCells();
    for (Cell cell : some(position.board().cells())) {
      List<M> moves = position.movesFrom(cell);
      assertEquals(!moves.isEmpty(), first.contains(cell), "nextCells() has " + cell);
      for (M move : moves) {
        assertTrue(legal.contains(move), "movesFrom lists only legal moves: " + move);
        assertTrue(
            move.cells().contains(cell), "movesFrom lists only moves with the cell: " + move);
      }
    }
    for (M move : some(position.legalMoves())) {
      List<Cell> cells = move.cells();
      for (int i = 0; i < cells.size(); i++) {
        List<Cell> chosen = cells.subList(0, i);
        assertTrue(
            position.nextCells(chosen.toArray(Cell[]::new)).contains(cells.get(i)),
            "nextCells leads to " + move + " after " + chosen);
        List<Cell> longer = cells.subList(0, i + 1);
        assertTrue(
            cellsAfter(longer, legal).containsAll(position.nextCells(longer.toArray(Cell[]::new))),
            "nextCells leads to legal moves only, after " + longer);
      }
      if (!cells.isEmpty()) {
        assertTrue(position.movesFrom(cells.get(0)).contains(move), "movesFrom has " + move);
      }
    }
    for (Cell cell : some(position.board().cells())) {
      assertEquals(
          position.symbol(cell),
          position.occupant(cell).isPresent() ? position.occupant(cell).get().symbol() : '.',
          "the symbol is that of the occupant of " + cell);
    }
    Cell outside = new Cell(position.board().width(), 0);
    assertThrows(
        IllegalArgumentException.class, () -> position.occupant(outside), "occupant off the board");
  }

  /** Returns the other cells of the moves that have some cells. */
  private static <M extends Move> Set<Cell> cellsAfter(List<Cell> chosen, Set<M> legal) {
    return legal.stream()
        .map(Move::cells)
        .filter(cells -> cells.containsAll(chosen))
        .flatMap(List::stream)
        .filter(cell -> !chosen.contains(cell))
        .collect(toSet());
  }

  /** Returns about twenty elements of a list, evenly spaced. */
  private static <E> List<E> some(List<E> list) {
    int step = 1 + list.size() / 20;
    List<E> some = new ArrayList<>();
    for (int i = 0; i < list.size(); i += step) {
      some.add(list.get(i));
    }
    return some;
  }

  private static <M extends Move> void checkLegal(Position<M> position, M move) {
    assertTrue(position.isLegal(move), "isLegal is false for a listed move");
    assertEquals(Optional.empty(), position.violation(move), "a listed move has a violation");
  }

  private static <M extends Move> void checkIllegal(Position<M> position, M move) {
    assertFalse(position.isLegal(move), "isLegal is true for a move that is not listed");
    assertFalse(
        position.legalMoves().contains(move), "contains is true for a move that is not listed");
    Violation violation =
        position.violation(move).orElseThrow(() -> new AssertionError("no violation"));
    checkViolation(violation);
    IllegalMoveException refusal =
        assertThrows(IllegalMoveException.class, () -> position.play(move), "play");
    assertEquals(violation, refusal.violation(), "violation that play reports");
    assertEquals(move, refusal.move(), "move that play reports");
  }

  /** Checks that the message is whole and that one's own sentence can name all parameters. */
  static void checkViolation(Violation violation) {
    assertTrue(violation.code().name().matches("[A-Z][A-Z0-9_]*"), "code of the violation");
    String message = violation.message();
    assertFalse(message.isBlank(), "the violation has no message");
    assertFalse(message.endsWith("."), "a clause has no period: " + message);
    assertFalse(message.contains("{"), "a placeholder in the message: " + message);
    for (String name : violation.parameters().keySet()) {
      assertTrue(name.matches("[a-z][A-Za-z]*"), "name of a parameter: " + name);
      assertFalse(violation.message("{" + name + "}").isBlank(), "parameter " + name);
    }
    assertEquals(violation.parameters().keySet(), violation.parametersToMap().keySet());
  }
}
