package io.github.boardrules.core.territory.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.KomiChoice;
import io.github.boardrules.core.territory.TerritoryRules;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerritoryOptionsTest {
  /** Creates a game, too, which refuses contradictions. */
  private static DotsRules read(String options) {
    return Dots.of(options).rules();
  }

  @ParameterizedTest
  @CsvSource({
    "width=0, OUT_OF_RANGE, width",
    "height=26, OUT_OF_RANGE, height",
    "width=nine, UNREADABLE, width",
    "komi=, UNREADABLE, komi",
    "'komi=1,x', UNREADABLE, komi",
    "komi=81.5, OUT_OF_RANGE, komi",
    "komi=-81.5, OUT_OF_RANGE, komi",
    "komi=1000, OUT_OF_RANGE, komi",
    "'komi=1,1.0', CONTRADICTION, komi",
    "komi=1.., UNREADABLE, komi",
    "komi=..1, UNREADABLE, komi",
    "komi=1...3, UNREADABLE, komi",
    "'komi=0,1..3', UNREADABLE, komi",
    "komi=1..2..3, UNREADABLE, komi",
    "komi=0..82, OUT_OF_RANGE, komi",
    "komi=-82..0, OUT_OF_RANGE, komi",
    "komi=0..1.5, CONTRADICTION, komi",
    "komi=3..2, CONTRADICTION, komi",
    "opening=FIXED komi=1..2, CONTRADICTION, komi",
    "opening=FIXED, CONTRADICTION, komi",
    "'opening=FIXED komi=1,2', CONTRADICTION, komi",
    "opening=OPEN, OUT_OF_RANGE, opening",
    "side=9, UNKNOWN_OPTION, side",
  })
  void invalidOptionsAreRejectedByName(String options, OptionException.Code code, String name) {
    OptionException error = assertThrows(OptionException.class, () -> read(options));
    assertEquals(code, error.code(), error.getMessage());
    assertEquals(name, error.option());
  }

  @Test
  void anyKomiIsEveryMultipleOfHalfAPoint() {
    Options options = Options.parse("height=3 komi=ANY width=2");
    DotsRules rules = read("height=3 komi=ANY width=2");
    assertEquals(25, rules.komi().size());
    assertEquals("-6", rules.komi().first().toString());
    assertEquals("6", rules.komi().last().toString());
    assertEquals(options, rules.options());
    assertEquals(rules, read("width=2 height=3").with(TerritoryRules.KOMI, KomiChoice.any()));
    OptionException e = assertThrows(OptionException.class, () -> read("komi=ANY opening=FIXED"));
    assertEquals(OptionException.Code.CONTRADICTION, e.code());
  }

  @Test
  void theLongestListOfKomiOfTheLargestBoardIsParsed() {
    DotsRules any = read("width=25 height=25 komi=" + komi(-1250));
    assertEquals(2501, any.komi().size());
    assertEquals("ANY", any.options().get("komi").orElseThrow());
    DotsRules rules = read("width=25 height=25 komi=" + komi(-1249));
    assertEquals(2500, rules.komi().size());
    assertEquals(komi(-1249), rules.options().get("komi").orElseThrow());
  }

  /** Returns all multiples of 0.5 from some half points to 625. */
  private static String komi(int fromHalf) {
    return IntStream.rangeClosed(fromHalf, 1250)
        .mapToObj(half -> Komi.ofHalfPoints(half).toString())
        .collect(Collectors.joining(","));
  }

  @ParameterizedTest
  @CsvSource({
    "-1..2, '-1,0,1,2', -1..2",
    "-0.5..1.5, '-0.5,0.5,1.5', -0.5..1.5",
    "-81..-80, '-81,-80', -81..-80",
    "3..3, 3, 3",
  })
  void aRangeOfKomiHasStepsOfOne(String range, String values, String canonical) {
    DotsRules rules = read("komi=" + range);
    assertEquals(read("komi=" + values).komi(), rules.komi());
    assertEquals(canonical, rules.options().get("komi").orElseThrow());
    assertEquals(rules, read("komi=" + canonical));
    assertEquals(rules.komi(), rules.transposed().transposed().komi());
    assertEquals(rules, rules.transposed().transposed());
  }

  @Test
  void theStandardKomiAsARangeIsStandard() {
    assertEquals(DotsRules.STANDARD, read("komi=0.5..80.5"));
    assertEquals("", read("komi=0.5..80.5").options().toString());
    assertEquals(
        "height=2 komi=-1..1 width=2",
        read("width=2 height=2")
            .with(
                TerritoryRules.KOMI, KomiChoice.range(Komi.ofHalfPoints(-2), Komi.ofHalfPoints(2)))
            .options()
            .toString());
    assertThrows(
        OptionException.class, () -> KomiChoice.range(Komi.ofHalfPoints(-2), Komi.ofHalfPoints(1)));
  }

  @Test
  void aFixedKomiMayExceedTheNumberOfPoints() {
    assertEquals(
        Komi.ofHalfPoints(14), read("width=1 height=3 opening=FIXED komi=7").komi().first());
    assertThrows(OptionException.class, () -> read("width=1 height=3 komi=7"));
  }

  @Test
  void defaultValuesAreNotWritten() {
    assertEquals(Options.none(), read("width=9 height=9 opening=PIE").options());
    assertEquals("height=2 komi=3,4.5", read("komi=4.5,3.0 height=2").options().toString());
  }

  @Test
  void aFixedOpeningIsWritten() {
    DotsRules fixed = read("width=2 height=2 komi=-4.5 opening=FIXED");
    assertEquals("height=2 komi=-4.5 opening=FIXED width=2", fixed.options().toString());
  }

  @Test
  void transposingTwiceChangesNothing() {
    DotsRules rules = read("width=3 height=4 komi=-1,2.5");
    assertEquals("height=3 komi=-2.5,1 width=4", rules.transposed().options().toString());
    assertEquals(rules, rules.transposed().transposed());
  }
}
