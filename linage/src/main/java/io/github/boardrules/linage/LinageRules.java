package io.github.boardrules.linage;

import static io.github.boardrules.core.Option.value;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Option.NamedValue;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionException.Code;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.KomiChoice;
import io.github.boardrules.core.territory.TerritoryRules;

/**
 * The rules of a game of Linage. Immutable and a value.
 *
 * <pre>{@code
 * LinageRules rules = LinageRules.standard().with(LinageRules.LINE_LENGTH, 4);
 * LinageRules large = LinageRules.standard().with("width=13 height=13 komi=4.5 opening=FIXED");
 * }</pre>
 */
@Immutable
public final class LinageRules extends TerritoryRules<LinageRules> {
  /** The maximum number of points in a line. */
  public static final int MAX_LINE = 5;

  /** The number of points in a line under the standard rules. */
  public static final int STANDARD_LINE = 3;

  private static final String ABSTRACT_PLAY = "ABSTRACT_PLAY";

  /** The number of points in a line, 2 to {@link #MAX_LINE}. */
  public static final Option<Integer> LINE_LENGTH =
      Option.integer(
          "lineLength",
          "Line length",
          2,
          MAX_LINE,
          STANDARD_LINE,
          "The number of points in a line.");

  /** What ends the game. */
  public static final Option<LinageEnd> END =
      Option.choice(
          "end",
          "End of the game",
          LinageEnd.TWO_PASSES,
          "What ends the game.",
          value(LinageEnd.TWO_PASSES, "Two passes", "Two passes in a row end the game."),
          value(
              LinageEnd.NO_FREE_REGION,
              "No free region",
              "The game also ends as soon as no region is free."));

  /** Whether a side may take a button, which is worth half a point. */
  public static final Option<LinageButton> BUTTON =
      Option.choice(
          "button",
          "Button",
          LinageButton.NONE,
          "Whether a side may take a button instead of placing a stone.",
          value(LinageButton.NONE, "None", "There is no button."),
          value(
              LinageButton.HALF_POINT,
              "Half a point",
              "The move button, once a game, gives half a point."));

  /** Sets the komi, too, which depends on the size of the board. */
  private static final Option<String> PRESET =
      Option.choice(
          "preset",
          "Rules",
          "STANDARD",
          "A set of rules; the other options override single values.",
          NamedValue.of("STANDARD", "Standard", "The published rules."),
          new NamedValue(
              ABSTRACT_PLAY,
              "Abstract Play",
              "The rules of the site Abstract Play, with every whole komi.",
              Options.parse("width=15 height=15 end=NO_FREE_REGION button=HALF_POINT")));

  static final ImmutableList<Option<?>> ALL =
      ImmutableList.<Option<?>>builder()
          .addAll(SHARED)
          .add(LINE_LENGTH, END, BUTTON, PRESET)
          .build();

  private static final LinageRules STANDARD = new LinageRules(Values.none());

  private LinageRules(Values values) {
    super(ALL, LinageRules::new, values);
  }

  /** {@return the standard rules: 9×9 points, lines of three points, and a pie opening} */
  public static LinageRules standard() {
    return STANDARD;
  }

  /**
   * {@return the rules of the site Abstract Play for a board of a given size: lines of three
   * points, an end without free regions, a button, and every whole komi from minus to plus the
   * number of points}
   *
   * @param width the number of files; 15 by default on the site
   * @param height the number of ranks
   * @throws OptionException if the width or the height is out of range
   */
  public static LinageRules abstractPlay(int width, int height) {
    return STANDARD.with("preset=" + ABSTRACT_PLAY + " width=" + width + " height=" + height);
  }

  /** {@inheritDoc} The preset of Abstract Play sets the komi if the options set none. */
  @Override
  public LinageRules with(Options options) {
    LinageRules rules = super.with(options);
    if (!options.get(PRESET).equals(ABSTRACT_PLAY) || options.get(KOMI.name()).isPresent()) {
      return rules;
    }
    Komi area = Komi.ofHalfPoints(2 * rules.area());
    return rules.with(KOMI, KomiChoice.range(area.negated(), area));
  }

  /** Checks that a line fits on the board. */
  void check() {
    int length = get(LINE_LENGTH);
    if (Math.max(get(WIDTH), get(HEIGHT)) < length) {
      String message = "no line of " + length + " points fits on the board";
      throw new OptionException(Code.CONTRADICTION, LINE_LENGTH.name(), message);
    }
  }
}
