package io.github.boardrules.core.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OptionReaderTest {
  private static ImmutableList<OptionSpec> specs() {
    return ImmutableList.of(
        OptionSpec.integer("size", -2, 12, 7, "The size."),
        OptionSpec.flag("wide", "Whether it is wide."),
        OptionSpec.choice("colour", ImmutableList.of("BLACK"), "WHITE", "A colour, not white."),
        OptionSpec.text("note", "nothing", "A text."));
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
    assertEquals(Colour.WHITE, reader.choice("colour", Colour.class, Colour.WHITE));
    assertEquals(Optional.empty(), reader.text("note"));
  }

  @Test
  void givenOptionsAreParsed() {
    OptionReader reader = reader("size=9 wide=true colour=BLACK note=\"a b\"");
    assertEquals(9, reader.integer("size"));
    assertTrue(reader.flag("wide"));
    assertEquals(Colour.BLACK, reader.choice("colour", Colour.class, Colour.WHITE));
    assertEquals(Optional.of("a b"), reader.text("note"));
    assertFalse(reader("wide=false").flag("wide"));
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
        "must be a whole number from -2 to 12",
        () -> reader("size=" + text).integer("size"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "+7", "7.0", "7x", "1e1", "seven", "--7", "-"})
  void malformedNumbersAreRefused(String text) {
    assertRefused(
        OptionException.Code.UNREADABLE,
        "size",
        "must be a whole number from -2 to 12",
        () -> reader("size=" + text).integer("size"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "TRUE", "yes", "1"})
  void malformedFlagsAreRefused(String text) {
    assertRefused(
        OptionException.Code.UNREADABLE,
        "wide",
        "must be true or false",
        () -> reader("wide=" + text).flag("wide"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"WHITE", "black", ""})
  void unknownChoicesAreRefused(String text) {
    assertRefused(
        OptionException.Code.OUT_OF_RANGE,
        "colour",
        "must be one of BLACK",
        () -> reader("colour=" + text).choice("colour", Colour.class, Colour.WHITE));
  }

  @Test
  void unknownOptionsAreRefusedByTheConstructor() {
    assertRefused(
        OptionException.Code.UNKNOWN_OPTION,
        "length",
        "not an option of this game, which has size, wide, colour, note",
        () -> reader("size=7 length=2"));
  }

  @Test
  void optionsWithoutSpecificationCannotBeRead() {
    OptionReader reader = reader("");
    assertThrows(IllegalArgumentException.class, () -> reader.integer("komi"));
    assertThrows(IllegalArgumentException.class, () -> reader.flag("komi"));
    assertThrows(IllegalArgumentException.class, () -> reader.text("komi"));
    assertThrows(
        IllegalArgumentException.class, () -> reader.choice("komi", Colour.class, Colour.WHITE));
  }

  @Test
  void specificationsHaveAKindAndBounds() {
    ImmutableList<OptionSpec> specs = specs();
    OptionSpec size = specs.get(0);
    assertEquals(OptionSpec.Kind.INTEGER, size.kind());
    assertEquals(-2, size.min());
    assertEquals(12, size.max());
    assertEquals("7", size.defaultText());
    assertEquals(OptionSpec.Kind.FLAG, specs.get(1).kind());
    assertEquals("false", specs.get(1).defaultText());
    assertEquals(OptionSpec.Kind.CHOICE, specs.get(2).kind());
    assertEquals(ImmutableList.of("BLACK"), specs.get(2).choices());
    assertEquals(OptionSpec.Kind.TEXT, specs.get(3).kind());
  }
}
