package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.text.ErrorCode;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Every entry that the documentation of {@link RecordProblem#toMap()} lists. */
class RecordProblemTest {
  private enum Rule implements ErrorCode {
    BLOCKED
  }

  private static final Violation ONE =
      Violation.of(Rule.BLOCKED, "{cell} is blocked").with("cell", new Cell(1, 0));

  private static RecordProblem problem(TextLocation place, Violation... violations) {
    return new ProblemData(
        Code.ILLEGAL_MOVE,
        place,
        3,
        "why",
        ImmutableList.copyOf(violations),
        Optional.empty(),
        violations.length > 1);
  }

  @Test
  void aProblemWithOneViolationHasItsParametersAndCells() {
    Map<String, Object> map = problem(TextLocation.of("t", 2, 5, 9), ONE).toMap();
    assertEquals(
        Set.of("code", "reason", "message", "parameters", "ply", "line", "column", "cells"),
        map.keySet());
    assertEquals("ILLEGAL_MOVE", map.get("code"));
    assertEquals("BLOCKED", map.get("reason"));
    assertEquals("why", map.get("message"));
    assertEquals(ONE.parametersToMap(), map.get("parameters"));
    assertEquals(3, map.get("ply"));
    assertEquals(2L, map.get("line"));
    assertEquals(5L, map.get("column"));
    assertEquals(List.of("b1"), map.get("cells"));
  }

  @Test
  void severalViolationsHaveTheirCellsOnceAndNoParameters() {
    Violation other = Violation.of(Rule.BLOCKED, "{cell} is blocked").with("cell", new Cell(0, 1));
    Map<String, Object> map =
        problem(TextLocation.of("t", 1, 1, 0, "/moves/2"), ONE, other, ONE).toMap();
    assertEquals(
        Set.of(
            "code", "reason", "message", "ply", "line", "column", "pointer", "cells", "variation"),
        map.keySet());
    assertEquals("/moves/2", map.get("pointer"));
    assertEquals(true, map.get("variation"));
  }

  @Test
  void aProblemWithoutATextHasNoPlace() {
    RecordProblem nowhere = problem(TextLocation.nowhere());
    assertEquals(Set.of("code", "reason", "message", "ply"), nowhere.toMap().keySet());
    TextLocation place = TextLocation.of("u", 4, 1, 80);
    assertEquals(place, nowhere.withLocation(place).location());
    assertEquals(nowhere, nowhere.withLocation(place).withLocation(TextLocation.nowhere()));
  }

  @Test
  void onlyWhatKeepsATextFromBeingReadIsDamage() {
    EnumSet<Code> damage = EnumSet.allOf(Code.class);
    damage.removeIf(code -> !code.isDamage());
    assertEquals(
        EnumSet.of(Code.TRUNCATED, Code.CORRUPT, Code.UNREADABLE, Code.INFLATES_TOO_MUCH), damage);
  }

  @Test
  void theTextHasThePlaceTheCodeAndTheMessage() {
    assertEquals("t:2:5: ILLEGAL_MOVE: why", problem(TextLocation.of("t", 2, 5, 9)).toString());
  }
}
