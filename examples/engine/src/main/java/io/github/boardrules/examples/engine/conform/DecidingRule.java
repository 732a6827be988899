package io.github.boardrules.examples.engine.conform;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.text.Strictness;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Properties;

/** Finds the paragraph of the rules that decides who is right. */
final class DecidingRule {
  /** The first words of a paragraph, by game and code. */
  private static final Properties WORDS = load("rules.properties");

  private DecidingRule() {}

  /** Loads a table from the resources beside this class. */
  static Properties load(String name) {
    Properties table = new Properties();
    try (InputStream in = DecidingRule.class.getResourceAsStream(name)) {
      table.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return table;
  }

  /**
   * Returns the paragraph for a code: that of a violation, of the reason for an outcome, or ours.
   */
  static Optional<String> paragraph(GameType type, String code) {
    String words = WORDS.getProperty(type.id() + "." + code);
    return words == null
        ? Optional.empty()
        : type.about().paragraphs().stream().filter(text -> text.startsWith(words)).findFirst();
  }

  /** Returns the code that decides a difference, in the position of the library. */
  static String code(Difference difference, Position<?> position) {
    Answer expected = difference.expected();
    if (!expected.score().isEmpty() && difference.found().is(Answer.Kind.OVER)) {
      return "SCORE";
    }
    if (difference.question().is(Question.Ask.POSITION)
        && position.board().cells().stream().allMatch(cell -> position.occupant(cell).isEmpty())) {
      return "EMPTY_BOARD";
    }
    if (!expected.code().isEmpty()) {
      return expected.code();
    }
    return switch (difference.question().ask()) {
      case LEGAL ->
          position.outcome().isPresent()
              ? position.outcome().get().reason().name()
              : difference.found().only(expected).stream()
                  .flatMap(move -> violation(position, move).stream())
                  .findFirst()
                  .orElse("LEGAL");
      case PLAY -> "LEGAL";
      case OUTCOME -> "GOES_ON";
      case START, POSITION, GAMES -> difference.question().ask().name();
    };
  }

  private static <M extends Move> Optional<String> violation(Position<M> position, String move) {
    return position.violation(move, Strictness.STRICT).map(violation -> violation.code().name());
  }
}
