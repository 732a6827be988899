package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.testing.CountdownMove;
import io.github.boardrules.core.testing.CountdownPosition;
import io.github.boardrules.core.testing.CountdownType;
import io.github.boardrules.core.testing.Defaults;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What positions and games say unless they know better. */
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
  void aMoveIsLegalIfItBreaksNoRule() {
    assertTrue(twoLeft().isLegal(new CountdownMove(2)));
    assertFalse(twoLeft().isLegal(new CountdownMove(3)));
  }

  @Test
  void theSideToMoveIsThatOfTheSeatToMove() {
    assertEquals(Optional.of(Colour.BLACK), twoLeft().sideToMove());
    assertEquals(Optional.of(Colour.WHITE), twoLeft().play("t1").sideToMove());
    assertEquals(Optional.empty(), twoLeft().play("t2").sideToMove());
  }

  @Test
  void aPositionThatSaysNothingHasNoFacts() {
    assertEquals(ImmutableMap.of(), twoLeft().facts());
  }

  @Test
  void movesAreListedUpToElevenByEleven() {
    assertTrue(gameOn(SquareBoard.of(11, 11)).tracesListMoves());
    assertFalse(gameOn(SquareBoard.of(12, 11)).tracesListMoves());
  }

  private static Game<?> gameOn(SquareBoard board) {
    return Defaults.of(Game.class, ImmutableMap.of("board", board));
  }

  @Test
  void aColourHasAnOppositeAndALetter() {
    assertEquals(Colour.WHITE, Colour.BLACK.opposite());
    assertEquals(Colour.BLACK, Colour.WHITE.opposite());
    assertEquals("bw", "" + Colour.BLACK.symbol() + Colour.WHITE.symbol());
  }
}
