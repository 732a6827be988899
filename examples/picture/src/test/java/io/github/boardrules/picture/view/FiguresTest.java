package io.github.boardrules.picture.view;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.picture.view.Figure.Form;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the figures of random positions of all games. */
class FiguresTest {
  static Stream<String> games() {
    return GameTypes.installed().all().stream().map(type -> type.id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void surfaceCoversEveryCellOnce(String game) {
    BoardView board = Views.board(RandomGames.start(game, Options.none()).game());
    List<String> covered =
        board.shapes().stream()
            .filter(figure -> figure.form() == Form.AREA)
            .flatMap(figure -> figure.cells().stream())
            .sorted()
            .toList();
    assertEquals(board.cells().stream().map(BoardView.CellView::name).sorted().toList(), covered);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyStoneIsDrawnOnceAndEveryMarkIsDrawn(String game) {
    Random random = new Random(game.hashCode());
    Position<?> position = RandomGames.start(game, Options.none());
    while (!position.isOver()) {
      var moves = position.legalMoves();
      position = position.successor(random.nextInt(moves.size()));
      PositionView view = Views.position(position);
      ImmutableList<String> stones =
          view.sketch().stones().stream()
              .filter(figure -> figure.form() == Form.DISC || figure.style().equals("symbol"))
              .flatMap(figure -> figure.cells().stream())
              .sorted()
              .collect(ImmutableList.toImmutableList());
      assertEquals(view.occupants().keySet().stream().sorted().toList(), stones);
      Set<String> marked = new HashSet<>();
      Stream.concat(view.sketch().below().stream(), view.sketch().above().stream())
          .forEach(figure -> marked.addAll(figure.cells()));
      for (MarkView mark : view.marks()) {
        assertTrue(marked.containsAll(mark.cells()), mark + " in " + position);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void stonesHaveTheLookOfTheirOccupants(String game) {
    Position<?> position = RandomGames.start(game, Options.none());
    PositionView view = Views.position(position);
    for (Figure figure : view.sketch().stones()) {
      if (figure.form() == Form.DISC) {
        for (String cell : figure.cells()) {
          OccupantView occupant = requireNonNull(view.occupants().get(cell));
          assertEquals("stone " + occupant.look(), figure.style());
        }
      }
    }
  }

  @Test
  void boardsOfOtherSitesAreDrawn() {
    BoardView hexagon = board("board=HEX");
    assertEquals(91, hexagon.shapes().get(0).cells().size());
    assertEquals(ImmutableList.of(), hexagon.marks());
    BoardView hole = board("size=9 hole=CENTER");
    assertEquals(ImmutableList.of("e5"), hole.marks().get(0).cells());
    assertTrue(
        hole.shapes().stream()
            .anyMatch(figure -> figure.style().equals("hole") && figure.cells().contains("e5")));
  }

  private static BoardView board(String options) {
    return Views.board(RandomGames.start("loa", Options.parse(options)).game());
  }

  @ParameterizedTest
  @MethodSource("games")
  void fillsAreColors(String game) {
    ImmutableSet<String> fills =
        Views.board(RandomGames.start(game, Options.none()).game()).shapes().stream()
            .flatMap(figure -> figure.fill().stream())
            .collect(ImmutableSet.toImmutableSet());
    assertTrue(fills.stream().allMatch(fill -> fill.matches("#[0-9a-f]{6}")), fills.toString());
    assertEquals(game.equals("iris"), !fills.isEmpty());
  }
}
