package io.github.boardrules.core.territory;

import static io.github.boardrules.core.Option.value;
import static io.github.boardrules.core.OptionException.Code.CONTRADICTION;
import static io.github.boardrules.core.OptionException.Code.OUT_OF_RANGE;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Option.NamedValue;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Rules;
import java.util.List;
import java.util.SortedSet;
import java.util.function.Function;

/**
 * The options that all territory games have: the size of the board and the opening.
 *
 * @param <R> the rules of the game
 */
@Immutable
public abstract class TerritoryRules<R extends TerritoryRules<R>> extends Rules<R> {
  /** The maximum width and height. */
  public static final int MAX_SIDE = 25;

  private static final int STANDARD_SIDE = 9;

  /** The number of files, 1 to {@link #MAX_SIDE}. */
  public static final Option<Integer> WIDTH =
      Option.integer("width", "Width", 1, MAX_SIDE, STANDARD_SIDE, "The number of files.");

  /** The number of ranks, 1 to {@link #MAX_SIDE}. */
  public static final Option<Integer> HEIGHT =
      Option.integer("height", "Height", 1, MAX_SIDE, STANDARD_SIDE, "The number of ranks.");

  /**
   * With {@link Opening#PIE}, the values that the first player may name, each from minus to plus
   * the number of points of the board; with {@link Opening#FIXED}, exactly one value, which may be
   * a handicap beyond the number of points.
   */
  public static final Option<KomiChoice> KOMI =
      Option.text(
              KomiChoice.NAME,
              "Komi",
              KomiChoice.FORM,
              KomiChoice.standard(STANDARD_SIDE * STANDARD_SIDE).toString(),
              "The points that Horizontal gets for moving second. The first player names one of"
                  + " these values; by default from 0.5 to the number of"
                  + " points of the board minus 0.5.",
              NamedValue.of(
                  KomiChoice.any().toString(),
                  "Any",
                  "Every multiple of 0.5 from minus to plus the number of points."))
          .as(KomiChoice::parse, KomiChoice::toString);

  /** How the komi and the sides are determined. */
  public static final Option<Opening> OPENING =
      Option.choice(
          "opening",
          "Opening",
          Opening.PIE,
          "How the komi and the sides are chosen.",
          value(
              Opening.PIE,
              "Name and choose",
              "The first player names the komi, and the second player chooses a side."),
          value(
              Opening.FIXED,
              "Fixed",
              "The komi has one value, and the first player plays Vertical."));

  /** The options that all territory games have. */
  public static final List<Option<?>> SHARED = ImmutableList.of(WIDTH, HEIGHT, KOMI, OPENING);

  /**
   * Creates rules.
   *
   * @param all the options of the game, with the {@link #SHARED} ones
   * @param constructor the constructor of the class, which receives {@code values}
   * @param values the values that differ from their defaults
   */
  protected TerritoryRules(List<Option<?>> all, Function<Values, R> constructor, Values values) {
    super(all, constructor, values);
  }

  /** {@return the number of points of the board} */
  public final int area() {
    return get(WIDTH) * get(HEIGHT);
  }

  /**
   * {@return the values of the komi in ascending order: those that the first player may name, or
   * the one of a fixed opening} Takes time linear in their number.
   *
   * @throws OptionException if a value is out of range, or the number of values contradicts the
   *     opening
   */
  public final SortedSet<Komi> komi() {
    int area = area();
    SortedSet<Komi> komi = get(KOMI).values(area);
    if (get(OPENING) == Opening.FIXED) {
      if (komi.size() != 1) {
        String message = "must be exactly one value for a fixed opening, not " + komi.size();
        throw new OptionException(CONTRADICTION, KOMI.name(), message);
      }
    } else if (komi.first().halfPoints() < -2 * area || komi.last().halfPoints() > 2 * area) {
      throw new OptionException(
          OUT_OF_RANGE,
          KOMI.name(),
          "must be from -%s to %1$s, but is from %s to %s"
              .formatted(area, komi.first(), komi.last()));
    }
    return komi;
  }

  /** {@return whether the values of the komi are those of the standard rules for the board} */
  public final boolean hasStandardKomi() {
    return !isGiven(KOMI);
  }

  /** The standard values depend on the size of the board. */
  @Override
  protected final Object defaultOf(Option<?> option) {
    return option == KOMI ? KomiChoice.standard(area()) : super.defaultOf(option);
  }

  /** Different choices may name the same values of a board. */
  @Override
  protected final Object canonical(Option<?> option, Object value) {
    return value instanceof KomiChoice komi ? komi.normalized(area()) : value;
  }

  /**
   * {@return the rules for the transposed board} Width and height are swapped, and every komi is
   * negated, because a transposition swaps the sides.
   */
  public final R transposed() {
    return with(WIDTH, get(HEIGHT)).with(HEIGHT, get(WIDTH)).with(KOMI, get(KOMI).negated(area()));
  }
}
