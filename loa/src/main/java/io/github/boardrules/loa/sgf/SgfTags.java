package io.github.boardrules.loa.sgf;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.Termination;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The tags, results and encodings of records as properties of SGF roots. */
final class SgfTags {
  /** A private property for tags that have no SGF property. Each value is {@code name:text}. */
  static final String OTHER_TAGS = "TAG";

  /** A private property for glyphs that have no SGF property. */
  static final String OTHER_GLYPHS = "NAG";

  /** The property for the options of the game; any other text in it is a tag. */
  static final String OPTIONS = "RU";

  /** The names of tags by property. */
  static final ImmutableBiMap<String, String> TAGS =
      ImmutableBiMap.<String, String>builder()
          .put("EV", "Event")
          .put("PC", "Site")
          .put("DT", "Date")
          .put("RO", "Round")
          .put("PB", RecordHeader.FIRST)
          .put("PW", RecordHeader.SECOND)
          .put("BR", "FirstRank")
          .put("WR", "SecondRank")
          .put("BT", "FirstTeam")
          .put("WT", "SecondTeam")
          .put("GN", "GameName")
          .put("GC", "GameComment")
          .put("AN", "Annotator")
          .put("SO", "Source")
          .put("US", "Transcriber")
          .put("CP", "Copyright")
          .put("TM", "TimeLimit")
          .put(OPTIONS, "Rules")
          .buildOrThrow();

  /** Properties of roots that are not tags. */
  static final ImmutableSet<String> NO_TAGS =
      ImmutableSet.of("AP", "B", "C", "CA", "FF", "GM", "RE", "ST", "W", OTHER_GLYPHS);

  /** Properties of FF[4] with any number of values: setup and markup. */
  static final ImmutableSet<String> LISTS =
      ImmutableSet.of(
          "AB", "AE", "AR", "AW", "CR", "DD", "LB", "LN", "MA", "SL", "SQ", "TB", "TR", "TW", "VW");

  /** The maximum value of a glyph. */
  static final int MAX_GLYPH = 255;

  /** The glyphs by their property, with its value if it has one. */
  static final ImmutableBiMap<String, Integer> GLYPHS =
      ImmutableBiMap.of("TE1", 1, "BM1", 2, "TE2", 3, "BM2", 4, "IT", 5, "DO", 6);

  /** The names of these properties. */
  static final ImmutableSet<String> GLYPH_PROPERTIES = ImmutableSet.of("TE", "BM", "IT", "DO");

  /** Properties of roots that can be repeated. */
  static final ImmutableSet<String> REPEATED =
      ImmutableSet.<String>builder()
          .addAll(LISTS)
          .addAll(GLYPH_PROPERTIES)
          .add("B", "C", "W", OTHER_GLYPHS, OTHER_TAGS)
          .build();

  /** The names of the games that the SGF specification numbers from 1 in the property GM. */
  private static final ImmutableList<String> GAMES =
      ImmutableList.of(
          "Go",
          "Othello",
          "Chess",
          "Gomoku",
          "Nine Men's Morris",
          "Backgammon",
          "Chinese Chess",
          "Shogi",
          "Lines of Action",
          "Ataxx",
          "Hex");

  private static final Pattern SECONDS = Pattern.compile("[0-9]{1,9}(?:\\.[0-9]{1,9})?");

  /** How a game ended, by the texts after the plus sign of a result. */
  private static final ImmutableMap<String, Termination.Kind> ENDS =
      ImmutableMap.of(
          "r", Termination.Kind.RESIGNATION,
          "resign", Termination.Kind.RESIGNATION,
          "f", Termination.Kind.FORFEIT,
          "forfeit", Termination.Kind.FORFEIT,
          "t", Termination.Kind.TIME,
          "time", Termination.Kind.TIME);

  private static final Pattern SCORE = Pattern.compile("[0-9]{1,9}([.,][0-9]{1,9})?");

  private SgfTags() {}

  /** Returns the name of the game with a number in {@code GM}; empty for other texts. */
  static Optional<String> game(String number) {
    Integer value = Ints.tryParse(number.strip());
    return value != null && value >= 1 && value <= GAMES.size()
        ? Optional.of(GAMES.get(value - 1))
        : Optional.empty();
  }

  /** Returns the property for the clock of a player after a move. */
  static String clock(Player player) {
    return player == Player.FIRST ? "BL" : "WL";
  }

  /** Parses a clock reading in seconds: {@code 299.5}; empty if the text has another form. */
  static Optional<Duration> clock(String text) {
    if (!SECONDS.matcher(text).matches()) {
      return Optional.empty();
    }
    BigDecimal seconds = new BigDecimal(text);
    return Optional.of(
        Duration.ofSeconds(
            seconds.longValue(), seconds.remainder(BigDecimal.ONE).movePointRight(9).longValue()));
  }

  /** Writes a clock reading in seconds. */
  static String seconds(Duration clock) {
    BigDecimal seconds =
        BigDecimal.valueOf(clock.getSeconds()).add(BigDecimal.valueOf(clock.getNano(), 9));
    return seconds.signum() == 0 ? "0" : seconds.stripTrailingZeros().toPlainString();
  }

  /** Returns the glyph of a property {@code TE}, {@code BM}, {@code IT} or {@code DO}. */
  static int glyph(String name, String value) {
    boolean isGraded = name.equals("TE") || name.equals("BM");
    String grade = isGraded ? (value.equals("2") ? "2" : "1") : "";
    return requireNonNull(GLYPHS.get(name + grade), name);
  }

  /** Parses a result; empty if the text is not one. */
  static Optional<ClaimedResult> result(String text) {
    String word = Ascii.toLowerCase(text.strip());
    GameResult verdict =
        switch (word) {
          case "0", "draw", "1/2-1/2", "jigo" -> GameResult.DRAW;
          case "?", "void", "*" -> GameResult.UNKNOWN;
          case "1-0" -> GameResult.FIRST;
          case "0-1" -> GameResult.SECOND;
          default -> winner(word);
        };
    return Optional.ofNullable(verdict).map(known -> new ClaimedResult(text, known));
  }

  private static @Nullable GameResult winner(String word) {
    int plus = word.indexOf('+');
    return switch (plus < 0 ? word : word.substring(0, plus).strip()) {
      case "b", "black" -> GameResult.FIRST;
      case "w", "white" -> GameResult.SECOND;
      default -> null;
    };
  }

  /**
   * Returns how the game ended if the result says so, for example {@code B+R} or {@code W+Time}.
   */
  static Optional<Termination> termination(ClaimedResult result) {
    return Optional.ofNullable(ENDS.get(how(result.text())))
        .flatMap(
            kind ->
                result.result().winner().map(winner -> Termination.of(kind, winner.opponent())));
  }

  private static String how(String result) {
    return Ascii.toLowerCase(result.substring(result.indexOf('+') + 1)).strip();
  }

  /** Returns whether the text after the plus sign of a result, if any, has a meaning. */
  static boolean isKnownEnd(String result) {
    String how = result.indexOf('+') < 0 ? "" : how(result);
    return how.isEmpty() || ENDS.containsKey(how) || SCORE.matcher(how).matches();
  }

  /**
   * Returns the result of a record in SGF; empty if it has none. Includes how the game ended if a
   * reader can restore it from the result.
   */
  static Optional<String> result(RecordHeader header) {
    if (header.claim().isEmpty() && header.termination().isEmpty()) {
      return Optional.empty();
    }
    String result =
        switch (header.result()) {
          case FIRST -> "B+";
          case SECOND -> "W+";
          case DRAW -> "0";
          case UNKNOWN -> "?";
        };
    Optional<String> how = header.termination().map(end -> end.kind().text().substring(0, 1));
    String withHow = result + Ascii.toUpperCase(how.orElse(""));
    boolean isRestored = result(withHow).flatMap(SgfTags::termination).equals(header.termination());
    return Optional.of(isRestored ? withHow : result);
  }
}
