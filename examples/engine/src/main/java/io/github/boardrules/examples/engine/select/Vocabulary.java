package io.github.boardrules.examples.engine.select;

import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;
import static java.util.Comparator.naturalOrder;

import com.google.common.base.Ascii;
import com.google.common.base.CaseFormat;
import com.google.common.base.CharMatcher;
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.OutcomeReason;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.record.Termination;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * The sides and the reasons of games. They are the constants of enums, which a game that is played
 * to its end shows.
 */
final class Vocabulary {
  private static final int MAX_PLIES = 2_000;

  private static final LoadingCache<GameType, ImmutableSet<Object>> KNOWN =
      CacheBuilder.newBuilder().weakKeys().build(CacheLoader.from(Vocabulary::played));

  private Vocabulary() {}

  /** Returns the names of the sides, such as {@code black}. */
  static ImmutableSortedSet<String> sides(Collection<GameType> games) {
    return constants(games, Side.class)
        .map(side -> Ascii.toLowerCase(side.name()))
        .collect(toImmutableSortedSet(naturalOrder()));
  }

  /** Returns the reasons why games are over, such as {@code connection} and {@code timeForfeit}. */
  static ImmutableSortedSet<String> reasons(Collection<GameType> games) {
    Stream<String> terminations =
        Arrays.stream(Termination.Kind.values())
            .map(kind -> kind.text().replace(' ', '_'))
            .map(text -> CaseFormat.LOWER_UNDERSCORE.to(CaseFormat.LOWER_CAMEL, text));
    Stream<String> outcomes = constants(games, OutcomeReason.class).map(OutcomeReason::jsonName);
    return Stream.concat(outcomes, terminations).collect(toImmutableSortedSet(naturalOrder()));
  }

  /** Returns what is left of a word if case, blanks and underscores do not count. */
  static String bare(String word) {
    return Ascii.toLowerCase(CharMatcher.anyOf(" _-").removeFrom(word));
  }

  private static <T> Stream<T> constants(Collection<GameType> games, Class<T> type) {
    return games.stream()
        .flatMap(game -> KNOWN.getUnchecked(game).stream())
        .filter(type::isInstance)
        .map(type::cast);
  }

  /** Returns the sides and the reasons of a game, whose options may lead to other ones. */
  private static ImmutableSet<Object> played(GameType type) {
    Stream<Options> choices =
        type.options().stream()
            .flatMap(
                option ->
                    option.values().stream().map(value -> Options.of(option.name(), value.name())));
    ImmutableSet.Builder<Object> found = ImmutableSet.builder();
    Stream.concat(Stream.of(Options.none()), choices)
        .forEach(
            options -> {
              Position<?> last = last(type, options);
              last.side(Player.FIRST).ifPresent(side -> found.addAll(constants(side)));
              last.outcome().ifPresent(end -> found.addAll(constants(end.reason())));
            });
    return found.build();
  }

  private static List<?> constants(Object constant) {
    return constant instanceof Enum<?> one
        ? Arrays.asList(one.getDeclaringClass().getEnumConstants())
        : List.of(constant);
  }

  private static Position<?> last(GameType type, Options options) {
    SplittableRandom random = new SplittableRandom(1);
    Position<?> position;
    try {
      position = type.game(options).start();
    } catch (OptionException | SetupException e) {
      position = type.game(Options.none()).start(); // the value needs those of other options
    }
    for (int ply = 0; ply < MAX_PLIES && !position.isOver(); ply++) {
      position = position.successor(random.nextInt(position.legalMoveCount()));
    }
    return position;
  }
}
