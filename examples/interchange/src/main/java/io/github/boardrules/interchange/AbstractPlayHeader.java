package io.github.boardrules.interchange;

import com.google.common.base.Ascii;
import com.google.common.base.CaseFormat;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableBiMap;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Parses the header of a record of Abstract Play. */
final class AbstractPlayHeader {
  /** The tags of the keys of a header that are not objects. */
  static final ImmutableBiMap<String, String> TAGS =
      ImmutableBiMap.<String, String>builder()
          .put("event", "Event")
          .put("round", "Round")
          .put("date-start", "DateStart")
          .put("date-end", "DateEnd")
          .put("date-generated", "DateGenerated")
          .put("unrated", "Unrated")
          .put("pied", "Pied")
          .put("pie-invoked", "PieInvoked")
          .put("startingPosition", "StartingPosition")
          .buildOrThrow();

  /** What a tag of a player adds to the name of the tag with his name, by the key. */
  static final ImmutableBiMap<String, String> PLAYER_TAGS =
      ImmutableBiMap.of("name", "", "userid", "Id", "is_ai", "IsAi");

  /** Written for a name or a date that a record does not have. */
  static final String UNKNOWN = "?";

  static final String UNKNOWN_DATE = "1970-01-01T00:00:00.000Z";

  static final String MIDNIGHT = "T00:00:00.000Z";

  /** The key of the comment on the game, which is not a key of the site. */
  static final String COMMENT = "comment";

  private static final Pattern SCORE = Pattern.compile("-?[0-9]{1,6}(\\.[0-9]{1,3})?");
  private static final Pattern RESULT = Pattern.compile("-?[0-9]{1,9}");
  private static final Pattern DAY = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");

  private final GameReport report;
  private final Set<String> variants = new LinkedHashSet<>();
  private final List<Player> players = new ArrayList<>();
  private @Nullable String game;
  private @Nullable TextLocation gameAt;
  private @Nullable TextLocation variantsAt;

  private static final class Player {
    private final TextLocation at;
    private @Nullable TextLocation scoreAt;
    private @Nullable BigDecimal score;
    private @Nullable Long result;

    Player(TextLocation at) {
      this.at = at;
    }
  }

  AbstractPlayHeader(GameReport report) {
    this.report = report;
  }

  /** Reads the value of a key of the header. */
  void read(String key, JsonInput json) {
    switch (key) {
      case "game" -> {
        gameAt = json.location();
        json.object(each -> readGame(each, json));
      }
      case "site" ->
          json.object(
              each -> {
                switch (each) {
                  case "name" -> json.tag("Site");
                  case "gameid" -> json.tag("GameId");
                  default -> json.unexpected(each);
                }
              });
      case "players" -> json.array(() -> readPlayer(json));
      case "date-start" -> readStart(json);
      case COMMENT -> json.anything().ifPresent(report::comment);
      default -> json.tag(TAGS.getOrDefault(key, tag(key)));
    }
  }

  /** Returns the name of the tag for a key that has no tag of its own. */
  static String tag(String key) {
    String words = CharMatcher.anyOf("- ").collapseFrom(key, '-');
    return words.contains("-")
        ? CaseFormat.LOWER_HYPHEN.to(CaseFormat.UPPER_CAMEL, words)
        : words.isEmpty() ? words : Ascii.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  /** Returns whether a value only fills a place. */
  static boolean isUnknown(String text) {
    return text.equals(UNKNOWN) || text.equals(UNKNOWN_DATE);
  }

  private void readStart(JsonInput json) {
    TextLocation at = json.location();
    Optional<String> start = json.string().filter(text -> !isUnknown(text));
    start.flatMap(AbstractPlayHeader::date).ifPresent(date -> report.tag("Date", date, at));
    start.filter(text -> !isDay(text)).ifPresent(text -> report.tag("DateStart", text, at));
  }

  /** Returns the day of a date with a time; empty if it does not begin with a day. */
  static Optional<String> date(String time) {
    return time.length() > 10 && DAY.matcher(time.substring(0, 10)).matches() && !isUnknown(time)
        ? Optional.of(time.substring(0, 10).replace('-', '.'))
        : Optional.empty();
  }

  /** Returns whether a text is a day that exists, alone or with a time and its offset from UTC. */
  static boolean isTime(String text) {
    try {
      return DAY.matcher(text).matches()
          ? LocalDate.parse(text).getYear() >= 0
          : OffsetDateTime.parse(text).getYear() >= 0;
    } catch (DateTimeException e) {
      return false;
    }
  }

  /** Returns whether a date with a time is the beginning of a day. */
  static boolean isDay(String time) {
    return date(time).isPresent() && time.substring(10).equals(MIDNIGHT);
  }

  private void readGame(String key, JsonInput json) {
    switch (key) {
      case "name" -> game = json.string().orElse(null);
      case "variants" -> {
        variantsAt = json.location();
        json.array(
            () -> {
              TextLocation at = json.location();
              Optional<String> variant = json.string();
              if (variant.isPresent() && !variants.add(variant.get())) {
                report.problem(Code.DUPLICATE_TAG, at, "A variant that the list already has");
              }
            });
      }
      default -> json.unexpected(key);
    }
  }

  private void readPlayer(JsonInput json) {
    Player player = new Player(json.location());
    if (players.size() == 2) {
      report.problem(Code.BAD_TAG, player.at, "The game has two players");
      json.skip();
      return;
    }
    players.add(player);
    String title = players.size() == 1 ? "First" : "Second";
    json.object(
        key -> {
          switch (key) {
            case "result" -> player.result = number(json, RESULT).map(Long::valueOf).orElse(null);
            case "score" -> {
              player.scoreAt = json.location();
              player.score = number(json, SCORE).map(BigDecimal::new).orElse(null);
            }
            default -> json.tag(title + PLAYER_TAGS.getOrDefault(key, tag(key)));
          }
        });
  }

  private Optional<String> number(JsonInput json, Pattern pattern) {
    TextLocation at = json.location();
    Optional<String> number = json.number();
    if (number.isPresent() && !pattern.matcher(number.get()).matches()) {
      report.problem(Code.BAD_RESULT, at, "The number is too large or too exact");
      return Optional.empty();
    }
    return number;
  }

  /** Reports the game; returns empty if the game or a variant is unknown. */
  Optional<AbstractPlayVariant> finish() {
    if (result().isEmpty()) {
      String message = "The record must give the results of two players";
      report.problem(Code.BAD_RESULT, resultAt(), message);
    }
    if (game == null || gameAt == null) {
      return Optional.empty();
    }
    if (!AbstractPlayVariant.isKnown(game)) {
      report.game(GameReport.excerpt(game), gameAt);
      return Optional.empty();
    }
    Optional<AbstractPlayVariant> variant = AbstractPlayVariant.find(game, variants);
    TextLocation at = variantsAt == null ? gameAt : variantsAt;
    if (variant.isEmpty()) {
      String names = GameReport.excerpt(String.join(", ", variants));
      report.problem(Code.BAD_OPTION, at, "Unknown or contradictory variants: " + names);
      return Optional.empty();
    }
    report.game(variant.get().id(), gameAt);
    report.options(variant.get().options(), at);
    variant.get().setup().ifPresent(setup -> report.setup(setup, at));
    return variant;
  }

  /** Returns the result; empty if it is not given. */
  Optional<GameResult> result() {
    if (players.size() < 2) {
      return Optional.empty();
    }
    Long first = players.get(0).result;
    Long second = players.get(1).result;
    if (first == null || second == null) {
      return Optional.empty();
    }
    int order = Long.compare(first, second);
    // Both have won a draw, nobody has won an abandoned game.
    return Optional.of(
        order > 0
            ? GameResult.FIRST
            : order < 0 ? GameResult.SECOND : first > 0 ? GameResult.DRAW : GameResult.UNKNOWN);
  }

  TextLocation resultAt() {
    return players.isEmpty() ? report.start() : players.get(0).at;
  }

  /** Returns the difference of the scores; empty if they are not given. */
  Optional<BigDecimal> lead() {
    BigDecimal first = players.size() < 2 ? null : players.get(0).score;
    BigDecimal second = players.size() < 2 ? null : players.get(1).score;
    return first == null || second == null ? Optional.empty() : Optional.of(first.subtract(second));
  }

  TextLocation scoreAt() {
    TextLocation at = players.get(0).scoreAt;
    return at == null ? players.get(0).at : at;
  }
}
