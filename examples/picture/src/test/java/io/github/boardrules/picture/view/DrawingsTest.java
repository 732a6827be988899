package io.github.boardrules.picture.view;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.PlanePoint;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the marks of each drawing with the definitions of the rules. */
class DrawingsTest {
  @Test
  void clumpsPartitionThePiecesAndStandingIsTheirNumber() {
    RandomGames.play(
        RandomGames.start("loa", Options.none()),
        11,
        position -> {
          PositionView view = Views.position(position);
          for (StandingView standing : view.standings()) {
            List<MarkView> clumps = ownedBy(standing.side(), view.marks());
            assertEquals(
                standing.text(), clumps.size() + (clumps.size() == 1 ? " clump" : " clumps"));
            assertEquals(
                cellsThatLook(standing.side().equals("BLACK") ? "black" : "white", view),
                cellsOf(clumps));
          }
        });
  }

  @Test
  void clicksAreOriginAndDestination() {
    PositionView view = Views.position(RandomGames.start("loa", Options.none()));
    assertEquals(
        Optional.of(ImmutableList.of("b1", "b3")),
        view.moves().stream()
            .filter(move -> move.text().equals("b1-b3"))
            .map(MoveView::cells)
            .findFirst());
    for (MoveView move : view.moves()) {
      assertEquals("black", occupant(view, move.cells().get(0)));
    }
  }

  @Test
  void regionsPartitionTheEmptyPointsAndOwnedRegionsAreTheScore() {
    RandomGames.play(
        RandomGames.start("linage", Options.none()),
        12,
        position -> {
          PositionView view = Views.position(position);
          assertEquals(
              Sets.difference(names(position), view.occupants().keySet()), cellsOf(view.marks()));
          assertScoreIsWhatIsMarked(view, view.marks());
        });
  }

  @Test
  void cartesoGroupsPartitionTheStonesAndClaimedGroupsAreTheScore() {
    RandomGames.play(
        RandomGames.start("carteso", Options.none()),
        13,
        position -> {
          PositionView view = Views.position(position);
          assertEquals(view.occupants().keySet(), cellsOf(view.marks()));
          assertScoreIsWhatIsMarked(
              view,
              view.marks().stream()
                  .filter(mark -> Boolean.TRUE.equals(mark.details().get("claimed")))
                  .toList());
          for (MarkView mark : view.marks()) {
            assertEquals(rows(mark), mark.details().get("rows"));
            assertEquals(cols(mark), mark.details().get("cols"));
          }
        });
  }

  @Test
  void everyPointTakesBothColors() {
    Position<?> start =
        RandomGames.start("carteso", Options.of("opening", "FIXED").with("komi", "0.5"));
    PositionView view = Views.position(start);
    for (String kind : ImmutableList.of("black", "white")) {
      assertEquals(
          names(start),
          view.moves().stream()
              .filter(move -> move.kind().equals(kind))
              .map(move -> move.cells().get(0))
              .collect(toSet()));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 7, 8})
  void twinsAreOppositeAndShareAColor(int side) {
    Position<?> start = RandomGames.start("iris", Options.of("n", Integer.toString(side)));
    BoardView board = Views.board(start.game());
    Map<String, PlanePoint> centers =
        board.cells().stream()
            .collect(
                ImmutableMap.toImmutableMap(BoardView.CellView::name, BoardView.CellView::center));
    int colors = 3 * (side - 1);
    assertEquals(colors, board.marks().size());
    assertEquals(2 * colors, cellsOf(board.marks()).size());
    for (MarkView twins : board.marks()) {
      PlanePoint one = requireNonNull(centers.get(twins.cells().get(0)));
      PlanePoint other = requireNonNull(centers.get(twins.cells().get(1)));
      assertEquals(board.extent().left() + board.extent().right(), one.x() + other.x(), 1e-9);
      assertEquals(board.extent().bottom() + board.extent().top(), one.y() + other.y(), 1e-9);
    }
    assertEquals(
        IntStream.range(0, colors).boxed().collect(toSet()),
        board.marks().stream().map(mark -> mark.details().get("color")).collect(toSet()));
  }

  @Test
  void clickOnEitherTwinPlacesThePair() {
    Position<?> position = RandomGames.start("iris", Options.none()).play("g7");
    MoveView pair =
        Views.position(position).moves().stream()
            .filter(move -> move.text().equals("a4+m10"))
            .findFirst()
            .orElseThrow();
    assertEquals(ImmutableList.of("a4", "m10"), pair.cells());
    assertTrue(pair.isAtOnce());
  }

  @Test
  void irisGroupsPartitionTheStonesAndScoreColoredCells() {
    Position<?> start = RandomGames.start("iris", Options.none());
    Set<String> colored = cellsOf(Views.board(start.game()).marks());
    RandomGames.play(
        start,
        14,
        position -> {
          PositionView view = Views.position(position);
          List<MarkView> groups =
              view.marks().stream().filter(mark -> mark.kind().equals("group")).toList();
          assertEquals(view.occupants().keySet(), cellsOf(groups));
          for (MarkView group : groups) {
            assertEquals(
                Sets.intersection(colored, ImmutableSet.copyOf(group.cells())).size(),
                group.details().get("score"));
          }
        });
  }

  @Test
  void irisStandingsAreThePositiveGroupScores() {
    Position<?> position = RandomGames.start("iris", Options.of("n", "3"));
    assertEquals(ImmutableList.of("0", "0"), standings(position));
    assertEquals(
        ImmutableList.of("1 1", "2 2"),
        standings(position.play("c3").play("a1").play("a2").play("b1")));
  }

  /** The score is the sum, followed by its summands. */
  @Test
  void standingsOfTerritoryGamesAreSums() {
    Position<?> start =
        RandomGames.start("linage", Options.of(Map.of("width", "3", "height", "3", "komi", "1.5")));
    assertEquals(ImmutableList.of("0", "1.5 (0 + komi 1.5)"), standings(start.play("komi=1.5")));
    Position<?> negative =
        RandomGames.start(
            "linage", Options.of(Map.of("width", "3", "height", "3", "komi", "-0.5")));
    assertEquals(
        ImmutableList.of("0", "-0.5 (0 - komi 0.5)"), standings(negative.play("komi=-0.5")));
  }

  private static List<String> standings(Position<?> position) {
    return Views.position(position).standings().stream().map(StandingView::text).toList();
  }

  @Test
  void firstStoneOfATurnIsMarkedUntilTheSecondIsPlaced() {
    Position<?> position = RandomGames.start("iris", Options.none()).play("g7");
    assertEquals(ImmutableList.of(), pending(position));
    assertEquals(ImmutableList.of("e5"), pending(position.play("e5")));
    assertEquals(ImmutableList.of(), pending(position.play("e5").play("h8")));
  }

  private static List<String> pending(Position<?> position) {
    return Views.position(position).marks().stream()
        .filter(mark -> mark.kind().equals("pending"))
        .flatMap(mark -> mark.cells().stream())
        .toList();
  }

  private static void assertScoreIsWhatIsMarked(PositionView view, List<MarkView> marks) {
    for (StandingView standing : view.standings()) {
      assertEquals(
          Integer.toString(cellsOf(ownedBy(standing.side(), marks)).size()),
          standing.text().replaceFirst(".*[(]", "").replaceFirst(" .*", ""),
          standing.side());
    }
  }

  private static List<MarkView> ownedBy(String side, List<MarkView> marks) {
    return marks.stream().filter(mark -> mark.owner().equals(Optional.of(side))).toList();
  }

  private static Set<String> cellsOf(List<MarkView> marks) {
    List<String> cells = marks.stream().flatMap(mark -> mark.cells().stream()).toList();
    Set<String> distinct = ImmutableSet.copyOf(cells);
    assertEquals(cells.size(), distinct.size(), "marks of the same kind overlap");
    return distinct;
  }

  private static Set<String> cellsThatLook(String look, PositionView view) {
    return view.occupants().keySet().stream()
        .filter(cell -> occupant(view, cell).equals(look))
        .collect(toSet());
  }

  private static String occupant(PositionView view, String cell) {
    OccupantView occupant = view.occupants().get(cell);
    return occupant == null ? "" : occupant.look();
  }

  private static Set<String> names(Position<?> position) {
    return position.board().cells().stream().map(Cell::toString).collect(toSet());
  }

  private static int rows(MarkView mark) {
    return length(mark.cells().stream().mapToInt(name -> Cell.parse(name).y()).summaryStatistics());
  }

  private static int cols(MarkView mark) {
    return length(mark.cells().stream().mapToInt(name -> Cell.parse(name).x()).summaryStatistics());
  }

  private static int length(IntSummaryStatistics coordinates) {
    return coordinates.getMax() - coordinates.getMin() + 1;
  }
}
