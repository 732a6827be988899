package io.github.boardrules.picture.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.board.Cell;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares the views of random positions with the positions. */
class PositionViewsTest {
  private static final String STARTS = "io.github.boardrules.picture.view.RandomGames#starts";

  @ParameterizedTest
  @MethodSource(STARTS)
  void showsPlayersAndSides(Position<?> start) {
    RandomGames.play(
        start,
        5,
        position -> {
          PositionView view = Views.position(position);
          assertEquals(position.toMove().map(Player::name), view.toMove());
          assertEquals(position.sideToMove().map(Side::name), view.side());
          for (Player player : Player.values()) {
            assertEquals(
                position.side(player).map(Side::name),
                Optional.ofNullable(view.sides().get(player.name())));
          }
          assertEquals(position.text(), view.text());
          assertEquals(position.diagram(), view.diagram());
          assertEquals(position.facts(), view.facts());
        });
  }

  @ParameterizedTest
  @MethodSource(STARTS)
  void showsOutcomeAndScore(Position<?> start) {
    RandomGames.play(
        start,
        6,
        position -> {
          PositionView view = Views.position(position);
          assertEquals(position.isOver(), view.isOver());
          assertEquals(
              position.outcome().map(outcome -> outcome.reason().jsonName()),
              view.outcome().map(OutcomeView::reason));
          assertEquals(
              position.outcome().flatMap(Outcome::winner).map(Player::name),
              view.outcome().flatMap(OutcomeView::winner));
          assertEquals(
              position.outcome().flatMap(Outcome::winner).flatMap(position::side).map(Side::name),
              view.outcome().flatMap(OutcomeView::winnerSide));
          // The score of the view agrees with the final score.
          position
              .outcome()
              .flatMap(Outcome::score)
              .ifPresent(score -> assertEquals(Optional.of(score.toString()), view.score()));
        });
  }

  @ParameterizedTest
  @MethodSource(STARTS)
  void occupantsHaveTheSymbolsOfThePosition(Position<?> start) {
    RandomGames.play(
        start,
        7,
        position -> {
          PositionView view = Views.position(position);
          for (Cell cell : position.board().cells()) {
            OccupantView occupant = view.occupants().get(cell.toString());
            assertEquals(position.symbol(cell), occupant == null ? '.' : occupant.symbol());
          }
        });
  }

  @ParameterizedTest
  @MethodSource(STARTS)
  void marksHaveCellsAndText(Position<?> start) {
    RandomGames.play(
        start,
        8,
        position -> {
          for (MarkView mark : Views.position(position).marks()) {
            assertTrue(mark.cells().stream().map(Cell::parse).allMatch(position.board()::contains));
            assertEquals(mark.cells().size(), mark.cells().stream().distinct().count());
            assertTrue(!mark.cells().isEmpty() && !mark.text().isEmpty(), mark.kind());
          }
        });
  }
}
