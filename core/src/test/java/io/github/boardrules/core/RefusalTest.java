package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.testing.CountdownGame.Defect;
import io.github.boardrules.core.testing.CountdownGame.Fault;
import io.github.boardrules.core.testing.CountdownMove;
import io.github.boardrules.core.testing.CountdownPosition;
import io.github.boardrules.core.testing.CountdownType;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class RefusalTest {
  private static final CountdownPosition TWO_LEFT =
      new CountdownType().game(Options.of("heap", "2")).start();

  @Test
  void theExceptionOfAnIllegalMoveHasItsViolation() {
    IllegalMoveException refusal =
        assertThrows(IllegalMoveException.class, () -> TWO_LEFT.play("take3"));
    assertEquals(new CountdownMove(3), refusal.move());
    assertEquals(Fault.TOO_FEW_LEFT, refusal.violation().code());
    assertEquals(TWO_LEFT.violation(new CountdownMove(3)).orElseThrow(), refusal.violation());
    assertEquals("Illegal move take3: there are only 2", refusal.getMessage());
  }

  @Test
  void aMoveOfAnUnknownTypeMustBelongToTheGame() {
    Position<?> position = TWO_LEFT;
    assertEquals(TWO_LEFT.play("take2"), position.playAny(new CountdownMove(2)));
    assertThrows(IllegalMoveException.class, () -> position.playAny(new CountdownMove(3)));
    for (String notation : List.of("take2", "b1-b3")) {
      Move foreign = move(notation);
      String message =
          assertThrows(IllegalArgumentException.class, () -> position.playAny(foreign))
              .getMessage();
      assertEquals(notation + " is not a move of this game", message);
    }
  }

  private static Move move(String notation) {
    return new Move() {
      @Override
      public String notation() {
        return notation;
      }
    };
  }

  @Test
  void theExceptionOfABadSetupHasAllItsDefects() {
    Violation one =
        Violation.of(Defect.TOO_MANY, "there are too many").withCells(List.of(new Cell(1, 0)));
    Violation two = Violation.of(Defect.TOO_MANY, "far too many");
    SetupException refusal = new SetupException(ImmutableList.of(one, two));
    assertEquals(ImmutableList.of(one, two), refusal.defects());
    assertEquals("Not a position: there are too many; far too many", refusal.getMessage());
    assertThrows(SetupException.class, () -> TWO_LEFT.game().parsePosition("3 b"));
    SetupException many = new SetupException(ImmutableList.copyOf(Collections.nCopies(12, two)));
    assertEquals(12, many.defects().size());
    assertTrue(String.valueOf(many.getMessage()).endsWith("; far too many; and 2 more"));
  }

  @Test
  void aSetupWithoutDefectsIsNotRefused() {
    SetupException.check(ImmutableList.of());
    ImmutableList<Violation> defects = ImmutableList.of(Violation.of(Defect.TOO_MANY, "too many"));
    assertEquals(
        defects, assertThrows(SetupException.class, () -> SetupException.check(defects)).defects());
  }

  @Test
  void aViolationNamesItsCells() {
    Violation violation =
        Violation.of(Fault.GAME_OVER, "over").withCells(List.of(new Cell(1, 0), new Cell(0, 0)));
    assertEquals(ImmutableList.of(new Cell(1, 0), new Cell(0, 0)), violation.cells());
    assertEquals("over [GAME_OVER]", violation.toString());
  }

  @Test
  void aViolationMakesItsMessageOfParameters() {
    Cell from = new Cell(1, 0);
    Cell to = new Cell(1, 4);
    Violation violation =
        Violation.of(Fault.TOO_FEW_LEFT, "{from} to {to} is {found|step|steps}, not {expected}")
            .with("from", from)
            .with("to", to)
            .with("expected", 2)
            .with("found", 1);
    assertEquals("b1 to b5 is 1 step, not 2", violation.message());
    assertEquals(
        "2 Schritte, nicht 1", violation.message("{expected|Schritt|Schritte}, nicht {found}"));
    assertEquals(
        ImmutableMap.of("from", from, "to", to, "expected", 2, "found", 1), violation.parameters());
    assertEquals(ImmutableList.of(from, to), violation.cells());
    assertEquals(ImmutableList.of(to), violation.withCells(List.of(to)).cells());
    assertEquals(
        ImmutableMap.of(
            "code",
            "TOO_FEW_LEFT",
            "message",
            "b1 to b5 is 1 step, not 2",
            "parameters",
            ImmutableMap.of("from", "b1", "to", "b5", "expected", 2, "found", 1),
            "cells",
            ImmutableList.of("b1", "b5")),
        violation.toMap());
    assertEquals(
        ImmutableMap.of("code", "GAME_OVER", "message", "over"),
        Violation.of(Fault.GAME_OVER, "over").toMap());
  }

  @Test
  void parametersHaveTextsForPeopleAndForJson() {
    Violation violation =
        Violation.of(Fault.TOO_FEW_LEFT, "{side} {komi} {half} {move} {cells}")
            .with("side", Color.BLACK)
            .with("komi", 3.0)
            .with("half", -0.5)
            .with("move", "{side}")
            .with("cells", ImmutableList.of(new Cell(0, 0), new Cell(1, 0)));
    assertEquals("Black 3 -0.5 {side} a1, b1", violation.message());
    assertEquals(
        ImmutableMap.of(
            "side",
            "BLACK",
            "komi",
            3.0,
            "half",
            -0.5,
            "move",
            "{side}",
            "cells",
            List.of("a1", "b1")),
        violation.parametersToMap());
  }

  @Test
  void aMalformedSentenceIsRefused() {
    Violation violation = Violation.of(Fault.GAME_OVER, "over").with("found", 2);
    for (String sentence : List.of("{", "{found", "{missing}", "{found|one}", "{}")) {
      IllegalArgumentException refusal =
          assertThrows(IllegalArgumentException.class, () -> violation.message(sentence), sentence);
      assertFalse(String.valueOf(refusal.getMessage()).isEmpty());
    }
    assertThrows(IllegalArgumentException.class, () -> violation.with("found", 3));
  }
}
