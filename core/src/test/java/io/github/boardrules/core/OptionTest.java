package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Option.Kind;
import io.github.boardrules.core.Option.NamedValue;
import io.github.boardrules.core.Option.Range;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The values of an option, and what a form shows of it. */
class OptionTest {
  private static final NamedValue BLACK = Option.value(Color.BLACK, "Black", "The dark side.");
  private static final NamedValue WHITE = Option.value(Color.WHITE, "White", "The light side.");

  private static final Option<Integer> SIZE = Option.integer("size", "Size", -2, 12, 7, "A size.");
  private static final Option<Boolean> WIDE =
      Option.flag("wide", "Wide", false, "Whether it is wide.");
  private static final Option<String> COLOR =
      Option.choice("color", "Color", "BLACK", "A color, not white.", BLACK);
  private static final Option<String> NOTE =
      Option.text("note", "Note", "any text", "nothing", "A text.", WHITE);
  private static final Option<Integer> SIDE =
      Option.integer("side", "Side", new Range(3, 15, 2), 9, "An odd number.");
  private static final Option<Color> ANY_COLOR =
      Option.choice("side", "Side", Color.WHITE, "A side.", BLACK, WHITE);

  private static void assertRefused(
      OptionException.Code code, String option, String message, Executable reading) {
    OptionException refusal = assertThrows(OptionException.class, reading);
    assertEquals(code, refusal.code());
    assertEquals(option, refusal.option());
    assertEquals("Option " + option + ": " + message, refusal.getMessage());
  }

  @Test
  void aValueOfAnEnumHasTheNameOfItsConstant() {
    assertEquals(new NamedValue("BLACK", "Black", "The dark side.", Options.none()), BLACK);
    assertEquals(WHITE, Option.value(Color.WHITE, "White", "The light side."));
  }

  @Test
  void missingOptionsHaveDefaults() {
    Options none = Options.none();
    assertEquals(7, none.get(SIZE));
    assertFalse(none.get(WIDE));
    assertEquals("BLACK", none.get(COLOR));
    assertEquals(Color.WHITE, none.get(ANY_COLOR));
    assertEquals("nothing", none.get(NOTE));
  }

  @Test
  void givenOptionsAreParsed() {
    Options options = Options.parse("size=9 wide=true color=black note=\"a b\" side=11");
    assertEquals(9, options.get(SIZE));
    assertTrue(options.get(WIDE));
    assertEquals("BLACK", options.get(COLOR));
    assertEquals("a b", options.get(NOTE));
    assertEquals(11, options.get(SIDE));
    assertFalse(WIDE.parse("false"));
  }

  @ParameterizedTest
  @CsvSource({"-2, -2", "12, 12", "0, 0", "-0, 0", "007, 7"})
  void numbersWithinBoundsAreParsed(String text, int number) {
    assertEquals(number, SIZE.parse(text));
    assertEquals(Integer.toString(number), SIZE.canonical(text));
    assertEquals(Integer.toString(number), SIZE.text(number));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-3", "13", "99999999999999999999", "-99999999999999999999"})
  void numbersBeyondBoundsAreRefused(String text) {
    assertRefused(
        OptionException.Code.OUT_OF_RANGE,
        "size",
        "must be a whole number from -2 to 12, but is '" + text + "'",
        () -> SIZE.parse(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "+7", "7.0", "7x", "1e1", "seven", "--7", "-"})
  void malformedNumbersAreRefused(String text) {
    assertRefused(
        OptionException.Code.UNREADABLE,
        "size",
        "must be a whole number from -2 to 12, but is '" + text + "'",
        () -> SIZE.parse(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"4", "14"})
  void numbersBetweenStepsAreRefused(String text) {
    assertRefused(
        OptionException.Code.BETWEEN_STEPS,
        "side",
        "must be a whole number from 3 to 15 in steps of 2, but is '" + text + "'",
        () -> SIDE.parse(text));
  }

  /** With steps of 2, a sum and a difference would not differ. */
  @Test
  void stepsAreCountedFromTheMinimum() {
    Option<Integer> option = Option.integer("n", "N", new Range(1, 10, 3), 4, "A number.");
    for (int number = 1; number <= 10; number++) {
      String text = Integer.toString(number);
      if (number == 1 || number == 4 || number == 7 || number == 10) {
        assertEquals(number, option.parse(text));
      } else {
        OptionException refusal = assertThrows(OptionException.class, () -> option.parse(text));
        assertEquals(OptionException.Code.BETWEEN_STEPS, refusal.code());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "yes", "1", "tru"})
  void malformedFlagsAreRefused(String text) {
    assertRefused(
        OptionException.Code.UNREADABLE,
        "wide",
        "must be true or false, but is '" + text + "'",
        () -> WIDE.parse(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"true", "TRUE", "True"})
  void theLetterCaseOfFlagsDoesNotMatter(String text) {
    assertTrue(WIDE.parse(text));
    assertEquals("true", WIDE.canonical(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"WHITE", "BLAC", ""})
  void unknownChoicesAreRefused(String text) {
    assertRefused(
        OptionException.Code.OUT_OF_RANGE,
        "color",
        "must be one of BLACK, but is '" + text + "'",
        () -> COLOR.parse(text));
  }

  /** The last text has the Kelvin sign, which has the lower case of K. */
  @Test
  void theLetterCaseOfChoicesDoesNotMatter() {
    for (String text : ImmutableList.of("BLACK", "black", "Black")) {
      assertEquals("BLACK", COLOR.parse(text));
      assertEquals("BLACK", COLOR.canonical(text));
      assertEquals(Color.BLACK, ANY_COLOR.parse(text));
    }
    assertThrows(OptionException.class, () -> COLOR.parse("BLAC\u212A"));
  }

  @Test
  void unknownOptionsAreRefused() {
    ImmutableList<Option<?>> known = ImmutableList.of(SIZE, WIDE, COLOR, NOTE, SIDE);
    Options options = Options.parse("size=7 side=9");
    assertEquals(options, options.checked(known));
    assertRefused(
        OptionException.Code.UNKNOWN_OPTION,
        "length",
        "not an option of this game, which has size, wide, color, note, side",
        () -> Options.parse("size=7 length=2").checked(known));
  }

  /** A form must offer each constant, and no other value. */
  @Test
  void aChoiceOfAnEnumNamesEachConstantInOrder() {
    for (NamedValue[] values :
        new NamedValue[][] {{}, {WHITE}, {WHITE, BLACK}, {BLACK, WHITE, WHITE}, {WHITE, WHITE}}) {
      assertThrows(
          IllegalArgumentException.class,
          () -> Option.choice("side", "Side", Color.WHITE, "A side.", values));
    }
  }

  @Test
  void onlyChoicesAndTextsHaveNamedValues() {
    assertEquals(List.of(BLACK, WHITE), ANY_COLOR.values());
    assertEquals("one of BLACK, WHITE", ANY_COLOR.expected());
    assertEquals(List.of(WHITE), NOTE.values());
    assertEquals("any text", NOTE.expected());
    assertEquals("whatever", NOTE.parse("whatever"));
    assertEquals(List.of(), SIZE.values());
    assertEquals("a whole number from -2 to 12", SIZE.expected());
    assertEquals(List.of(), WIDE.values());
    assertEquals("true or false", WIDE.expected());
  }

  @Test
  void aFormAsksForTheKind() {
    assertEquals(
        List.of(Kind.INTEGER, Kind.FLAG, Kind.CHOICE, Kind.TEXT, Kind.INTEGER, Kind.CHOICE),
        ImmutableList.of(SIZE, WIDE, COLOR, NOTE, SIDE, ANY_COLOR).stream()
            .map(Option::kind)
            .toList());
    assertEquals(Optional.of(new Range(-2, 12, 1)), SIZE.range());
    assertEquals(Optional.of(new Range(3, 15, 2)), SIDE.range());
    assertEquals(Optional.empty(), WIDE.range());
    assertEquals("size", SIZE.toString());
    assertEquals("Size", SIZE.title());
    assertEquals("A size.", SIZE.description());
  }

  /** The values that a form shows do not depend on the type of the values in Java. */
  @Test
  void anOptionMayHaveValuesOfAnotherType() {
    Option<Integer> option = NOTE.as(String::length, "x"::repeat);
    assertEquals(3, option.parse("abc"));
    assertEquals("xxx", option.text(3));
    assertEquals(NOTE.name(), option.name());
    assertEquals(NOTE.values(), option.values());
    assertEquals(NOTE.defaultText(), option.defaultText());
    assertEquals(NOTE.kind(), option.kind());
  }

  @Test
  void aPresetImpliesOtherOptions() {
    NamedValue small = new NamedValue("SMALL", "Small", "A small board.", Options.of("size", "3"));
    assertTrue(Option.choice("preset", "Rules", "SMALL", "A set.", small).isPreset());
    assertFalse(ANY_COLOR.isPreset());
  }

  @Test
  void optionsHaveDefaultsOfTheirOwnValues() {
    assertEquals(
        List.of("7", "false", "BLACK", "nothing", "9", "WHITE"),
        ImmutableList.of(SIZE, WIDE, COLOR, NOTE, SIDE, ANY_COLOR).stream()
            .map(Option::defaultText)
            .toList());
    assertThrows(
        IllegalArgumentException.class, () -> Option.choice("a", "A", "C", "A choice.", BLACK));
    assertThrows(
        IllegalArgumentException.class, () -> Option.integer("a", "A", 1, 2, 3, "A number."));
    for (int step : new int[] {0, -2, 5, 12}) {
      assertThrows(
          IllegalArgumentException.class,
          () -> Option.integer("a", "A", new Range(3, 15, step), 9, "A number."));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "3, 15, 2, 3",
    "3, 15, 2, 15",
    "3, 3, 1, 3",
    "-2147483647, 2147483647, 2, 1",
  })
  void defaultsMayBeTheMinimumOrTheMaximum(int min, int max, int step, int byDefault) {
    assertEquals(
        Integer.toString(byDefault),
        Option.integer("a", "A", new Range(min, max, step), byDefault, "A number.").defaultText());
  }

  @ParameterizedTest
  @CsvSource({"3, 15, 2, 1", "3, 15, 2, 17", "3, 15, 2, 4", "3, 14, 2, 3", "3, 16, 2, 15"})
  void rangesConsistOfSteps(int min, int max, int step, int byDefault) {
    assertThrows(
        IllegalArgumentException.class,
        () -> Option.integer("a", "A", new Range(min, max, step), byDefault, "A number."));
  }
}
