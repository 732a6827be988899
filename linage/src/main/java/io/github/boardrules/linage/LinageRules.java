package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.spi.OptionReader;
import io.github.boardrules.core.territory.TerritoryRules;

/**
 * The options of a game of Linage.
 *
 * @param territory the size of the board and the opening
 * @param lineLength the number of points in a line, 2 to {@link #MAX_LINE}
 */
public record LinageRules(TerritoryRules territory, int lineLength) {
  /** The maximum length of a line. */
  public static final int MAX_LINE = 5;

  private static final String LINE_LENGTH = "lineLength";
  static final int STANDARD_LINE = 3;

  static final ImmutableList<OptionSpec> OPTIONS =
      ImmutableList.<OptionSpec>builder()
          .addAll(TerritoryRules.OPTIONS)
          .add(
              OptionSpec.integer(
                  LINE_LENGTH, 2, MAX_LINE, STANDARD_LINE, "the number of points in a line"))
          .build();

  /**
   * Creates rules.
   *
   * @param territory the size of the board and the opening
   * @param lineLength the number of points in a line
   * @throws OptionException if the line length is out of range, or no line fits on the board
   */
  public LinageRules {
    if (lineLength < 2 || lineLength > MAX_LINE) {
      throw new OptionException(
          OptionException.Code.OUT_OF_RANGE, LINE_LENGTH, "must be from 2 to " + MAX_LINE);
    }
    if (Math.max(territory.width(), territory.height()) < lineLength) {
      throw new OptionException(
          OptionException.Code.CONTRADICTION,
          LINE_LENGTH,
          "no line of " + lineLength + " points fits on the board");
    }
  }

  /**
   * {@return rules with the standard line length of three points}
   *
   * @param territory the size of the board and the opening
   * @throws OptionException if no line fits on the board
   */
  public static LinageRules of(TerritoryRules territory) {
    return new LinageRules(territory, STANDARD_LINE);
  }

  static LinageRules read(Options options) {
    OptionReader reader = new OptionReader(OPTIONS, options);
    return new LinageRules(TerritoryRules.read(reader), reader.integer(LINE_LENGTH));
  }

  /** The options whose values differ from the defaults. */
  Options options() {
    return lineLength == STANDARD_LINE
        ? territory.options()
        : territory.options().with(LINE_LENGTH, Integer.toString(lineLength));
  }

  /** The rules for the transposed board. */
  LinageRules transposed() {
    return new LinageRules(territory.transposed(), lineLength);
  }
}
