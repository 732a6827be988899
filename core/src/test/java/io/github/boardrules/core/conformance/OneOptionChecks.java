package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Ascii;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Option.Kind;
import io.github.boardrules.core.Option.NamedValue;
import io.github.boardrules.core.Option.Range;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Checks each option of a game, which is a part of {@link Promise#OPTIONS}. */
final class OneOptionChecks {
  private final GameType type;
  private final Option<?> option;

  private OneOptionChecks(GameType type, Option<?> option) {
    this.type = type;
    this.option = option;
  }

  static void check(GameType type, Random random) {
    assertEquals(type.options(), type.options(), "options at the second call");
    Options defaults = Options.none();
    for (Option<?> option : type.options()) {
      OneOptionChecks checks = new OneOptionChecks(type, option);
      Sample.inContext("option", option.name(), () -> checks.check(random));
      defaults = defaults.with(option.name(), option.defaultText());
    }
    assertEquals(type.game(Options.none()), type.game(defaults), "the game of all defaults");
    Options unknown = Options.of("noSuchOption", "1");
    assertEquals(
        OptionException.Code.UNKNOWN_OPTION,
        assertThrows(OptionException.class, () -> type.game(unknown)).code());
  }

  private void check(Random random) {
    for (String sentence : List.of(option.description(), option.expected())) {
      assertTrue(!sentence.isBlank() && sentence.lines().count() == 1, "not one line: " + sentence);
    }
    checkWords(option.title(), option.description());
    option.values().forEach(this::check);
    assertEquals(
        type.game(Options.none()), answer(option.defaultText()), "the game of the default");
    checkAllowed(option.defaultText());
    checkAllowed(RandomOptions.value(option, random));
    for (String value : List.of("", "noSuchValue", "-2147483648", "2147483647", "99999999999")) {
      checkAnswer(value);
    }
    option.range().ifPresent(range -> check(range, random));
  }

  private void check(Range range, Random random) {
    Stream.of(range.min() - 1, range.min(), range.min() + 1, range.max(), range.max() + 1)
        .forEach(value -> checkAnswer(value.toString()));
    checkThatNumbersDiffer(range, random);
  }

  /** Two numbers are two games, or one of them contradicts another option. */
  private void checkThatNumbersDiffer(Range range, Random random) {
    int steps = (range.max() - range.min()) / range.step();
    String one = Integer.toString(range.min() + range.step() * random.nextInt(steps + 1));
    String other = Integer.toString(range.min() + range.step() * random.nextInt(steps + 1));
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
    checkWords(value.title(), value.description());
    if (option.kind() == Kind.CHOICE) {
      checkAllowed(value.name());
    }
    Options implied = value.implied();
    if (!implied.isEmpty()) {
      assertEquals(
          answer(value.name()),
          answer(Options.of(option.name(), value.name()).with(implied)),
          "the game of " + value.name() + " and what it implies");
      implied.asMap().forEach((name, text) -> checkImplied(value, name, text));
    }
  }

  /** What a value implies is not the default, and is a default that other options override. */
  private void checkImplied(NamedValue value, String name, String text) {
    Option<?> other =
        type.options().stream().filter(o -> o.name().equals(name)).findFirst().orElseThrow();
    assertEquals(text, other.canonical(text), name);
    assertNotEquals(other.defaultText(), text, name);
    assertNotEquals(
        answer(value.name()),
        answer(Options.of(option.name(), value.name()).with(name, other.defaultText())),
        "the game of " + value.name() + " with another " + name);
  }

  private void checkAllowed(String value) {
    assertEquals(value, option.canonical(value), "canonical spelling");
    checkAnswer(value);
    if (option.kind() == Kind.CHOICE || option.kind() == Kind.FLAG) {
      assertEquals(answer(value), answer(Ascii.toLowerCase(value)), "the game of " + value);
      assertEquals(answer(value), answer(Ascii.toUpperCase(value)), "the game of " + value);
    }
  }

  /** The game refuses what the option refuses; the rest it accepts or finds contradictory. */
  private void checkAnswer(String value) {
    Object answer = answer(value);
    try {
      assertEquals(answer(option.canonical(value)), answer, "the game of '" + value + "'");
    } catch (OptionException e) {
      assertEquals(e.code(), answer, "the refusal of '" + value + "'");
      return;
    }
    if (option.kind() != Kind.TEXT) {
      assertTrue(
          answer instanceof Game || answer == OptionException.Code.CONTRADICTION,
          () -> "'" + value + "' is allowed, but refused: " + answer);
    }
  }

  /** Returns the game with a single option, or the code of its refusal. */
  private Object answer(String value) {
    return answer(Options.of(option.name(), value));
  }

  private Object answer(Options options) {
    try {
      return type.game(options);
    } catch (OptionException e) {
      return e.code();
    }
  }
}
