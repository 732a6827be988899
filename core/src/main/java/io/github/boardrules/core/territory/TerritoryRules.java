package io.github.boardrules.core.territory;

import static com.google.common.base.Preconditions.checkNotNull;
import static io.github.boardrules.core.OptionException.Code.CONTRADICTION;
import static io.github.boardrules.core.OptionException.Code.OUT_OF_RANGE;

import com.google.common.collect.ImmutableSortedSet;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.spi.RecentValues;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * The options that all territory games have: the size of the board and the opening.
 *
 * @param width the number of files, 1 to {@link #MAX_SIDE}
 * @param height the number of ranks, 1 to {@link #MAX_SIDE}
 * @param opening how the komi and the sides are determined
 * @param komi with {@link Opening#PIE}, the values that the first player may name, each from minus
 *     to plus the number of points of the board; with {@link Opening#FIXED}, exactly one value,
 *     which may be a handicap beyond the number of points
 * @param isKomiRange whether options write the values of {@code komi} as a range, {@code -3..3},
 *     and not as a list; always false for the standard values and a single value
 */
@Immutable
public record TerritoryRules(
    int width, int height, Opening opening, ImmutableSortedSet<Komi> komi, boolean isKomiRange) {
  /** The maximum width and height. */
  public static final int MAX_SIDE = 25;

  private static final int STANDARD_SIDE = 9;
  private static final String WIDTH = "width";
  private static final String HEIGHT = "height";
  private static final String KOMI = "komi";

  /** The standard values by the number of points: making them would take most of reading rules. */
  private static final RecentValues<Integer, ImmutableSortedSet<Komi>> STANDARD_KOMI =
      new RecentValues<>(area -> range(new Komi(1), new Komi(2 * area - 1)));

  /** Every multiple of 0.5 from minus to plus the number of points. */
  private static final RecentValues<Integer, ImmutableSortedSet<Komi>> ANY_KOMI =
      new RecentValues<>(
          area ->
              IntStream.rangeClosed(-2 * area, 2 * area)
                  .mapToObj(Komi::new)
                  .collect(ImmutableSortedSet.toImmutableSortedSet(Komi::compareTo)));

  /**
   * Creates rules.
   *
   * @param width the number of files
   * @param height the number of ranks
   * @param opening how the komi and the sides are determined
   * @param komi the values that the first player may name, or the value of a fixed opening
   * @param isKomiRange whether options write the values as a range
   * @throws OptionException if a value is out of range, the number of values contradicts the
   *     opening, or the values are to be written as a range and are not in steps of 1
   */
  public TerritoryRules {
    checkNotNull(opening, "opening");
    checkSide(WIDTH, width);
    checkSide(HEIGHT, height);
    checkKomi(komi, opening, width * height);
    if (isKomiRange && !isRange(komi)) {
      throw new OptionException(CONTRADICTION, KOMI, "must be values in steps of 1 to be a range");
    }
    isKomiRange &= komi.size() > 1 && !isStandard(komi, width * height);
  }

  /**
   * Creates rules whose options write the values of the komi as a list.
   *
   * @param width the number of files
   * @param height the number of ranks
   * @param opening how the komi and the sides are determined
   * @param komi the values that the first player may name, or the value of a fixed opening
   * @throws OptionException if a value is out of range, or the number of values contradicts the
   *     opening
   */
  public TerritoryRules(int width, int height, Opening opening, ImmutableSortedSet<Komi> komi) {
    this(width, height, opening, komi, false);
  }

  private static void checkSide(String option, int value) {
    if (value < 1 || value > MAX_SIDE) {
      throw new OptionException(
          OUT_OF_RANGE, option, "must be from 1 to " + MAX_SIDE + ", but is " + value);
    }
  }

  private static void checkKomi(ImmutableSortedSet<Komi> komi, Opening opening, int area) {
    if (opening == Opening.FIXED && komi.size() != 1) {
      throw new OptionException(
          CONTRADICTION, KOMI, "must be exactly one value for a fixed opening, not " + komi.size());
    }
    if (komi.isEmpty()) {
      throw new OptionException(OUT_OF_RANGE, KOMI, "must contain at least one value");
    }
    if (opening == Opening.PIE
        && (komi.first().halfPoints() < -2 * area || komi.last().halfPoints() > 2 * area)) {
      throw new OptionException(
          OUT_OF_RANGE,
          KOMI,
          "must be from -%s to %1$s, but is from %s to %s"
              .formatted(area, komi.first(), komi.last()));
    }
  }

  /**
   * {@return the standard rules for a board of a given size: a pie opening with the komi 0.5, 1.5,
   * … up to the number of points minus 0.5}
   *
   * @param width the number of files
   * @param height the number of ranks
   * @throws OptionException if the width or the height is out of range
   */
  public static TerritoryRules standard(int width, int height) {
    checkSide(WIDTH, width);
    checkSide(HEIGHT, height);
    return new TerritoryRules(width, height, Opening.PIE, standardKomi(width * height));
  }

  /** {@return the standard rules for a board of 9×9 points} */
  public static TerritoryRules standard() {
    return standard(STANDARD_SIDE, STANDARD_SIDE);
  }

  private static ImmutableSortedSet<Komi> standardKomi(int area) {
    return STANDARD_KOMI.get(area);
  }

  /**
   * {@return rules for the same board with a pie opening in which the first player may name any
   * komi: every multiple of 0.5 from minus to plus the number of points of the board}
   */
  public TerritoryRules anyKomi() {
    return new TerritoryRules(width, height, Opening.PIE, anyKomi(width * height));
  }

  /**
   * {@return every multiple of 0.5 from minus to plus a number of points}
   *
   * @param area the number of points
   */
  public static ImmutableSortedSet<Komi> anyKomi(int area) {
    return ANY_KOMI.get(area);
  }

  /** {@return whether the first player may name any komi} */
  public boolean hasAnyKomi() {
    return opening == Opening.PIE && komi.size() == 4 * width * height + 1;
  }

  /** {@return whether the values of the komi are those of the standard rules for the board} */
  public boolean hasStandardKomi() {
    return isStandard(komi, width * height);
  }

  private static boolean isStandard(ImmutableSortedSet<Komi> komi, int area) {
    return komi.first().halfPoints() == 1
        && komi.last().halfPoints() == 2 * area - 1
        && isRange(komi);
  }

  /**
   * Returns whether the values are in steps of 1. Compares numbers, because sets are slow to make.
   */
  private static boolean isRange(ImmutableSortedSet<Komi> komi) {
    int parity = komi.first().halfPoints() & 1;
    return komi.last().halfPoints() - komi.first().halfPoints() == 2 * (komi.size() - 1)
        && komi.stream().allMatch(value -> (value.halfPoints() & 1) == parity);
  }

  /**
   * Returns the values from {@code low} to {@code high} in steps of 1; empty if {@code high} is
   * less.
   */
  private static ImmutableSortedSet<Komi> range(Komi low, Komi high) {
    return IntStream.rangeClosed(0, Math.floorDiv(high.halfPoints() - low.halfPoints(), 2))
        .mapToObj(points -> new Komi(low.halfPoints() + 2 * points))
        .collect(ImmutableSortedSet.toImmutableSortedSet(Komi::compareTo));
  }

  /**
   * {@return rules for the same board with a pie opening}
   *
   * @param values the komi that the first player may name, at least one, each from minus to plus
   *     the number of points of the board
   * @throws OptionException if no value is given, or a value is out of range
   */
  public TerritoryRules pie(Komi... values) {
    return new TerritoryRules(width, height, Opening.PIE, ImmutableSortedSet.copyOf(values));
  }

  /**
   * {@return rules for the same board with a pie opening and a range of komi in steps of 1}
   *
   * @param low the lowest komi
   * @param high the highest komi, a whole number of points above {@code low}
   * @throws OptionException if a value is out of range, or the difference is not a whole number of
   *     points
   */
  public TerritoryRules pieRange(Komi low, Komi high) {
    return new TerritoryRules(width, height, Opening.PIE, komiRange(low, high), true);
  }

  /**
   * {@return the values of a range in steps of 1}
   *
   * @param low the lowest komi
   * @param high the highest komi, a whole number of points above {@code low}
   * @throws OptionException if the difference is not a whole number of points
   */
  public static ImmutableSortedSet<Komi> komiRange(Komi low, Komi high) {
    if (high.halfPoints() < low.halfPoints() || (high.halfPoints() - low.halfPoints()) % 2 != 0) {
      throw new OptionException(
          CONTRADICTION,
          KOMI,
          "must be a range in steps of 1, but " + high + " is not " + low + " plus a whole number");
    }
    return range(low, high);
  }

  /**
   * {@return rules for the same board with a fixed opening}
   *
   * @param value the komi
   */
  public TerritoryRules fixed(Komi value) {
    return new TerritoryRules(width, height, Opening.FIXED, ImmutableSortedSet.of(value));
  }

  /**
   * {@return the rules for the transposed board} Width and height are swapped, and every komi is
   * negated, because a transposition swaps the sides.
   */
  public TerritoryRules transposed() {
    ImmutableSortedSet<Komi> negated =
        komi.stream()
            .map(Komi::negated)
            .collect(ImmutableSortedSet.toImmutableSortedSet(Komi::compareTo));
    return new TerritoryRules(height, width, opening, negated, isKomiRange);
  }

  /** Uses only the ends of the komi, because there may be a thousand values. */
  @Override
  public int hashCode() {
    return Objects.hash(width, height, opening, komi.first(), komi.last(), komi.size());
  }
}
