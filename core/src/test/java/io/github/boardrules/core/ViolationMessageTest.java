package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.testing.CountdownGame.Fault;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sentences that are made from the parameters of a violation. */
class ViolationMessageTest {
  private static final Cell A1 = new Cell(0, 0);
  private static final Cell B1 = new Cell(1, 0);

  private static final Violation VIOLATION =
      Violation.of(Fault.TOO_FEW_LEFT, "too few").with("n", 2).with("none", 0).with("one", 1);

  @ParameterizedTest
  @CsvSource({
    "'', ''",
    "no parameter, no parameter",
    "{n}, 2",
    "a {n}, a 2",
    "{n} b, 2 b",
    "{n}{one}, 21",
    "a}{n}}, a}2}",
    "{n|cell|cells}, 2 cells",
    "{one|cell|cells}!, 1 cell!",
    "{none|cell|cells}, 0 cells",
    "{one||s}, '1 '",
    "{n||s}, 2 s",
    "{one|a|b|c}, 1 a",
    "{n|a|b|c}, 2 b|c"
  })
  void placeholdersAreReplaced(String sentence, String message) {
    assertEquals(message, VIOLATION.message(sentence));
  }

  @Test
  void theTemplateIsNotPartOfTheMessageOfAnotherSentence() {
    assertEquals("too few", VIOLATION.message());
    assertEquals("two is 2", VIOLATION.message("two is {n}"));
    assertEquals("too few [TOO_FEW_LEFT]", VIOLATION.toString());
  }

  /** The cells are those of the parameters, in order, each once. */
  @Test
  void aCellThatTwoParametersNameIsOneCell() {
    Violation violation =
        Violation.of(Fault.TOO_FEW_LEFT, "{from} {to} {all}")
            .with("from", B1)
            .with("to", B1)
            .with("all", ImmutableList.of(A1, B1));
    assertEquals(List.of(B1, A1), violation.cells());
    assertEquals("b1 b1 a1, b1", violation.message());
    assertEquals(
        ImmutableMap.of("from", "b1", "to", "b1", "all", List.of("a1", "b1")),
        violation.parametersToMap());
    assertEquals(List.of("b1", "a1"), violation.toMap().get("cells"));
    assertEquals(ImmutableList.of(), violation.withCells(List.of()).cells());
  }

  @ParameterizedTest
  @CsvSource({"1, 1 point", "0, 0 points", "0.5, 0.5 points", "2, 2 points", "-1, -1 points"})
  void numbersThatNeedNotBeWholeHaveAPlural(double number, String message) {
    Violation violation = Violation.of(Fault.GAME_OVER, "{komi|point|points}");
    assertEquals(message, violation.with("komi", number).message());
  }

  @Test
  void numbersHaveADecimalPointOnlyIfTheyNeedOne() {
    for (double number : new double[] {0, -3, 2.5, -0.5, 1e9}) {
      String expected = number % 1 == 0 ? Long.toString((long) number) : Double.toString(number);
      Violation violation = Violation.of(Fault.GAME_OVER, "{komi}").with("komi", number);
      assertEquals(expected, violation.message());
      assertEquals(ImmutableMap.of("komi", number), violation.parametersToMap());
    }
  }

  private enum Wind implements Side {
    NORTH;

    @Override
    public String toString() {
      return "the north";
    }
  }

  @Test
  void aSideHasItsTitleInTheMessageAndItsNameInJson() {
    Violation violation = Violation.of(Fault.GAME_OVER, "{side} blows").with("side", Wind.NORTH);
    assertEquals("North blows", violation.message());
    assertEquals(ImmutableMap.of("side", "NORTH"), violation.parametersToMap());
  }
}
