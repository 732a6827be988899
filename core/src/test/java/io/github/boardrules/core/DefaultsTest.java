package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.testing.CountdownGame;
import io.github.boardrules.core.testing.CountdownMove;
import io.github.boardrules.core.testing.CountdownPosition;
import io.github.boardrules.core.testing.CountdownType;
import io.github.boardrules.core.testing.Defaults;
import io.github.boardrules.core.text.NotationException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The default methods of positions and moves. */
class DefaultsTest {
  private static CountdownPosition twoLeft() {
    return new CountdownType().game(Options.of("heap", "2")).start();
  }

  @Test
  void aPositionHasTheBoardOfItsGame() {
    assertEquals(SquareBoard.of(26, 1), twoLeft().board());
    String stones = "oo" + ".".repeat(24);
    assertTrue(twoLeft().diagram().contains(String.join(" ", stones.split(""))));
  }

  @Test
  void theKeyForTranspositionsIsTheHash() {
    assertEquals(twoLeft().hash(), twoLeft().transpositionKey());
  }

  @Test
  void aMoveIsLegalIfItBreaksNoRule() {
    assertTrue(twoLeft().isLegal(new CountdownMove(2)));
    assertFalse(twoLeft().isLegal(new CountdownMove(3)));
  }

  @Test
  void onlyALegalMoveIsPlayed() {
    CountdownPosition position = twoLeft();
    assertEquals(position.playUnchecked(new CountdownMove(2)), position.play(new CountdownMove(2)));
    CountdownMove three = new CountdownMove(3);
    IllegalMoveException refusal =
        assertThrows(IllegalMoveException.class, () -> position.play(three));
    assertEquals(three, refusal.move());
    assertEquals(position.violation(three).orElseThrow(), refusal.violation());
  }

  @Test
  void theLegalMovesAreCounted() {
    assertEquals(2, twoLeft().legalMoveCount());
    assertEquals(0, twoLeft().play("t2").legalMoveCount());
  }

  @Test
  void aPositionWithAnOutcomeIsOver() {
    Outcome draw = Outcome.draw(CountdownGame.Reason.LAST_TWO_TAKEN);
    assertTrue(Defaults.of(Position.class, ImmutableMap.of("outcome", Optional.of(draw))).isOver());
    assertFalse(Defaults.of(Position.class, ImmutableMap.of("outcome", Optional.empty())).isOver());
  }

  @Test
  void theTextIsThatOfTheObject() {
    assertEquals("2 b", twoLeft().text());
  }

  @Test
  void aSymmetryKeepsThePlayers() {
    assertFalse(twoLeft().game().symmetries().get(0).swapsPlayers());
  }

  @Test
  void theFirstPlayerIsBlack() {
    assertEquals(Color.BLACK, Color.of(Player.FIRST));
    assertEquals(Color.WHITE, Color.of(Player.SECOND));
  }

  @Test
  void theSideToMoveIsTheSideOfThePlayerToMove() {
    assertEquals(Optional.of(Color.BLACK), twoLeft().sideToMove());
    assertEquals(Optional.of(Color.WHITE), twoLeft().play("t1").sideToMove());
    assertEquals(Optional.empty(), twoLeft().play("t2").sideToMove());
  }

  @Test
  void aPositionHasNoFactsByDefault() {
    assertEquals(ImmutableMap.of(), twoLeft().facts());
  }

  @Test
  void aPositionHasNoComponentsByDefault() {
    assertEquals(ImmutableList.of(), twoLeft().components());
  }

  @Test
  void successorsFollowTheLegalMoves() {
    Position<?> position = twoLeft();
    List<? extends Position<?>> successors = position.successors();
    assertEquals(List.of(twoLeft().play("t1"), twoLeft().play("t2")), successors);
    for (int i = 0; i < successors.size(); i++) {
      assertEquals(successors.get(i), position.successor(i));
    }
    assertEquals(List.of(), twoLeft().play("t2").successors());
  }

  @Test
  void successorsAreIndexedByLegalMoves() {
    assertThrows(IndexOutOfBoundsException.class, () -> twoLeft().successor(2));
    assertThrows(IndexOutOfBoundsException.class, () -> twoLeft().successor(-1));
    assertThrows(IndexOutOfBoundsException.class, () -> twoLeft().successors().get(2));
  }

  @Test
  void successorsCannotBeChanged() {
    List<?> successors = twoLeft().successors();
    assertThrows(UnsupportedOperationException.class, () -> successors.remove(0));
    assertThrows(UnsupportedOperationException.class, successors::clear);
  }

  @Test
  void violationParsesLeniently() {
    assertEquals(Optional.empty(), twoLeft().violation("t2"));
    assertEquals(twoLeft().violation(new CountdownMove(3)), twoLeft().violation("t3"));
    assertTrue(twoLeft().isLegal("t2"));
    assertFalse(twoLeft().isLegal("t3"));
  }

  @Test
  void aTextThatIsNoMoveIsAViolation() {
    for (String text : List.of("", "hello", "t4", "t2 t2")) {
      NotationException refusal =
          assertThrows(NotationException.class, () -> twoLeft().parseMove(text));
      Violation violation = twoLeft().violation(text).orElseThrow();
      assertEquals(refusal.code(), violation.code());
      assertEquals(refusal.getMessage(), violation.message());
      assertEquals(refusal.offset(), violation.parameters().get("offset"));
      assertFalse(twoLeft().isLegal(text));
    }
  }

  @Test
  void aMoveHasNoCellsByDefault() {
    assertEquals("take2", new CountdownMove(2).notation());
    assertEquals(ImmutableList.of(), new CountdownMove(2).cells());
  }

  @Test
  void aGameParsesAndChecksPositions() {
    CountdownGame game = new CountdownType().game(Options.of("heap", "2"));
    assertEquals(twoLeft(), game.parsePosition("2 b"));
    assertEquals(twoLeft(), game.position(game.parseSetup("2 b")));
    assertEquals(ImmutableList.of(), game.defects(game.parseSetup("2 b")));
    Setup tooMany = game.parseSetup("3 b");
    SetupException refusal = assertThrows(SetupException.class, () -> game.position(tooMany));
    assertEquals(game.defects(tooMany), refusal.defects());
    assertFalse(refusal.defects().isEmpty());
  }

  @Test
  void aColorHasAnOppositeAndALetter() {
    assertEquals(Color.WHITE, Color.BLACK.opposite());
    assertEquals(Color.BLACK, Color.WHITE.opposite());
    assertEquals("bw", "" + Color.BLACK.symbol() + Color.WHITE.symbol());
  }
}
