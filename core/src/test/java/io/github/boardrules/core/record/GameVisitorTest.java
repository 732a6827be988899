package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.brg.BrgFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Visits games, and skips some. */
class GameVisitorTest {
  private static final Validator BRG = TestRecords.UNTAGGED.withFormat(BrgFormat.BRG);
  private static final String THREE_GAMES =
      """
      [Event "A"]
      { good }  take2 take1 *

      [Event "B"]
      take1 take9 take2 *

      [Event "C"]
      *
      """;

  /** Writes down every call. */
  private static final class Written implements GameVisitor {
    private final List<String> calls = new ArrayList<>();
    private final List<Object> verdicts = new ArrayList<>();
    private final String skippedEvent;
    private final int plies;

    Written(String skippedEvent, int plies) {
      this.skippedEvent = skippedEvent;
      this.plies = plies;
    }

    @Override
    public boolean begin(GameRecord header, Position<?> start) {
      String event = header.header().tag("Event").orElse("");
      calls.add(event + header.header().comment());
      assertFalse(start.isOver());
      assertTrue(header.moves().isEmpty());
      return !event.equals(skippedEvent);
    }

    @Override
    public boolean ply(int number, Move move, Position<?> after) {
      calls.add(number + "." + move);
      assertTrue(after.isOver() || !after.legalMoves().isEmpty());
      return number < plies;
    }

    @Override
    public void end(GameVerdict verdict) {
      calls.add("end " + verdict.number());
      verdicts.add(verdict.toMap() + verdict.header().comment());
    }
  }

  private static Written visit(Written visitor, String text) {
    try (Records games = BRG.open(text, "text")) {
      games.visit(visitor);
      assertThrows(IllegalStateException.class, () -> games.visit(visitor));
    }
    return visitor;
  }

  @Test
  void aVisitorReceivesTheLegalMovesAndTheVerdicts() {
    Written visitor = visit(new Written("", Integer.MAX_VALUE), THREE_GAMES);
    try (Stream<GameVerdict> verdicts = BRG.validate(THREE_GAMES, "text")) {
      assertEquals(verdicts.map(v -> v.toMap() + v.header().comment()).toList(), visitor.verdicts);
    }
    assertEquals(
        List.of("Agood", "1.take2", "2.take1", "end 1", "B", "1.take1", "end 2", "C", "end 3"),
        visitor.calls);
  }

  @Test
  void aSkippedGameHasNoVerdict() {
    assertEquals(
        List.of("Agood", "B", "1.take1", "end 2", "C", "end 3"),
        visit(new Written("A", Integer.MAX_VALUE), THREE_GAMES).calls);
    assertEquals(
        List.of("Agood", "1.take2", "B", "1.take1", "C", "end 3"),
        visit(new Written("", 1), THREE_GAMES).calls);
  }

  /** The cause of the end belongs to the game that was cut, and its verdict precedes no game. */
  @Test
  void aCutGameEndsWithTheCause() {
    Validator limited = BRG.withLimits(ReadLimits.defaults().with(ReadLimits.Limit.TEXT, 55));
    Written visitor = new Written("", Integer.MAX_VALUE);
    try (Records games = limited.open(THREE_GAMES, "text")) {
      games.visit(visitor);
    }
    assertEquals("end 2", visitor.calls.get(visitor.calls.size() - 1));
    assertTrue(visitor.verdicts.get(1).toString().contains("TOO_MUCH_TEXT"));
  }

  @Test
  void aTextWithoutAGameHasAVerdict() {
    assertEquals(List.of("end 1"), visit(new Written("", 1), "").calls);
  }
}
