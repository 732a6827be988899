package io.github.boardrules.iris;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Compares every answer of a position with the naive implementation. */
final class Comparison {
  private Comparison() {}

  static void assertSame(NaiveIris naive, IrisPosition position) {
    String text = position.text();
    for (Cell cell : position.board().cells()) {
      assertEquals(naive.at(cell.toString()), position.symbol(cell), text);
    }
    assertEquals(naive.isOver(), position.isOver(), text);
    assertEquals(
        naive.isOver() ? Optional.empty() : Optional.of(naive.toMove == 'b' ? "FIRST" : "SECOND"),
        position.toMove().map(Enum::name),
        text);
    assertEquals(naive.pending, position.firstStone().map(Cell::toString).orElse(""), text);
    assertEquals(naive.passes, position.passes(), text);
    Set<String> legal = new TreeSet<>();
    position.legalMoves().forEach(move -> legal.add(move.toString()));
    assertEquals(naive.legal(), legal, text);
    assertEquals(legal.size(), position.legalMoves().size(), text);
    assertEquals(legal.size(), position.legalMoveCount(), text);
    for (Color color : Color.values()) {
      assertEquals(naive.scores(color.symbol()), position.scores(color), text);
      Set<Set<String>> groups = new HashSet<>();
      position.groups(color).forEach(group -> groups.add(names(group.cells())));
      assertEquals(naive.groups(color.symbol()), groups, text);
      assertEquals(
          naive.scores(color.symbol()),
          position.groups(color).stream().map(IrisGroup::score).toList(),
          text);
    }
    assertEquals(naive.winner(), position.score().leader().map(Enum::name).orElse("DRAW"), text);
    assertEquals(
        naive.isOver() ? Optional.of(naive.winner() + " " + naive.reason()) : Optional.empty(),
        position
            .outcome()
            .map(o -> o.winner().map(Enum::name).orElse("DRAW") + " " + o.reason().jsonName()),
        text);
  }

  private static Set<String> names(CellSet cells) {
    return cells.stream().map(Cell::toString).collect(Collectors.toSet());
  }
}
