package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Ascii;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.OptionSpec.NamedValue;
import io.github.boardrules.core.Options;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Checks the specifications of options, which are a part of {@link Promise#OPTIONS}. */
final class OptionSpecChecks {
  private final GameType type;
  private final OptionSpec spec;

  private OptionSpecChecks(GameType type, OptionSpec spec) {
    this.type = type;
    this.spec = spec;
  }

  static void check(GameType type, Random random) {
    assertEquals(type.options(), type.options(), "specifications at the second call");
    Options defaults = Options.none();
    for (OptionSpec spec : type.options()) {
      OptionSpecChecks checks = new OptionSpecChecks(type, spec);
      Sample.inContext("option", spec.name(), () -> checks.check(random));
      defaults = defaults.with(spec.name(), spec.defaultText());
    }
    assertEquals(type.game(Options.none()), type.game(defaults), "the game of all defaults");
    Options unknown = Options.of("noSuchOption", "1");
    assertEquals(
        OptionException.Code.UNKNOWN_OPTION,
        assertThrows(OptionException.class, () -> type.game(unknown)).code());
  }

  private void check(Random random) {
    for (String sentence : List.of(spec.description(), spec.expected())) {
      assertTrue(!sentence.isBlank() && sentence.lines().count() == 1, "not one line: " + sentence);
    }
    checkWords(spec.label(), spec.description());
    spec.values().forEach(this::check);
    assertEquals(type.game(Options.none()), answer(spec.defaultText()), "the game of the default");
    checkAllowed(spec.defaultText());
    checkAllowed(RandomOptions.value(spec, random));
    for (String value : List.of("", "noSuchValue", "-2147483648", "2147483647", "99999999999")) {
      checkAnswer(value);
    }
    if (spec instanceof OptionSpec.WholeNumber number) {
      Stream.of(number.min() - 1, number.min(), number.min() + 1, number.max(), number.max() + 1)
          .forEach(value -> checkAnswer(value.toString()));
      checkThatNumbersDiffer(number, random);
    }
  }

  /** Two numbers are two games, or one of them contradicts another option. */
  private void checkThatNumbersDiffer(OptionSpec.WholeNumber number, Random random) {
    int steps = (number.max() - number.min()) / number.step();
    String one = Integer.toString(number.min() + number.step() * random.nextInt(steps + 1));
    String other = Integer.toString(number.min() + number.step() * random.nextInt(steps + 1));
    if (!one.equals(other) && answer(one) instanceof Game) {
      assertNotEquals(answer(one), answer(other), () -> "the games of " + one + " and " + other);
    }
  }

  /** A form shows the label beside a field, and the sentence below it. */
  private static void checkWords(String label, String sentence) {
    assertTrue(
        label.length() <= 30 && label.matches("\\p{Lu}.*[^.]") && !label.contains("_"),
        "not a label: " + label);
    assertTrue(sentence.endsWith("."), "not a sentence: " + sentence);
  }

  private void check(NamedValue value) {
    checkWords(value.label(), value.description());
    if (spec instanceof OptionSpec.Choice) {
      checkAllowed(value.name());
    }
    Options implied = value.implied();
    if (!implied.isEmpty()) {
      assertEquals(
          answer(value.name()),
          answer(Options.of(spec.name(), value.name()).with(implied)),
          "the game of " + value.name() + " and what it implies");
      implied.asMap().forEach((name, text) -> checkImplied(value, name, text));
    }
  }

  /** What a value implies is not the default, and is a default that other options override. */
  private void checkImplied(NamedValue value, String name, String text) {
    OptionSpec other =
        type.options().stream().filter(o -> o.name().equals(name)).findFirst().orElseThrow();
    assertEquals(text, other.parse(text), name);
    assertNotEquals(other.defaultText(), text, name);
    assertNotEquals(
        answer(value.name()),
        answer(Options.of(spec.name(), value.name()).with(name, other.defaultText())),
        "the game of " + value.name() + " with another " + name);
  }

  private void checkAllowed(String value) {
    assertEquals(value, spec.parse(value), "canonical spelling");
    checkAnswer(value);
    if (spec instanceof OptionSpec.Choice || spec instanceof OptionSpec.Flag) {
      assertEquals(answer(value), answer(Ascii.toLowerCase(value)), "the game of " + value);
      assertEquals(answer(value), answer(Ascii.toUpperCase(value)), "the game of " + value);
    }
  }

  /**
   * The game refuses what the specification refuses; the rest it accepts or finds contradictory.
   */
  private void checkAnswer(String value) {
    Object answer = answer(value);
    try {
      assertEquals(answer(spec.parse(value)), answer, "the game of '" + value + "'");
    } catch (OptionException e) {
      assertEquals(e.code(), answer, "the refusal of '" + value + "'");
      return;
    }
    if (!(spec instanceof OptionSpec.Text)) {
      assertTrue(
          answer instanceof Game || answer == OptionException.Code.CONTRADICTION,
          () -> "'" + value + "' is allowed, but refused: " + answer);
    }
  }

  /** Returns the game with a single option, or the code of its refusal. */
  private Object answer(String value) {
    return answer(Options.of(spec.name(), value));
  }

  private Object answer(Options options) {
    try {
      return type.game(options);
    } catch (OptionException e) {
      return e.code();
    }
  }
}
