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

  void read(JsonInput json) {
    if (!json.enterObject()) {
      return;
    }
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      switch (key) {
        case "game" -> readGame(json);
        case "site" -> readSite(json);
        case "players" -> readPlayers(json);
        case "date-start" -> readStart(json);
        case COMMENT -> json.anything().ifPresent(json.draft()::comment);
        default -> readTag(TAGS.getOrDefault(key, tag(key)), json);
      }
    }
  }

  /** Returns the name of the tag for a key that has no tag of its own. */
  static String tag(String key) {
    String words = CharMatcher.anyOf("- ").collapseFrom(key, '-');
    return words.contains("-")
        ? CaseFormat.LOWER_HYPHEN.to(CaseFormat.UPPER_CAMEL, words)
        : words.isEmpty() ? words : Ascii.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  private static void readTag(String tag, JsonInput json) {
    TextLocation at = json.location();
    json.anything()
        .filter(text -> !isUnknown(text))
        .ifPresent(text -> json.draft().tag(tag, text, at));
  }

  /** Returns whether a value only fills a place. */
  static boolean isUnknown(String text) {
    return text.equals(UNKNOWN) || text.equals(UNKNOWN_DATE);
  }

  private static void readStart(JsonInput json) {
    TextLocation at = json.location();
    Optional<String> start = json.string().filter(text -> !isUnknown(text));
    start.flatMap(AbstractPlayHeader::date).ifPresent(date -> json.draft().tag("Date", date, at));
    start.filter(text -> !isDay(text)).ifPresent(text -> json.draft().tag("DateStart", text, at));
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

  private void readGame(JsonInput json) {
    gameAt = json.location();
    if (!json.enterObject()) {
      return;
    }
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      if (key.equals("name")) {
        game = json.string().orElse(null);
      } else if (key.equals("variants")) {
        variantsAt = json.location();
        readVariants(json);
      } else {
        unexpected(key, json);
      }
    }
  }

  private void readVariants(JsonInput json) {
    if (json.enterArray()) {
      while (json.nextElement()) {
        TextLocation at = json.location();
        json.string()
            .filter(variant -> !variants.add(variant))
            .ifPresent(
                twice ->
                    json.draft()
                        .problem(Code.DUPLICATE_TAG, at, "A variant that the list already has"));
      }
    }
  }

  private static void unexpected(String key, JsonInput json) {
    json.draft()
        .problem(
            Code.BAD_TAG, json.location(), "The key " + Draft.excerpt(key) + " is not allowed");
    json.skip();
  }

  private static void readSite(JsonInput json) {
    if (!json.enterObject()) {
      return;
    }
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      switch (key) {
        case "name" -> readTag("Site", json);
        case "gameid" -> readTag("GameId", json);
        default -> unexpected(key, json);
      }
    }
  }

  private void readPlayers(JsonInput json) {
    if (!json.enterArray()) {
      return;
    }
    while (json.nextElement()) {
      Player player = new Player(json.location());
      if (players.size() == 2) {
        json.draft().problem(Code.BAD_TAG, player.at, "The game has two players");
        json.skip();
        continue;
      }
      players.add(player);
      if (json.enterObject()) {
        readPlayer(player, players.size() == 1 ? "First" : "Second", json);
      }
    }
  }

  private static void readPlayer(Player player, String title, JsonInput json) {
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      TextLocation at = json.location();
      switch (key) {
        case "result" ->
            player.result = number(json, RESULT).map(Long::valueOf).orElse(player.result);
        case "score" -> {
          player.scoreAt = at;
          player.score = number(json, SCORE).map(BigDecimal::new).orElse(null);
        }
        default -> readTag(title + PLAYER_TAGS.getOrDefault(key, tag(key)), json);
      }
    }
  }

  private static Optional<String> number(JsonInput json, Pattern pattern) {
    TextLocation at = json.location();
    Optional<String> number = json.number();
    if (number.isPresent() && !pattern.matcher(number.get()).matches()) {
      json.draft().problem(Code.BAD_RESULT, at, "The number is too large or too exact");
      return Optional.empty();
    }
    return number;
  }

  /** Sets the game of a record; empty if the game or a variant is unknown. */
  Optional<AbstractPlayVariant> finish(Draft draft) {
    if (players.size() < 2 || players.stream().anyMatch(player -> player.result == null)) {
      TextLocation at = players.isEmpty() ? draft.start() : players.get(0).at;
      draft.problem(Code.BAD_RESULT, at, "The record must give the results of two players");
    }
    if (game == null || gameAt == null) {
      return Optional.empty();
    }
    if (!AbstractPlayVariant.isKnown(game)) {
      draft.game(Draft.excerpt(game), gameAt);
      return Optional.empty();
    }
    Optional<AbstractPlayVariant> variant = AbstractPlayVariant.find(game, variants);
    TextLocation at = variantsAt == null ? gameAt : variantsAt;
    if (variant.isEmpty()) {
      draft.problem(
          Code.BAD_OPTION,
          at,
          "Unknown or contradictory variants: " + Draft.excerpt(String.join(", ", variants)));
      return Optional.empty();
    }
    draft.game(variant.get().id(), gameAt);
    draft.options(variant.get().options(), at);
    variant.get().setup().ifPresent(setup -> draft.setup(setup, at));
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
    return players.get(0).at;
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
