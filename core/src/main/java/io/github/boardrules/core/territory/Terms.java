package io.github.boardrules.core.territory;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.spi.OptionReader;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * On what terms a game is played: the options that every territory game has.
 *
 * @param width the number of files, 1 to {@link #MAX_SIDE}
 * @param height the number of ranks, 1 to {@link #MAX_SIDE}
 * @param opening who settles komi and sides
 * @param komi what FIRST may choose from, no value greater than the board; or with {@link
 *     Opening#FIXED} the one value that is given, which may be: it is a handicap agreed upon
 */
public record Terms(int width, int height, Opening opening, ImmutableSortedSet<Komi> komi) {
  /** The greatest width and height. */
  public static final int MAX_SIDE = 25;

  private static final int USUAL_SIDE = 9;
  private static final String WIDTH = "width";
  private static final String HEIGHT = "height";
  private static final String OPENING = "opening";
  private static final String KOMI = "komi";

  /** The specifications of the four options. */
  public static final ImmutableList<OptionSpec> OPTIONS =
      ImmutableList.of(
          OptionSpec.integer(WIDTH, 1, MAX_SIDE, USUAL_SIDE, "the number of files"),
          OptionSpec.integer(HEIGHT, 1, MAX_SIDE, USUAL_SIDE, "the number of ranks"),
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
   * Checks that a game can be played on these terms.
   *
   * @param width the number of files
   * @param height the number of ranks
   * @param opening how komi and sides come about
   * @param komi the komi that is named
   * @throws OptionException if not
   */
  public Terms {
    checkNotNull(opening, OPENING);
    checkSide(WIDTH, width);
    checkSide(HEIGHT, height);
    checkKomi(komi, opening, width * height);
  }

  private static void checkSide(String option, int value) {
    if (value < 1 || value > MAX_SIDE) {
      throw new OptionException(
          OptionException.Code.OUT_OF_RANGE, option, "must be from 1 to " + MAX_SIDE);
    }
  }

  private static void checkKomi(ImmutableSortedSet<Komi> komi, Opening opening, int area) {
    if (opening == Opening.FIXED && komi.size() != 1) {
      throw new OptionException(
          OptionException.Code.CONTRADICTION,
          KOMI,
          "a fixed opening takes exactly one value, not " + komi.size());
    }
    if (komi.isEmpty()) {
      throw new OptionException(
          OptionException.Code.OUT_OF_RANGE, KOMI, "there must be a value to choose");
    }
    if (opening == Opening.PIE
        && (komi.first().halfPoints() < -2 * area || komi.last().halfPoints() > 2 * area)) {
      throw new OptionException(
          OptionException.Code.OUT_OF_RANGE, KOMI, "must be from -" + area + " to " + area);
    }
  }

  /**
   * {@return the usual terms on a board of the given size: a pie opening, with the komi 0.5, 1.5, …
   * up to the number of points less 0.5}
   *
   * @param width the number of files
   * @param height the number of ranks
   * @throws OptionException if the board is too small or too large
   */
  public static Terms usual(int width, int height) {
    checkSide(WIDTH, width);
    checkSide(HEIGHT, height);
    return new Terms(width, height, Opening.PIE, usualKomi(width * height));
  }

  /** {@return the usual terms on the usual board of 9×9 points} */
  public static Terms usual() {
    return usual(USUAL_SIDE, USUAL_SIDE);
  }

  private static ImmutableSortedSet<Komi> usualKomi(int area) {
    return IntStream.range(0, area)
        .mapToObj(points -> new Komi(2 * points + 1))
        .collect(ImmutableSortedSet.toImmutableSortedSet(Komi::compareTo));
  }

  /**
   * {@return terms for the same board under which FIRST may name one of the given komi}
   *
   * @param values the komi that may be named, at least one, each from minus to plus the number of
   *     points of the board
   * @throws OptionException if there is none, or one greater than the board
   */
  public Terms pie(Komi... values) {
    return new Terms(width, height, Opening.PIE, ImmutableSortedSet.copyOf(values));
  }

  /**
   * {@return terms for the same board under which nothing is left to choose}
   *
   * @param value the komi
   */
  public Terms fixed(Komi value) {
    return new Terms(width, height, Opening.FIXED, ImmutableSortedSet.of(value));
  }

  /**
   * {@return the terms that options ask for}
   *
   * @param options the options of a game whose specifications include {@link #OPTIONS}
   * @throws OptionException if they cannot be read or played with
   */
  public static Terms read(OptionReader options) {
    int width = options.integer(WIDTH);
    int height = options.integer(HEIGHT);
    Opening opening = options.choice(OPENING, Opening.class, Opening.PIE);
    ImmutableSortedSet<Komi> komi =
        options.text(KOMI).map(Terms::readKomi).orElseGet(() -> usualKomi(width * height));
    return new Terms(width, height, opening, komi);
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

  /** {@return the options, as far as they differ from the usual ones} */
  public Options options() {
    Options options = Options.none();
    if (width != USUAL_SIDE) {
      options = options.with(WIDTH, Integer.toString(width));
    }
    if (height != USUAL_SIDE) {
      options = options.with(HEIGHT, Integer.toString(height));
    }
    if (opening != Opening.PIE) {
      options = options.with(OPENING, opening.name());
    }
    if (!komi.equals(usualKomi(width * height))) {
      options =
          options.with(KOMI, komi.stream().map(Komi::toString).collect(Collectors.joining(",")));
    }
    return options;
  }

  /**
   * {@return the terms for the transposed board, where the sides are swapped} Width and height
   * change places, and every komi is negated.
   */
  public Terms transposed() {
    return new Terms(
        height,
        width,
        opening,
        komi.stream()
            .map(Komi::negated)
            .collect(ImmutableSortedSet.toImmutableSortedSet(Komi::compareTo)));
  }
}
