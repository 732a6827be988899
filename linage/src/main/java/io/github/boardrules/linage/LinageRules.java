package io.github.boardrules.linage;

import static com.google.common.base.Preconditions.checkNotNull;
import static io.github.boardrules.core.OptionException.Code.CONTRADICTION;
import static io.github.boardrules.core.OptionException.Code.OUT_OF_RANGE;
import static io.github.boardrules.core.OptionSpec.value;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.spi.OptionReader;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.territory.spi.TerritoryOptions;

/**
 * The rules of a game of Linage. Immutable and a value.
 *
 * <pre>{@code
 * LinageRules rules = LinageRules.standard().toBuilder().lineLength(4).build();
 * }</pre>
 *
 * @param territoryRules the size of the board and the opening
 * @param lineLength the number of points in a line, {@link #MIN_LINE} to {@link #MAX_LINE}
 * @param end what ends the game
 * @param button whether a side may take a button, which is worth half a point
 */
@Immutable
public record LinageRules(
    TerritoryRules territoryRules, int lineLength, LinageEnd end, LinageButton button) {
  /** The minimum number of points in a line. */
  public static final int MIN_LINE = 2;

  /** The maximum number of points in a line. */
  public static final int MAX_LINE = 5;

  /** The number of points in a line under the standard rules. */
  public static final int STANDARD_LINE = 3;

  private static final String LINE_LENGTH = "lineLength";
  private static final String END = "end";
  private static final String BUTTON = "button";
  private static final String PRESET = "preset";

  /** The names of the presets. */
  private enum Preset {
    STANDARD,
    ABSTRACT_PLAY
  }

  /** The options in which the preset ABSTRACT_PLAY differs, apart from the komi. */
  private static final Options ABSTRACT_PLAY =
      Options.of("width", "15")
          .with("height", "15")
          .with(END, LinageEnd.NO_FREE_REGION.name())
          .with(BUTTON, LinageButton.HALF_POINT.name());

  static final ImmutableList<OptionSpec> OPTIONS =
      ImmutableList.<OptionSpec>builder()
          .addAll(TerritoryOptions.SPECS)
          .add(
              OptionSpec.integer(
                  LINE_LENGTH,
                  "Line length",
                  MIN_LINE,
                  MAX_LINE,
                  STANDARD_LINE,
                  "The number of points in a line."),
              OptionSpec.choice(
                  END,
                  "End of the game",
                  LinageEnd.TWO_PASSES,
                  "What ends the game.",
                  value(LinageEnd.TWO_PASSES, "Two passes", "Two passes in a row end the game."),
                  value(
                      LinageEnd.NO_FREE_REGION,
                      "No free region",
                      "The game also ends as soon as no region is free.")),
              OptionSpec.choice(
                  BUTTON,
                  "Button",
                  LinageButton.NONE,
                  "Whether a side may take a button instead of placing a stone.",
                  value(LinageButton.NONE, "None", "There is no button."),
                  value(
                      LinageButton.HALF_POINT,
                      "Half a point",
                      "The move button, once a game, gives half a point.")),
              OptionSpec.choice(
                  PRESET,
                  "Rules",
                  Preset.STANDARD,
                  "A set of rules; the other options override single values.",
                  value(Preset.STANDARD, "Standard", "The published rules."),
                  new OptionSpec.NamedValue(
                      Preset.ABSTRACT_PLAY.name(),
                      "Abstract Play",
                      "The rules of the site Abstract Play, with every whole komi.",
                      ABSTRACT_PLAY)))
          .build();

  private static final LinageRules STANDARD = of(TerritoryRules.standard());

  /**
   * Creates rules. {@link #toBuilder} is more convenient.
   *
   * @param territoryRules the size of the board and the opening
   * @param lineLength the number of points in a line
   * @param end what ends the game
   * @param button whether a side may take a button
   * @throws OptionException if the line length is out of range, or no line fits on the board
   */
  public LinageRules {
    checkNotNull(end, "end");
    checkNotNull(button, "button");
    if (lineLength < MIN_LINE || lineLength > MAX_LINE) {
      throw new OptionException(
          OUT_OF_RANGE,
          LINE_LENGTH,
          "must be from " + MIN_LINE + " to " + MAX_LINE + ", but is " + lineLength);
    }
    if (Math.max(territoryRules.width(), territoryRules.height()) < lineLength) {
      throw new OptionException(
          CONTRADICTION, LINE_LENGTH, "no line of " + lineLength + " points fits on the board");
    }
  }

  /** {@return the standard rules: 9×9 points, lines of three points, and a pie opening} */
  public static LinageRules standard() {
    return STANDARD;
  }

  /**
   * {@return rules with the standard line length of three points, which end with two passes and
   * have no button}
   *
   * @param territoryRules the size of the board and the opening
   * @throws OptionException if no line fits on the board
   */
  public static LinageRules of(TerritoryRules territoryRules) {
    return new LinageRules(territoryRules, STANDARD_LINE, LinageEnd.TWO_PASSES, LinageButton.NONE);
  }

  /**
   * {@return the rules of the site Abstract Play for a board of a given size: lines of three
   * points, an end without free regions, a button, and every whole komi from minus to plus the
   * number of points}
   *
   * @param width the number of files; 15 by default on the site
   * @param height the number of ranks
   * @throws OptionException if the width or the height is out of range, or no line fits on the
   *     board
   */
  public static LinageRules abstractPlay(int width, int height) {
    return standard().toBuilder()
        .territoryRules(everyWholeKomi(TerritoryRules.standard(width, height)))
        .end(LinageEnd.NO_FREE_REGION)
        .button(LinageButton.HALF_POINT)
        .build();
  }

  private static TerritoryRules everyWholeKomi(TerritoryRules rules) {
    Komi area = new Komi(2 * rules.width() * rules.height());
    return rules.pieRange(area.negated(), area);
  }

  static LinageRules read(Options options) {
    OptionReader given = new OptionReader(OPTIONS, options);
    if (given.choice(PRESET, Preset.STANDARD) == Preset.STANDARD) {
      return read(given);
    }
    LinageRules rules = read(new OptionReader(OPTIONS, ABSTRACT_PLAY.with(options)));
    return options.get("komi").isPresent() || options.get("opening").isPresent()
        ? rules
        : rules.toBuilder().territoryRules(everyWholeKomi(rules.territoryRules)).build();
  }

  private static LinageRules read(OptionReader reader) {
    return new LinageRules(
        TerritoryOptions.read(reader),
        reader.integer(LINE_LENGTH),
        reader.choice(END, LinageEnd.TWO_PASSES),
        reader.choice(BUTTON, LinageButton.NONE));
  }

  /** Returns the options whose values differ from the defaults, without a preset. */
  Options options() {
    return TerritoryOptions.write(territoryRules)
        .withUnlessDefault(LINE_LENGTH, lineLength, STANDARD_LINE)
        .withUnlessDefault(END, end, LinageEnd.TWO_PASSES)
        .withUnlessDefault(BUTTON, button, LinageButton.NONE);
  }

  /** Returns the rules for the transposed board. */
  LinageRules transposed() {
    return toBuilder().territoryRules(territoryRules.transposed()).build();
  }

  /** {@return a builder that starts with these rules} */
  public Builder toBuilder() {
    return new Builder(this);
  }

  /** Builds rules that differ from given ones in some points. */
  public static final class Builder {
    private TerritoryRules territoryRules;
    private int lineLength;
    private LinageEnd end;
    private LinageButton button;

    private Builder(LinageRules rules) {
      this.territoryRules = rules.territoryRules;
      this.lineLength = rules.lineLength;
      this.end = rules.end;
      this.button = rules.button;
    }

    /**
     * {@return this builder}
     *
     * @param value the size of the board and the opening
     */
    @CanIgnoreReturnValue
    public Builder territoryRules(TerritoryRules value) {
      territoryRules = checkNotNull(value, "value");
      return this;
    }

    /**
     * {@return this builder}
     *
     * @param value the number of points in a line, {@link LinageRules#MIN_LINE} to {@link
     *     LinageRules#MAX_LINE}
     */
    @CanIgnoreReturnValue
    public Builder lineLength(int value) {
      lineLength = value;
      return this;
    }

    /**
     * {@return this builder}
     *
     * @param value what ends the game
     */
    @CanIgnoreReturnValue
    public Builder end(LinageEnd value) {
      end = checkNotNull(value, "value");
      return this;
    }

    /**
     * {@return this builder}
     *
     * @param value whether a side may take a button
     */
    @CanIgnoreReturnValue
    public Builder button(LinageButton value) {
      button = checkNotNull(value, "value");
      return this;
    }

    /**
     * {@return the rules}
     *
     * @throws OptionException if the line length is out of range, or no line fits on the board
     */
    public LinageRules build() {
      return new LinageRules(territoryRules, lineLength, end, button);
    }
  }
}
