package io.github.boardrules.core.territory;

import static io.github.boardrules.core.OptionException.Code.CONTRADICTION;
import static io.github.boardrules.core.OptionException.Code.OUT_OF_RANGE;
import static io.github.boardrules.core.OptionException.Code.UNREADABLE;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSortedSet;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.spi.RecentValues;
import io.github.boardrules.core.text.NotationException;
import java.util.List;
import java.util.SortedSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The values of the komi that the first player may name, or the single value of a fixed opening:
 * any komi, a range in steps of 1, or a list. Immutable and a value.
 */
@Immutable
public final class KomiChoice {
  static final String NAME = "komi";
  static final String ANY_NAME = "ANY";
  static final String FORM =
      "ANY, multiples of 0.5 separated by commas, or a range such as -3..3 in steps of 1";

  private static final String RANGE = "..";
  private static final KomiChoice ANY = new KomiChoice(ANY_NAME, ImmutableSortedSet.of());

  /** Every multiple of 0.5 from minus to plus the number of points. */
  private static final RecentValues<Integer, ImmutableSortedSet<Komi>> ANY_VALUES =
      new RecentValues<>(area -> values(-2 * area, 2 * area, 1));

  /** The standard values by the number of points: making them would take most of reading rules. */
  private static final RecentValues<Integer, KomiChoice> STANDARD =
      new RecentValues<>(area -> range(Komi.ofHalfPoints(1), Komi.ofHalfPoints(2 * area - 1)));

  private final String text;

  /** Empty for any komi. */
  private final ImmutableSortedSet<Komi> values;

  private KomiChoice(String text, ImmutableSortedSet<Komi> values) {
    this.text = text;
    this.values = values;
  }

  /** {@return every multiple of 0.5 from minus to plus the number of points of the board} */
  public static KomiChoice any() {
    return ANY;
  }

  /**
   * {@return the choice of the standard rules: the komi 0.5, 1.5, … up to the number of points
   * minus 0.5}
   *
   * @param area the number of points of the board
   */
  public static KomiChoice standard(int area) {
    return STANDARD.get(area);
  }

  /**
   * {@return a list of values}
   *
   * @param values the values, in any order
   * @throws OptionException if no value is given
   */
  public static KomiChoice of(Komi... values) {
    return of(ImmutableSortedSet.copyOf(values));
  }

  private static KomiChoice of(ImmutableSortedSet<Komi> values) {
    if (values.isEmpty()) {
      throw new OptionException(OUT_OF_RANGE, NAME, "must contain at least one value");
    }
    return new KomiChoice(
        values.size() == 1
            ? values.first().toString()
            : values.stream().map(Komi::toString).collect(Collectors.joining(",")),
        values);
  }

  /**
   * {@return a range of values in steps of 1}
   *
   * @param low the lowest komi
   * @param high the highest komi
   * @throws OptionException if {@code high} is not {@code low} plus a whole number of points
   */
  public static KomiChoice range(Komi low, Komi high) {
    if (high.halfPoints() < low.halfPoints() || (high.halfPoints() - low.halfPoints()) % 2 != 0) {
      throw new OptionException(
          CONTRADICTION,
          NAME,
          "must be a range in steps of 1, but " + high + " is not " + low + " plus a whole number");
    }
    ImmutableSortedSet<Komi> values = values(low.halfPoints(), high.halfPoints(), 2);
    return new KomiChoice(values.size() == 1 ? low.toString() : low + RANGE + high, values);
  }

  private static ImmutableSortedSet<Komi> values(int low, int high, int step) {
    return IntStream.rangeClosed(0, (high - low) / step)
        .mapToObj(i -> Komi.ofHalfPoints(low + step * i))
        .collect(ImmutableSortedSet.toImmutableSortedSet(Komi::compareTo));
  }

  /**
   * Parses a choice: {@code ANY}, {@code -0.5,1,3} or {@code -3..3}, as {@link #toString} writes
   * it.
   *
   * @param text the text to parse
   * @return the choice
   * @throws OptionException if the text has another form
   */
  public static KomiChoice parse(String text) {
    if (text.equals(ANY_NAME)) {
      return ANY;
    }
    int dots = text.indexOf(RANGE);
    if (dots >= 0) {
      return range(komi(text.substring(0, dots)), komi(text.substring(dots + RANGE.length())));
    }
    if (text.indexOf(',') < 0) {
      return of(komi(text));
    }
    List<Komi> values = Splitter.on(',').splitToStream(text).map(KomiChoice::komi).toList();
    KomiChoice choice = of(ImmutableSortedSet.copyOf(values));
    if (choice.values.size() < values.size()) {
      throw new OptionException(CONTRADICTION, NAME, "must not contain the same value twice");
    }
    return choice;
  }

  private static Komi komi(String text) {
    try {
      return Komi.parse(text);
    } catch (NotationException e) {
      boolean isTooLarge = e.code() == NotationException.Code.OUT_OF_RANGE;
      String message = "must be " + FORM + ": " + e.getMessage();
      throw new OptionException(isTooLarge ? OUT_OF_RANGE : UNREADABLE, NAME, message);
    }
  }

  /**
   * {@return the values in ascending order}
   *
   * @param area the number of points of the board
   */
  public SortedSet<Komi> values(int area) {
    return values.isEmpty() ? ANY_VALUES.get(area) : values;
  }

  /** Returns the choice that names the same values of a board in the shortest way. */
  KomiChoice normalized(int area) {
    SortedSet<Komi> all = values(area);
    if (all.size() == 4 * area + 1 && all.equals(ANY_VALUES.get(area))) {
      return ANY;
    }
    KomiChoice standard = standard(area);
    return all.size() == area && all.equals(standard.values) ? standard : this;
  }

  /** Returns the choice of the negated values; a list for the standard values of a board. */
  KomiChoice negated(int area) {
    if (values.isEmpty()) {
      return this;
    }
    return text.contains(RANGE) && !equals(standard(area))
        ? range(values.last().negated(), values.first().negated())
        : of(
            values.stream()
                .map(Komi::negated)
                .collect(ImmutableSortedSet.toImmutableSortedSet(Komi::compareTo)));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof KomiChoice choice && text.equals(choice.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** {@return the text that {@link #parse} accepts} */
  @Override
  public String toString() {
    return text;
  }
}
