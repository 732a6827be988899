package io.github.boardrules.core.territory.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.territory.Komi;
import java.util.ArrayList;
import java.util.List;
import java.util.ListIterator;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayMovesTest {
  private static Dots.DotPosition randomPosition(int kinds, int side, Random random) {
    SquareBoard board = SquareBoard.of(side, side);
    List<List<Cell>> chosen = List.of(new ArrayList<>(), new ArrayList<>());
    for (Cell cell : board.cells()) {
      int kind = random.nextInt(2 * kinds);
      if (kind < kinds && !cell.equals(new Cell(0, 0))) {
        chosen.get(kind).add(cell);
      }
    }
    Dots game =
        new Dots(kinds, DotsRules.parse("komi=0 opening=FIXED width=" + side + " height=" + side));
    ImmutableList<CellSet> stones =
        chosen.stream().limit(kinds).map(board::setOf).collect(ImmutableList.toImmutableList());
    return new Dots.DotPosition(game, new Dots.Stones(stones), game.start().state());
  }

  /** Returns the notations of the legal moves, by the kind of stone and then by the point. */
  private static List<String> expected(Dots.DotPosition position) {
    List<String> expected = new ArrayList<>();
    for (String prefix : List.of("", "o:").subList(0, position.game().type().kinds())) {
      for (Cell cell : position.board().cells()) {
        boolean isForbidden = position.game().type().kinds() == 1 && cell.equals(new Cell(0, 0));
        if (position.occupant(cell).isEmpty() && !isForbidden) {
          expected.add(prefix + cell);
        }
      }
    }
    expected.add("pass");
    return expected;
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 5", "1, 8", "1, 11", "1, 16", "1, 25"})
  @CsvSource({"2, 1", "2, 5", "2, 8", "2, 9", "2, 16"})
  void listsThePlacementsFollowedByThePass(int kinds, int side) {
    Dots.DotPosition position = randomPosition(kinds, side, new Random(side));
    List<String> expected = expected(position);
    List<Dots.DotMove> moves = position.legalMoves();
    List<String> iterated = new ArrayList<>();
    moves.forEach(move -> iterated.add(move.notation()));
    assertEquals(expected, iterated);
    List<String> backward = new ArrayList<>();
    for (ListIterator<Dots.DotMove> at = moves.listIterator(moves.size()); at.hasPrevious(); ) {
      backward.add(at.previous().notation());
    }
    assertEquals(Lists.reverse(expected), backward);
    assertEquals(expected.size(), moves.size());
    for (int index = 0; index < expected.size(); index++) {
      assertEquals(expected.get(index), moves.get(index).notation());
    }
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(expected.size()));
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(-1));
    assertThrows(UnsupportedOperationException.class, () -> moves.remove(0));
  }

  @ParameterizedTest
  @CsvSource({"1, 5", "1, 12", "2, 5", "2, 12"})
  void containsExactlyTheListedMoves(int kinds, int side) {
    Dots.DotPosition position = randomPosition(kinds, side, new Random(side));
    List<Dots.DotMove> moves = position.legalMoves();
    Set<String> expected = Set.copyOf(expected(position));
    SquareBoard wider = SquareBoard.of(side + 1, side + 1);
    for (Dots.Dot dot : Dots.Dot.values()) {
      for (Cell cell : wider.cells()) {
        Dots.DotMove move = Dots.DotMove.place(dot, cell);
        assertEquals(expected.contains(move.notation()), moves.contains(move), move.notation());
      }
    }
    assertTrue(moves.contains(Dots.DotMove.pass()));
    assertFalse(moves.contains(Dots.DotMove.nameKomi(Komi.ZERO)));
    assertFalse(moves.contains((Object) "pass"));
  }

  @Test
  void aFullBoardEndsTheGame() {
    Dots game = new Dots(2, DotsRules.parse("width=2 height=1 komi=0 opening=FIXED"));
    Dots.DotPosition full = game.start().play("a1").play("o:b1");
    assertEquals(List.of(), full.legalMoves());
    assertEquals(0, full.legalMoveCount());
    assertTrue(full.placements().isEmpty());
    assertFalse(full.isLegal(Dots.DotMove.pass()));
    assertEquals(Dots.End.FULL_BOARD, full.outcome().orElseThrow().reason());
  }
}
