package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.spi.OptionReader;
import io.github.boardrules.core.territory.Terms;

/**
 * What can be chosen before a game.
 *
 * @param terms size of the board and opening
 * @param lineLength the number of points of a line, 2 to {@link #MAX_LINE}
 */
public record LinageRules(Terms terms, int lineLength) {
  /** The greatest length of a line. */
  public static final int MAX_LINE = 5;

  private static final String LINE_LENGTH = "lineLength";
  static final int USUAL_LINE = 3;

  static final ImmutableList<OptionSpec> OPTIONS =
      ImmutableList.<OptionSpec>builder()
          .addAll(Terms.OPTIONS)
          .add(
              OptionSpec.integer(
                  LINE_LENGTH, 2, MAX_LINE, USUAL_LINE, "the number of points of a line"))
          .build();

  /**
   * Checks that the rules can be played with.
   *
   * @param terms board, komi and opening
   * @param lineLength the number of points of a line, 2 to {@value #MAX_LINE}
   * @throws OptionException if the line is too short or too long, or none fits on the board
   */
  public LinageRules {
    if (lineLength < 2 || lineLength > MAX_LINE) {
      throw new OptionException(
          OptionException.Code.OUT_OF_RANGE, LINE_LENGTH, "must be from 2 to " + MAX_LINE);
    }
    if (Math.max(terms.width(), terms.height()) < lineLength) {
      throw new OptionException(
          OptionException.Code.CONTRADICTION,
          LINE_LENGTH,
          "no line of " + lineLength + " points fits on the board");
    }
  }

  /**
   * {@return the usual rules, lines of three, on the given terms}
   *
   * @param terms size of the board and opening
   * @throws OptionException if no line fits on the board
   */
  public static LinageRules of(Terms terms) {
    return new LinageRules(terms, USUAL_LINE);
  }

  static LinageRules read(Options options) {
    OptionReader reader = new OptionReader(OPTIONS, options);
    return new LinageRules(Terms.read(reader), reader.integer(LINE_LENGTH));
  }

  /** The options that differ from the usual ones. */
  Options options() {
    return lineLength == USUAL_LINE
        ? terms.options()
        : terms.options().with(LINE_LENGTH, Integer.toString(lineLength));
  }

  /** The rules of the transposed board, where the sides are swapped. */
  LinageRules transposed() {
    return new LinageRules(terms.transposed(), lineLength);
  }
}
