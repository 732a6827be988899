package io.github.boardrules.core.spi;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.OptionSpec.NamedValue;
import io.github.boardrules.core.Options;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OptionReaderTest {
  private static final NamedValue BLACK = OptionSpec.value(Color.BLACK, "Black", "The dark side.");
  private static final NamedValue WHITE = OptionSpec.value(Color.WHITE, "White", "The light side.");

  private static ImmutableList<OptionSpec> specs() {
    return ImmutableList.of(
        OptionSpec.integer("size", "Size", -2, 12, 7, "The size."),
        new OptionSpec.Flag("wide", "Wide", false, "Whether it is wide."),
        new OptionSpec.Choice(
            "color", "Color", ImmutableList.of(BLACK), "BLACK", "A color, not white."),
        new OptionSpec.Text("note", "Note", "any text", ImmutableList.of(), "nothing", "A text."),
        new OptionSpec.WholeNumber("side", "Side", 3, 15, 2, 9, "An odd number."));
  }

  private static OptionReader reader(String options) {
    return new OptionReader(specs(), Options.parse(options));
  }

  private static void assertRefused(
      OptionException.Code code, String option, String message, Executable reading) {
    OptionException refusal = assertThrows(OptionException.class, reading);
    assertEquals(code, refusal.code());
    assertEquals(option, refusal.option());
    assertEquals("Option " + option + ": " + message, refusal.getMessage());
  }

  @Test
  void missingOptionsHaveDefaults() {
    OptionReader reader = reader("");
    assertEquals(7, reader.integer("size"));
    assertFalse(reader.flag("wide"));
    assertEquals(Color.WHITE, reader.choice("color", Color.WHITE));
    assertEquals(Optional.empty(), reader.text("note"));
  }

  @Test
  void givenOptionsAreParsed() {
    OptionReader reader = reader("size=9 wide=true color=BLACK note=\"a b\"");
    assertEquals(9, reader.integer("size"));
    assertTrue(reader.flag("wide"));
    assertEquals(Color.BLACK, reader.choice("color", Color.WHITE));
    assertEquals(Optional.of("a b"), reader.text("note"));
    assertFalse(reader("wide=false").flag("wide"));
    assertEquals(11, reader("side=11").integer("side"));
  }

  @ParameterizedTest
  @CsvSource({"-2, -2", "12, 12", "0, 0", "-0, 0", "007, 7"})
  void numbersWithinBoundsAreParsed(String text, int number) {
    assertEquals(number, reader("size=" + text).integer("size"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-3", "13", "99999999999999999999", "-99999999999999999999"})
  void numbersBeyondBoundsAreRefused(String text) {
    assertRefused(
        OptionException.Code.OUT_OF_RANGE,
        "size",
        "must be a whole number from -2 to 12, but is '" + text + "'",
        () -> reader("size=" + text).integer("size"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "+7", "7.0", "7x", "1e1", "seven", "--7", "-"})
  void malformedNumbersAreRefused(String text) {
    assertRefused(
        OptionException.Code.UNREADABLE,
        "size",
        "must be a whole number from -2 to 12, but is '" + text + "'",
        () -> reader("size=" + text).integer("size"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "yes", "1", "tru"})
  void malformedFlagsAreRefused(String text) {
    assertRefused(
        OptionException.Code.UNREADABLE,
        "wide",
        "must be true or false, but is '" + text + "'",
        () -> reader("wide=" + text).flag("wide"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"WHITE", "BLAC", ""})
  void unknownChoicesAreRefused(String text) {
    assertRefused(
        OptionException.Code.OUT_OF_RANGE,
        "color",
        "must be one of BLACK, but is '" + text + "'",
        () -> reader("color=" + text).choice("color", Color.WHITE));
  }

  @Test
  void unknownOptionsAreRefusedByTheConstructor() {
    assertRefused(
        OptionException.Code.UNKNOWN_OPTION,
        "length",
        "not an option of this game, which has size, wide, color, note, side",
        () -> reader("size=7 length=2"));
  }

  @Test
  void optionsWithoutSpecificationCannotBeRead() {
    OptionReader reader = reader("");
    assertThrows(IllegalArgumentException.class, () -> reader.integer("komi"));
    assertThrows(IllegalArgumentException.class, () -> reader.flag("komi"));
    assertThrows(IllegalArgumentException.class, () -> reader.text("komi"));
    assertThrows(IllegalArgumentException.class, () -> reader.choice("komi", Color.WHITE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"4", "14"})
  void numbersBetweenStepsAreRefused(String text) {
    assertRefused(
        OptionException.Code.BETWEEN_STEPS,
        "side",
        "must be a whole number from 3 to 15 in steps of 2, but is '" + text + "'",
        () -> reader("side=" + text).integer("side"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"true", "TRUE", "True"})
  void theLetterCaseOfFlagsDoesNotMatter(String text) {
    assertTrue(reader("wide=" + text).flag("wide"));
    assertEquals(Optional.of("true"), reader("wide=" + text).text("wide"));
  }

  /** The last text has the Kelvin sign, which has the lower case of K. */
  @Test
  void theLetterCaseOfChoicesDoesNotMatter() {
    for (String text : ImmutableList.of("BLACK", "black", "Black")) {
      assertEquals(Color.BLACK, reader("color=" + text).choice("color", Color.WHITE));
      assertEquals(Optional.of("BLACK"), reader("color=" + text).text("color"));
    }
    assertThrows(
        OptionException.class, () -> reader("color=BLAC\u212A").choice("color", Color.WHITE));
  }

  @Test
  void aChoiceOfAnEnumHasItsConstants() {
    assertEquals(
        new OptionSpec.Choice("side", "Side", ImmutableList.of(BLACK, WHITE), "WHITE", "A side."),
        OptionSpec.choice("side", "Side", Color.WHITE, "A side.", BLACK, WHITE));
  }

  @Test
  void specificationsHaveDefaultsOfTheirOwnValues() {
    assertEquals(
        ImmutableList.of("7", "false", "BLACK", "nothing", "9"),
        specs().stream().map(OptionSpec::defaultText).collect(toImmutableList()));
    assertThrows(
        IllegalArgumentException.class,
        () -> new OptionSpec.Choice("a", "A", ImmutableList.of(BLACK), "C", "A choice."));
    assertThrows(
        IllegalArgumentException.class, () -> OptionSpec.integer("a", "A", 1, 2, 3, "A number."));
    for (int step : new int[] {0, -2, 5, 12}) {
      assertThrows(
          IllegalArgumentException.class,
          () -> new OptionSpec.WholeNumber("a", "A", 3, 15, step, 9, "A number."));
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
        new OptionSpec.WholeNumber("a", "A", min, max, step, byDefault, "A number.").defaultText());
  }

  @ParameterizedTest
  @CsvSource({"3, 15, 2, 1", "3, 15, 2, 17", "3, 15, 2, 4", "3, 14, 2, 3", "3, 16, 2, 15"})
  void rangesConsistOfSteps(int min, int max, int step, int byDefault) {
    assertThrows(
        IllegalArgumentException.class,
        () -> new OptionSpec.WholeNumber("a", "A", min, max, step, byDefault, "A number."));
  }
}
