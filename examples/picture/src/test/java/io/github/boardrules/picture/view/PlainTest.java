package io.github.boardrules.picture.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests a game without a drawing: tic-tac-toe. */
class PlainTest {
  private static final Position<?> START = RandomGames.start("tictactoe", Options.none());

  /** A move is made by clicks on its cells. */
  @Test
  void movesAreTextsAndCells() {
    assertEquals(
        START.legalMoves().stream().map(Object::toString).toList(),
        Views.position(START).moves().stream().map(MoveView::text).toList());
    for (MoveView move : Views.position(START).moves()) {
      assertEquals(ImmutableList.of(move.text()), move.cells());
      assertFalse(move.isAtOnce());
    }
  }

  @Test
  void occupantsAreLetters() {
    BoardView board = Views.board(START.game());
    assertEquals("plain", board.drawing());
    assertEquals(9, board.cells().size());
    Position<?> position = START.play("b2");
    String symbol = Character.toString(position.symbol(position.board().cell(4)));
    assertEquals(
        ImmutableMap.of("b2", new OccupantView(symbol.charAt(0), "", symbol)),
        Views.position(position).occupants());
  }

  @Test
  void playsToTheEnd() {
    Position<?> position = START;
    for (String move : List.of("a1", "a2", "b1", "b2", "c1")) {
      position = position.play(move);
    }
    PositionView view = Views.position(position);
    assertEquals(Optional.of("FIRST"), view.outcome().flatMap(OutcomeView::winner));
    assertEquals(ImmutableList.of(), view.moves());
  }

  @Test
  void everyOtherGameHasADrawing() {
    for (var type : GameTypes.installed().all()) {
      String drawing = Views.board(type.game(Options.none())).drawing();
      assertEquals(type.id().equals("tictactoe") ? "plain" : type.id(), drawing);
    }
  }
}
