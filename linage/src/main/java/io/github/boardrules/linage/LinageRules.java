package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionReader;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.territory.Terms;

/**
 * What can be chosen before a game.
 *
 * @param width the number of files, 1 to {@link #MAX_SIDE}
 * @param height the number of ranks, 1 to {@link #MAX_SIDE}
 * @param lineLength the number of points of a line, 2 to {@link #MAX_LINE}
 * @param terms how komi and sides come about
 */
public record LinageRules(int width, int height, int lineLength, Terms terms) {
  /** The greatest width and height. */
  public static final int MAX_SIDE = 25;

  /** The greatest length of a line. */
  public static final int MAX_LINE = 5;

  private static final String WIDTH = "width";
  private static final String HEIGHT = "height";
  private static final String LINE_LENGTH = "lineLength";
  private static final int USUAL_SIDE = 9;
  private static final int USUAL_LINE = 3;

  static final ImmutableList<OptionSpec> OPTIONS =
      ImmutableList.<OptionSpec>builder()
          .add(OptionSpec.integer(WIDTH, 1, MAX_SIDE, USUAL_SIDE, "the number of files"))
          .add(OptionSpec.integer(HEIGHT, 1, MAX_SIDE, USUAL_SIDE, "the number of ranks"))
          .add(
              OptionSpec.integer(
                  LINE_LENGTH, 2, MAX_LINE, USUAL_LINE, "the number of points of a line"))
          .addAll(Terms.OPTIONS)
          .build();

  /**
   * Checks that the rules can be played with.
   *
   * @param width the number of files
   * @param height the number of ranks
   * @param lineLength the line length
   * @param terms the terms
   * @throws OptionException if a number is out of its range, no line fits on the board, or a komi
   *     is greater than the board
   */
  public LinageRules {
    check(WIDTH, width, 1, MAX_SIDE);
    check(HEIGHT, height, 1, MAX_SIDE);
    check(LINE_LENGTH, lineLength, 2, MAX_LINE);
    if (Math.max(width, height) < lineLength) {
      throw new OptionException(
          OptionException.Code.CONTRADICTION,
          LINE_LENGTH,
          "no line of " + lineLength + " points fits on a board of " + width + "×" + height);
    }
    terms.checkArea(width * height);
  }

  private static void check(String option, int value, int least, int greatest) {
    if (value < least || value > greatest) {
      throw new OptionException(
          OptionException.Code.OUT_OF_RANGE, option, "must be from " + least + " to " + greatest);
    }
  }

  /** {@return the usual rules: 9×9 points, lines of three, a pie opening} */
  public static LinageRules standard() {
    return of(USUAL_SIDE, USUAL_SIDE);
  }

  /**
   * {@return the usual rules on a board of another size}
   *
   * @param width the number of files
   * @param height the number of ranks
   */
  public static LinageRules of(int width, int height) {
    return new LinageRules(width, height, USUAL_LINE, Terms.usual(width * height));
  }

  static LinageRules read(Options options) {
    OptionReader reader = new OptionReader(OPTIONS, options);
    int width = reader.integer(WIDTH);
    int height = reader.integer(HEIGHT);
    return new LinageRules(
        width, height, reader.integer(LINE_LENGTH), Terms.read(reader, width * height));
  }

  /** The options that differ from the usual ones. */
  Options options() {
    Options options = terms.options(width * height);
    options = width == USUAL_SIDE ? options : options.with(WIDTH, Integer.toString(width));
    options = height == USUAL_SIDE ? options : options.with(HEIGHT, Integer.toString(height));
    return lineLength == USUAL_LINE
        ? options
        : options.with(LINE_LENGTH, Integer.toString(lineLength));
  }

  /** The rules of the transposed board, where the sides are swapped. */
  LinageRules transposed() {
    return new LinageRules(height, width, lineLength, terms.transposed());
  }
}
