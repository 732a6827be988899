package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that moves are understood as people type them where a move stands alone. */
class LoaTypedMovesTest {
  private static final LoaPosition START = Loa.game().start();

  @Test
  void whatPeopleTypeIsUnderstood() {
    for (String text :
        List.of(
            "b1b3",
            "b1 b3",
            "b1 - b3",
            "b1–b3",
            "b1 — b3",
            "b1→b3",
            "b1 -> b3",
            "B1B3",
            " b1b3 ")) {
      assertEquals("b1-b3", START.parseMove(text).notation(), text);
      assertTrue(START.isLegal(text), text);
      assertEquals(START.play("b1-b3"), START.play(text), text);
      assertEquals(START.play("b1-b3"), GameInProgress.of(Loa.game()).play(text).position(), text);
      assertThrows(NotationException.class, () -> START.parseMove(text, Strictness.STRICT), text);
    }
    LoaPosition reply = START.play("b1-b3");
    for (String text : List.of("h7f7", "h7 f7", "h7xf7", "h7 x f7")) {
      assertTrue(reply.isLegal(text), text);
    }
  }

  @Test
  void whatCouldBeSeveralMovesIsRefused() {
    LoaPosition large = new LoaGameType().game(Options.parse("size=12")).start();
    assertThrows(NotationException.class, () -> large.parseMove("b1 1b1 2"));
    assertThrows(NotationException.class, () -> large.parseMove("b 1 1 b 1 2"));
    for (String text : List.of("", " ", "-", "b1", "b1-b3-b5", "b1b3b5", "b".repeat(100_000))) {
      assertFalse(START.isLegal(text), text);
    }
  }

  @Test
  void anIllegalMoveIsRefusedAsSuchAndNoMoveWithAnExample() {
    assertEquals(LoaViolationCode.WRONG_DISTANCE, START.violation("b1b4").orElseThrow().code());
    NotationException e = assertThrows(NotationException.class, () -> START.parseMove("castle"));
    String message = String.valueOf(e.getMessage());
    String example = message.substring(message.lastIndexOf(' ') + 1);
    assertTrue(START.isLegal(START.parseMove(example, Strictness.STRICT)), message);
  }

  @Test
  void recordsSeparateMovesByBlanks() {
    for (String line : List.of("1. b1b3 *", "1. b1 b3 *", "1. b1–b3 *")) {
      try (Stream<GameVerdict> verdicts =
          Validator.installed().validate("[Game \"loa\"]\n\n" + line, "x.brg")) {
        assertFalse(verdicts.findFirst().orElseThrow().isValid(), line);
      }
    }
  }
}
