package io.github.boardrules.core.territory.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.spi.OptionReader;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.TerritoryRules;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerritoryOptionsTest {
  private static TerritoryRules read(String options) {
    return TerritoryOptions.read(new OptionReader(TerritoryOptions.SPECS, Options.parse(options)));
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
    TerritoryRules rules = TerritoryOptions.read(new OptionReader(TerritoryOptions.SPECS, options));
    assertEquals(25, rules.komi().size());
    assertEquals("-6", rules.komi().first().toString());
    assertEquals("6", rules.komi().last().toString());
    assertEquals(options, TerritoryOptions.write(rules));
    assertEquals(rules, TerritoryRules.standard(2, 3).anyKomi());
    OptionException e =
        assertThrows(
            OptionException.class,
            () ->
                TerritoryOptions.read(
                    new OptionReader(
                        TerritoryOptions.SPECS, Options.parse("komi=ANY opening=FIXED"))));
    assertEquals(OptionException.Code.CONTRADICTION, e.code());
  }

  @Test
  void theLongestListOfKomiOfTheLargestBoardIsParsed() {
    TerritoryRules any = read("width=25 height=25 komi=" + komi(-1250));
    assertEquals(2501, any.komi().size());
    assertEquals("ANY", TerritoryOptions.write(any).get("komi").orElseThrow());
    TerritoryRules rules = read("width=25 height=25 komi=" + komi(-1249));
    assertEquals(2500, rules.komi().size());
    assertEquals(komi(-1249), TerritoryOptions.write(rules).get("komi").orElseThrow());
  }

  /** Returns all multiples of 0.5 from some half points to 625. */
  private static String komi(int fromHalf) {
    return IntStream.rangeClosed(fromHalf, 1250)
        .mapToObj(half -> new Komi(half).toString())
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
    TerritoryRules rules = read("komi=" + range);
    assertEquals(read("komi=" + values).komi(), rules.komi());
    assertEquals(canonical, TerritoryOptions.write(rules).get("komi").orElseThrow());
    assertEquals(rules, read("komi=" + canonical));
    assertEquals(rules.komi(), rules.transposed().transposed().komi());
    assertEquals(rules, rules.transposed().transposed());
  }

  @Test
  void theStandardKomiAsARangeIsStandard() {
    assertEquals(TerritoryRules.standard(), read("komi=0.5..80.5"));
    assertEquals("", TerritoryOptions.write(read("komi=0.5..80.5")).toString());
    assertEquals(
        "height=2 komi=-1..1 width=2",
        TerritoryOptions.write(TerritoryRules.standard(2, 2).pieRange(new Komi(-2), new Komi(2)))
            .toString());
    assertThrows(
        OptionException.class,
        () -> TerritoryRules.standard(2, 2).pieRange(new Komi(-2), new Komi(1)));
  }

  @Test
  void aFixedKomiMayExceedTheNumberOfPoints() {
    assertEquals(new Komi(14), read("width=1 height=3 opening=FIXED komi=7").komi().first());
    assertThrows(OptionException.class, () -> read("width=1 height=3 komi=7"));
  }

  @Test
  void defaultValuesAreNotWritten() {
    assertEquals(Options.none(), TerritoryOptions.write(read("width=9 height=9 opening=PIE")));
    assertEquals(
        "height=2 komi=3,4.5", TerritoryOptions.write(read("komi=4.5,3.0 height=2")).toString());
  }

  @Test
  void aFixedOpeningIsWritten() {
    TerritoryRules fixed = TerritoryRules.standard(2, 2).fixed(new Komi(-9));
    assertEquals(
        "height=2 komi=-4.5 opening=FIXED width=2", TerritoryOptions.write(fixed).toString());
  }

  @Test
  void transposingTwiceChangesNothing() {
    TerritoryRules rules = read("width=3 height=4 komi=-1,2.5");
    assertEquals(
        "height=3 komi=-2.5,1 width=4", TerritoryOptions.write(rules.transposed()).toString());
    assertEquals(rules, rules.transposed().transposed());
  }
}
