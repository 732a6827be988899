package io.github.boardrules.core.territory;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionReader;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.text.NotationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * On what terms a game is opened: the options {@code opening} and {@code komi}.
 *
 * @param opening who settles komi and sides
 * @param komi what FIRST may choose from; exactly one value with {@link Opening#FIXED}
 */
public record Terms(Opening opening, ImmutableSortedSet<Komi> komi) {
  private static final String OPENING = "opening";
  private static final String KOMI = "komi";

  /** What the two options are. */
  public static final ImmutableList<OptionSpec> OPTIONS =
      ImmutableList.of(
          OptionSpec.text(
              KOMI,
              "0.5, 1.5, … up to the number of points of the board less 0.5",
              "the values that FIRST may choose from, multiples of 0.5 separated by commas"),
          OptionSpec.choice(
              OPENING,
              ImmutableList.of(Opening.PIE.name(), Opening.FIXED.name()),
              Opening.PIE.name(),
              "PIE: FIRST names the komi and SECOND chooses its side;"
                  + " FIXED: komi has one value and FIRST plays Vertical"));

  /**
   * Checks that there is a komi, and only one if it is fixed.
   *
   * @param opening the opening
   * @param komi the komi
   * @throws OptionException if not
   */
  public Terms {
    checkNotNull(opening, OPENING);
    if (komi.isEmpty() || (opening == Opening.FIXED && komi.size() != 1)) {
      throw new OptionException(
          OptionException.Code.CONTRADICTION,
          KOMI,
          opening == Opening.FIXED
              ? "a fixed opening takes exactly one value, not " + komi.size()
              : "there must be a value to choose");
    }
  }

  /**
   * {@return the terms that are usual on a board of the given number of points}
   *
   * @param area the number of points
   */
  public static Terms usual(int area) {
    return new Terms(Opening.PIE, usualKomi(area));
  }

  private static ImmutableSortedSet<Komi> usualKomi(int area) {
    return IntStream.range(0, area)
        .mapToObj(points -> new Komi(2 * points + 1))
        .collect(ImmutableSortedSet.toImmutableSortedSet(Komi::compareTo));
  }

  /**
   * {@return terms under which FIRST may name one of the given values}
   *
   * @param komi the values
   */
  public static Terms pie(Komi... komi) {
    return new Terms(Opening.PIE, ImmutableSortedSet.copyOf(komi));
  }

  /**
   * {@return terms under which nothing is left to choose}
   *
   * @param komi the komi
   */
  public static Terms fixed(Komi komi) {
    return new Terms(Opening.FIXED, ImmutableSortedSet.of(komi));
  }

  /**
   * {@return the terms that options ask for}
   *
   * @param options the options of a game whose specifications include {@link #OPTIONS}
   * @param area the number of points of the board
   * @throws OptionException if they cannot be read or played with
   */
  public static Terms read(OptionReader options, int area) {
    Opening opening = options.choice(OPENING, Opening.class, Opening.PIE);
    return new Terms(opening, options.text(KOMI).map(Terms::readKomi).orElse(usualKomi(area)));
  }

  private static ImmutableSortedSet<Komi> readKomi(String text) {
    ImmutableSortedSet.Builder<Komi> values = ImmutableSortedSet.naturalOrder();
    int count = 0;
    for (String item : Splitter.on(',').split(text)) {
      try {
        values.add(Komi.parse(item));
        count++;
      } catch (NotationException e) {
        throw new OptionException(
            e.code() == NotationException.Code.OUT_OF_RANGE
                ? OptionException.Code.OUT_OF_RANGE
                : OptionException.Code.UNREADABLE,
            KOMI,
            "must be multiples of 0.5 separated by commas: " + e.getMessage());
      }
    }
    ImmutableSortedSet<Komi> komi = values.build();
    if (komi.size() < count) {
      throw new OptionException(
          OptionException.Code.CONTRADICTION, KOMI, "the same value may not stand twice");
    }
    return komi;
  }

  /**
   * Checks that no komi to choose from is greater than the board. A fixed komi is a handicap that
   * players agreed upon, and may be.
   *
   * @param area the number of points of the board
   * @throws OptionException if a value is greater, or less than its negative
   */
  public void checkArea(int area) {
    if (opening == Opening.PIE
        && (komi.first().halfPoints() < -2 * area || komi.last().halfPoints() > 2 * area)) {
      throw new OptionException(
          OptionException.Code.OUT_OF_RANGE, KOMI, "must be from -" + area + " to " + area);
    }
  }

  /**
   * {@return the options, as far as they differ from the usual ones}
   *
   * @param area the number of points of the board
   */
  public Options options(int area) {
    Options options = Options.none();
    if (opening != Opening.PIE) {
      options = options.with(OPENING, opening.name());
    }
    if (!komi.equals(usualKomi(area))) {
      options =
          options.with(KOMI, komi.stream().map(Komi::toString).collect(Collectors.joining(",")));
    }
    return options;
  }

  /**
   * {@return the terms of the transposed board, where the sides are swapped: every komi negated}
   */
  public Terms transposed() {
    return new Terms(
        opening,
        komi.stream()
            .map(Komi::negated)
            .collect(ImmutableSortedSet.toImmutableSortedSet(Komi::compareTo)));
  }
}
