package io.github.boardrules.core.territory.spi;

import static io.github.boardrules.core.OptionException.Code.CONTRADICTION;
import static io.github.boardrules.core.OptionException.Code.OUT_OF_RANGE;
import static io.github.boardrules.core.OptionException.Code.UNREADABLE;
import static io.github.boardrules.core.OptionSpec.value;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.OptionSpec.NamedValue;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.spi.OptionReader;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Opening;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.text.NotationException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads and writes {@link TerritoryRules} as options. */
public final class TerritoryOptions {
  private static final TerritoryRules STANDARD = TerritoryRules.standard();
  private static final String WIDTH = "width";
  private static final String HEIGHT = "height";
  private static final String OPENING = "opening";
  private static final String KOMI = "komi";
  private static final String RANGE = "..";
  private static final String ANY = "ANY";
  private static final String KOMI_FORM =
      "ANY, multiples of 0.5 separated by commas, or a range such as -3..3 in steps of 1";

  /** The specifications of the four options. */
  public static final ImmutableList<OptionSpec> SPECS =
      ImmutableList.of(
          OptionSpec.integer(
              WIDTH, "Width", 1, TerritoryRules.MAX_SIDE, STANDARD.width(), "The number of files."),
          OptionSpec.integer(
              HEIGHT,
              "Height",
              1,
              TerritoryRules.MAX_SIDE,
              STANDARD.height(),
              "The number of ranks."),
          new OptionSpec.Text(
              KOMI,
              "Komi",
              KOMI_FORM,
              ImmutableList.of(
                  new NamedValue(
                      ANY,
                      "Any",
                      "Every multiple of 0.5 from minus to plus the number of points.",
                      Options.none())),
              rangeText(STANDARD),
              "The points that Horizontal gets for moving second. The first player names one of"
                  + " these values; by default from 0.5 to the number of"
                  + " points of the board minus 0.5."),
          OptionSpec.choice(
              OPENING,
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
                  "The komi has one value, and the first player plays Vertical.")));

  private TerritoryOptions() {}

  /**
   * {@return the rules that options specify}
   *
   * @param options the options of a game whose specifications include {@link #SPECS}
   * @throws OptionException if a value cannot be parsed, is out of range or contradicts another
   */
  public static TerritoryRules read(OptionReader options) {
    int width = options.integer(WIDTH);
    int height = options.integer(HEIGHT);
    Opening opening = options.choice(OPENING, Opening.PIE);
    Optional<String> text = options.text(KOMI);
    return new TerritoryRules(
        width,
        height,
        opening,
        text.map(value -> readKomi(value, width * height))
            .orElseGet(() -> TerritoryRules.standard(width, height).komi()),
        text.filter(value -> value.contains(RANGE)).isPresent());
  }

  private static ImmutableSortedSet<Komi> readKomi(String text, int area) {
    if (text.equals(ANY)) {
      return TerritoryRules.anyKomi(area);
    }
    int dots = text.indexOf(RANGE);
    if (dots >= 0) {
      return TerritoryRules.komiRange(
          readValue(text.substring(0, dots)), readValue(text.substring(dots + RANGE.length())));
    }
    List<Komi> values =
        Splitter.on(',').splitToStream(text).map(TerritoryOptions::readValue).toList();
    ImmutableSortedSet<Komi> komi = ImmutableSortedSet.copyOf(values);
    if (komi.size() < values.size()) {
      throw new OptionException(CONTRADICTION, KOMI, "must not contain the same value twice");
    }
    return komi;
  }

  private static Komi readValue(String text) {
    try {
      return Komi.parse(text);
    } catch (NotationException e) {
      boolean isTooLarge = e.code() == NotationException.Code.OUT_OF_RANGE;
      String message = "must be " + KOMI_FORM + ": " + e.getMessage();
      throw new OptionException(isTooLarge ? OUT_OF_RANGE : UNREADABLE, KOMI, message);
    }
  }

  /**
   * {@return the options whose values differ from the defaults}
   *
   * @param rules the rules
   */
  public static Options write(TerritoryRules rules) {
    Options options =
        Options.none()
            .withUnlessDefault(WIDTH, rules.width(), STANDARD.width())
            .withUnlessDefault(HEIGHT, rules.height(), STANDARD.height())
            .withUnlessDefault(OPENING, rules.opening(), Opening.PIE);
    return rules.hasStandardKomi() ? options : options.with(KOMI, komiText(rules));
  }

  private static String komiText(TerritoryRules rules) {
    if (rules.hasAnyKomi()) {
      return ANY;
    }
    return rules.isKomiRange()
        ? rangeText(rules)
        : rules.komi().stream().map(Komi::toString).collect(Collectors.joining(","));
  }

  private static String rangeText(TerritoryRules rules) {
    return rules.komi().first() + RANGE + rules.komi().last();
  }
}
