package io.github.boardrules.examples.engine.select;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Comparator.comparing;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Ascii;
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Range;
import com.google.common.primitives.Ints;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.examples.engine.bulk.GameFacts;
import io.github.boardrules.examples.engine.bulk.GameNames;
import io.github.boardrules.examples.engine.select.Filter.Need;
import io.github.boardrules.examples.engine.table.RecordedDate;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Decides which games are wanted: those that pass all of some {@linkplain Filter filters}.
 * Thread-safe.
 *
 * <pre>{@code
 * GameFilter filter = GameFilter.of(types, Map.of("player", "Ada", "since", "2020"));
 * filter.test(GameFacts.of(replay)); // → true
 * }</pre>
 */
public final class GameFilter {
  private static final GameFilter NONE = new GameFilter(ImmutableList.of());

  /** A condition with what it needs. */
  private record Condition(Need need, Predicate<GameFacts> predicate) {}

  /** The cheapest first. */
  private final ImmutableList<Condition> conditions;

  private GameFilter(List<Condition> conditions) {
    this.conditions =
        conditions.stream().sorted(comparing(Condition::need)).collect(toImmutableList());
  }

  /** {@return the filter that all games pass} */
  public static GameFilter none() {
    return NONE;
  }

  /**
   * {@return a filter}
   *
   * @param types the games that are known
   * @param values the values of filters by {@linkplain Filter#id names}
   * @throws FilterException if a name or a value is wrong, or if values contradict each other
   */
  public static GameFilter of(GameTypes types, Map<String, String> values) {
    Map<Filter, String> known = new EnumMap<>(Filter.class);
    values.forEach(
        (name, value) ->
            known.put(
                Filter.find(name)
                    .orElseThrow(
                        () ->
                            new FilterException(
                                FilterException.Code.UNKNOWN_FILTER,
                                null,
                                "'%s' is not a filter; the filters are %s"
                                    .formatted(name, Filter.names()))),
                value));
    return known.isEmpty() ? NONE : new GameFilter(new Reader(types, known).conditions());
  }

  /** {@return what must be known of a game to test it} */
  public Need needs() {
    return conditions.isEmpty() ? Need.HEADER : conditions.get(conditions.size() - 1).need;
  }

  /**
   * {@return whether a game passes all filters}
   *
   * @param game what is known of the game
   */
  public boolean test(GameFacts game) {
    for (Condition condition : conditions) {
      if (!condition.predicate.test(game)) {
        return false;
      }
    }
    return true;
  }

  /** Reads the values of filters. */
  private static final class Reader {
    private final Map<Filter, String> values;
    private final ImmutableList<GameType> types;
    private final List<Condition> conditions = new ArrayList<>();
    private final boolean isExact;

    Reader(GameTypes types, Map<Filter, String> values) {
      this.values = values;
      this.isExact = flag(Filter.EXACT);
      String id = values.get(Filter.GAME);
      try {
        this.types =
            ImmutableList.copyOf(id == null ? types.all() : List.of(GameNames.type(types, id)));
      } catch (IllegalArgumentException e) {
        String message = String.valueOf(e.getMessage());
        throw new FilterException(
            FilterException.Code.BAD_VALUE,
            Filter.GAME,
            "is wrong: " + Ascii.toLowerCase(message.charAt(0)) + message.substring(1));
      }
    }

    private boolean flag(Filter filter) {
      String value = values.getOrDefault(filter, "false");
      if (!value.equals("true") && !value.equals("false")) {
        throw FilterException.bad(filter, "true or false", value);
      }
      return value.equals("true");
    }

    /** Adds a condition if the filter is given. */
    private void add(Filter filter, Function<String, Predicate<GameFacts>> condition) {
      String value = values.get(filter);
      if (value != null) {
        conditions.add(new Condition(filter.need(), condition.apply(value)));
      }
    }

    List<Condition> conditions() {
      add(Filter.GAME, id -> facts -> facts.game().equals(id));
      add(Filter.OPTION, this::options);
      add(
          Filter.EVENT,
          name -> {
            Predicate<String> event = Names.test(name, isExact);
            return facts -> event.test(facts.event());
          });
      addDates();
      add(
          Filter.RESULT,
          text -> {
            GameResult result = result(text);
            return facts -> facts.result() == result;
          });
      addPlies();
      add(
          Filter.REASON,
          text -> {
            String reason = reason(text);
            return facts -> Vocabulary.bare(facts.reason()).equals(reason);
          });
      boolean valid = flag(Filter.VALID);
      add(Filter.VALID, text -> facts -> facts.isValid() == valid);
      addPlayers();
      return conditions;
    }

    /** A game has an option if nothing changes when the option is given to it. */
    private Predicate<GameFacts> options(String text) {
      Options wanted;
      try {
        wanted = Options.parse(text);
      } catch (NotationException | OptionException e) {
        throw FilterException.bad(Filter.OPTION, "NAME=VALUE", text);
      }
      String problem = "";
      boolean exists = false;
      for (GameType type : types) {
        try {
          exists |= type.game(wanted) != null;
        } catch (OptionException | SetupException e) {
          problem = types.size() == 1 ? ": " + e.getMessage() : "";
        }
      }
      if (!exists) {
        throw FilterException.bad(
            Filter.OPTION,
            "an option of "
                + (types.size() == 1
                    ? "the game"
                    : types.stream().map(GameType::id).collect(joining(", "))),
            text + "'" + problem);
      }
      LoadingCache<List<Object>, Boolean> known =
          CacheBuilder.newBuilder()
              .maximumSize(10_000)
              .build(CacheLoader.from(key -> has(key, wanted)));
      return facts -> known.getUnchecked(List.of(facts.game(), facts.options()));
    }

    private boolean has(List<Object> game, Options wanted) {
      try {
        for (GameType type : types) {
          if (type.id().equals(game.get(0))) {
            Options options = type.game((Options) game.get(1)).options();
            return type.game(options.with(wanted)).options().equals(options);
          }
        }
      } catch (OptionException | SetupException e) {
        return false; // the record is wrong, or the game does not have the option
      }
      return false;
    }

    private void addDates() {
      LocalDate since = date(Filter.SINCE, Range::lowerEndpoint);
      LocalDate until = date(Filter.UNTIL, Range::upperEndpoint);
      if (since != null && until != null && until.isBefore(since)) {
        throw FilterException.contradiction(
            Filter.UNTIL, "must not be earlier than " + since + ", but is " + until);
      }
      Range<LocalDate> wanted =
          since == null
              ? until == null ? Range.all() : Range.atMost(until)
              : until == null ? Range.atLeast(since) : Range.closed(since, until);
      if (!wanted.equals(Range.all())) {
        Predicate<GameFacts> isWanted =
            facts -> RecordedDate.days(facts.date()).filter(wanted::encloses).isPresent();
        conditions.add(new Condition(Filter.SINCE.need(), isWanted));
      }
    }

    private @Nullable LocalDate date(Filter filter, Function<Range<LocalDate>, LocalDate> bound) {
      String text = values.get(filter);
      if (text == null) {
        return null;
      }
      return RecordedDate.days(text)
          .filter(days -> RecordedDate.isExact(text))
          .map(bound)
          .orElseThrow(
              () ->
                  FilterException.bad(filter, "a date such as 2003, 2003-11 or 2003-11-05", text));
    }

    private static GameResult result(String text) {
      return GameResult.find(text)
          .orElseThrow(
              () -> FilterException.bad(Filter.RESULT, "one of 1-0, 0-1, 1/2-1/2, *", text));
    }

    private void addPlies() {
      int min = plies(Filter.MIN_PLIES, 0);
      int max = plies(Filter.MAX_PLIES, Integer.MAX_VALUE);
      if (max < min) {
        throw FilterException.contradiction(
            Filter.MAX_PLIES, "must be at least " + min + ", but is " + max);
      }
      add(Filter.MIN_PLIES, text -> facts -> facts.plies() >= min);
      add(Filter.MAX_PLIES, text -> facts -> facts.plies() <= max);
    }

    private int plies(Filter filter, int byDefault) {
      String text = values.getOrDefault(filter, Integer.toString(byDefault));
      Integer number = Ints.tryParse(text);
      if (number == null || number < 0) {
        throw FilterException.bad(filter, "a whole number from 0 to " + Integer.MAX_VALUE, text);
      }
      return number;
    }

    private String reason(String text) {
      Set<String> known = Vocabulary.reasons(types);
      String bare = Vocabulary.bare(text);
      if (known.stream().noneMatch(reason -> Vocabulary.bare(reason).equals(bare))) {
        throw FilterException.bad(Filter.REASON, "one of " + String.join(", ", known), text);
      }
      return bare;
    }

    /**
     * Which of the two players is the one in question is one question for all filters of players.
     */
    private void addPlayers() {
      String name = values.get(Filter.PLAYER);
      String opponent = values.get(Filter.OPPONENT);
      String side = values.get(Filter.AS);
      String winner = values.get(Filter.WINNER);
      if (name == null && opponent != null) {
        throw FilterException.contradiction(Filter.OPPONENT, "is given without a player");
      }
      if (name == null && side != null) {
        throw FilterException.contradiction(Filter.AS, "is given without a player");
      }
      List<BiPredicate<GameFacts, Player>> all = new ArrayList<>();
      Need need = Need.HEADER;
      if (name != null) {
        Predicate<String> test = Names.test(name, isExact);
        all.add((facts, player) -> test.test(facts.player(player)));
      }
      if (opponent != null) {
        Predicate<String> test = Names.test(opponent, isExact);
        all.add((facts, player) -> test.test(facts.player(player.opponent())));
      }
      if (side != null) {
        Optional<Player> fixed = player(side);
        need = fixed.isPresent() ? need : Need.VERDICT;
        all.add(
            fixed
                .<BiPredicate<GameFacts, Player>>map(one -> (facts, player) -> player == one)
                .orElseGet(() -> side(Filter.AS, side, List.of("first", "second"))));
      }
      if (winner != null) {
        need = Need.VERDICT;
        all.add(winner(winner, name != null));
      }
      if (!all.isEmpty()) {
        conditions.add(
            new Condition(
                need,
                facts -> passes(all, facts, Player.FIRST) || passes(all, facts, Player.SECOND)));
      }
    }

    private static boolean passes(
        List<BiPredicate<GameFacts, Player>> all, GameFacts facts, Player player) {
      for (BiPredicate<GameFacts, Player> one : all) {
        if (!one.test(facts, player)) {
          return false;
        }
      }
      return true;
    }

    private static Optional<Player> player(String name) {
      return Arrays.stream(Player.values())
          .filter(player -> Ascii.equalsIgnoreCase(player.name(), name))
          .findFirst();
    }

    private BiPredicate<GameFacts, Player> side(Filter filter, String name, List<String> others) {
      Set<String> known = Vocabulary.sides(types);
      if (!known.contains(Ascii.toLowerCase(name))) {
        throw FilterException.bad(
            filter, "one of " + String.join(", ", others) + ", " + String.join(", ", known), name);
      }
      return (facts, player) -> Ascii.equalsIgnoreCase(facts.side(player), name);
    }

    private BiPredicate<GameFacts, Player> winner(String text, boolean hasPlayer) {
      String word = Ascii.toLowerCase(text);
      Optional<Player> fixed = player(word);
      if (fixed.isPresent()) {
        return (facts, player) -> facts.winner().winner().equals(fixed);
      }
      boolean isOpponent = word.equals("opponent");
      if (isOpponent || word.equals("player")) {
        if (!hasPlayer) {
          throw FilterException.contradiction(
              Filter.WINNER, "is '" + word + "', but no player is given");
        }
        return (facts, player) ->
            facts.winner() == GameResult.wonBy(isOpponent ? player.opponent() : player);
      }
      return switch (word) {
        case "draw" -> (facts, player) -> facts.winner() == GameResult.DRAW;
        case "none" -> (facts, player) -> facts.winner() == GameResult.UNKNOWN;
        default -> {
          BiPredicate<GameFacts, Player> side =
              side(
                  Filter.WINNER,
                  word,
                  List.of("first", "second", "draw", "none", "player", "opponent"));
          yield (facts, player) ->
              facts.winner().winner().filter(won -> side.test(facts, won)).isPresent();
        }
      };
    }
  }
}
