package io.github.boardrules.core.territory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.TextScanner;
import io.github.boardrules.core.testing.Defaults;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A position of a territory game answers from its course and its score. */
class TerritoryPositionTest {
  private static TerritoryPosition<?> position(String text) {
    Course course = TerritoryText.readCourse(new TextScanner(text));
    return Defaults.of(
        TerritoryPosition.class, ImmutableMap.of("course", course, "score", course.score(3, 4)));
  }

  @Test
  void whileItIsPlayed() {
    TerritoryPosition<?> played = position("horizontal -0.5 first 1");
    assertEquals(Optional.of(Player.SECOND), played.toMove());
    assertEquals(Optional.of(Orientation.VERTICAL), played.side(Player.FIRST));
    assertEquals(Optional.of(Orientation.HORIZONTAL), played.sideToMove());
    assertEquals(false, played.isOver());
    assertEquals(Optional.empty(), played.outcome());
  }

  @Test
  void inTheOpening() {
    assertEquals(Optional.of(Player.FIRST), position("komi").toMove());
    assertEquals(Optional.empty(), position("komi").sideToMove());
    assertEquals(false, position("side 1").isOver());
  }

  @Test
  void whenItIsOver() {
    TerritoryPosition<?> over = position("vertical -0.5 first 2");
    assertEquals(true, over.isOver());
    assertEquals(Optional.empty(), over.toMove());
    Outcome outcome = over.outcome().orElseThrow();
    assertEquals(Optional.of(Player.SECOND), outcome.winner());
    assertEquals(Optional.of(over.score()), outcome.score());
    assertEquals("twoPasses", outcome.reason().jsonName());
  }

  @Test
  void withoutPointsThereIsOnlyThePass() {
    List<String> passes =
        new TurnMoves<>(SquareBoard.of(2, 2).none(), ImmutableList.of(ImmutableList.of()), "pass");
    assertEquals(ImmutableList.of("pass"), passes);
    assertThrows(IndexOutOfBoundsException.class, () -> passes.get(1));
    assertThrows(IndexOutOfBoundsException.class, () -> passes.get(-1));
  }
}
