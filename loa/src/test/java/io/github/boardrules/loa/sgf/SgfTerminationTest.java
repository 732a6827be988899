package io.github.boardrules.loa.sgf;

import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SgfTerminationTest {
  @ParameterizedTest
  @CsvSource({
    "RE[B+R], TAG[Termination:time forfeit], CONTRADICTORY_RESULTS",
    "RE[B+R], TAG[Termination:resignation by FIRST], CONTRADICTORY_RESULTS",
    "RE[B+R], TAG[Termination:resignation], ",
    "RE[B+], TAG[Termination:resignation], ",
    "RE[B+], TAG[Termination:agreement], RESULT_CONTRADICTED",
    "RE[0], TAG[Termination:agreement], ",
    "RE[0], TAG[Termination:forfeit], RESULT_CONTRADICTED",
    "RE[W+], TAG[Termination:RESIGNATION], BAD_TAG",
    "RE[B+Resignation], , BAD_RESULT",
    "RE[B+3.5], , ",
  })
  void sgfFollowsTheTable(String result, String tag, String code) {
    String text = "(;GM[9]" + result + (tag == null ? "" : tag) + ";B[b1-b3])";
    try (var verdicts = Records.OPTIONS.withFormat(SGF).validate(text, "t")) {
      assertEquals(
          Optional.ofNullable(code).stream().toList(),
          verdicts
              .flatMap(verdict -> verdict.problems().stream())
              .map(p -> p.code().name())
              .toList());
    }
  }
}
