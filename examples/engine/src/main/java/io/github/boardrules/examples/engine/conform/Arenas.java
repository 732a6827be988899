package io.github.boardrules.examples.engine.conform;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableListMultimap.flatteningToImmutableListMultimap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Sets;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The starts of a game that an implementation knows: small boards, single options and mixtures of
 * them, and in games with an option {@code setup} any arrangement.
 */
final class Arenas {
  /**
   * A start.
   *
   * @param game the game
   * @param options its options as a person gives them, with the names of presets
   */
  record Start(Game<?> game, Options options) {
    int size() {
      return game.board().size();
    }
  }

  private static final int MAX_SMALL = 5;
  private static final int MAX_CELLS = 40;

  private final GameType type;

  /** The values of the options that set the size of the board, by name, the smallest first. */
  private final ImmutableMap<String, ImmutableList<String>> sizes;

  /** The values of the options that neither set the size nor the pieces, by name. */
  private final ImmutableMap<String, ImmutableList<String>> others;

  /** Each of these values by itself, or with another one that it needs, by the name. */
  private final ImmutableListMultimap<String, Options> single;

  private final boolean hasSetup;
  private final Setups setups = new Setups(this);

  Arenas(GameType type, Known known) {
    this.type = type;
    ImmutableMap.Builder<String, ImmutableList<String>> sizes = ImmutableMap.builder();
    ImmutableMap.Builder<String, ImmutableList<String>> others = ImmutableMap.builder();
    for (Option<?> option : type.options()) {
      ImmutableList<String> values = known.values(type, option);
      if (!values.isEmpty() && !option.name().equals(Setups.OPTION)) {
        (isSize(option, values) ? sizes : others).put(option.name(), values);
      }
    }
    this.sizes = sizes.buildOrThrow();
    this.others = others.buildOrThrow();
    hasSetup = known.hasAllValues(type, Setups.OPTION);
    single =
        this.others.entrySet().stream()
            .collect(
                flatteningToImmutableListMultimap(
                    Map.Entry::getKey,
                    e -> e.getValue().stream().limit(16).flatMap(text -> with(e.getKey(), text))));
  }

  /** Returns whether a whole number sets the size of the board. */
  private boolean isSize(Option<?> option, List<String> values) {
    int size = type.game(Options.none()).board().size();
    return option.range().isPresent()
        && values.stream()
            .flatMap(value -> game(Options.of(option.name(), value)).stream())
            .anyMatch(start -> start.size() != size);
  }

  GameType type() {
    return type;
  }

  /**
   * Returns a start; empty if the options contradict each other or themselves, such as the text of
   * a position with fewer plies than moves, which the library would write in another way.
   */
  Optional<Start> game(Options options) {
    String setup = options.get(Setups.OPTION).orElse("");
    try {
      return Optional.of(new Start(type.game(options), options))
          .filter(s -> !setup.contains("/") || s.game().start().text().equals(setup));
    } catch (OptionException e) {
      return Optional.empty();
    }
  }

  /** Returns a value by itself if it can be, otherwise with each one that it needs. */
  private Stream<Options> with(String name, String value) {
    Options one = Options.of(name, value);
    return game(one).isPresent()
        ? Stream.of(one)
        : others.entrySet().stream()
            .filter(other -> !other.getKey().equals(name))
            .flatMap(e -> e.getValue().stream().limit(8).map(text -> one.with(e.getKey(), text)))
            .filter(two -> game(two).isPresent());
  }

  /** Returns a mixture of values: none, one, or some; a preset often with what it implies. */
  private Options mixture(Random random) {
    Options options = Options.none();
    List<String> names = single.keySet().asList();
    List<String> presets = named(Option::isPreset);
    int count = names.isEmpty() ? 0 : new int[] {0, 0, 1, 1, 2, 2, 3}[random.nextInt(7)];
    List<String> wanted = random.nextInt(3) == 0 && !presets.isEmpty() ? presets : names;
    for (int i = 0; i < count; i++) {
      List<Options> values = single.get(wanted.get(random.nextInt(wanted.size())));
      Options value = values.get(low(values.size(), 85, random));
      options = options.with(value);
      List<String> implied =
          Sets.intersection(implied(value).asMap().keySet(), single.keySet()).stream().toList();
      wanted = implied.isEmpty() || random.nextInt(3) == 0 ? names : implied;
    }
    return options;
  }

  /** Returns the names of some options that neither set the size nor the pieces. */
  List<String> named(Predicate<Option<?>> isWanted) {
    return type.options().stream()
        .filter(isWanted)
        .map(Option::name)
        .filter(single::containsKey)
        .toList();
  }

  /** Returns what a preset among some options implies. */
  Options implied(Options options) {
    return type.options().stream()
        .flatMap(
            option ->
                option.values().stream()
                    .filter(v -> options.get(option.name()).equals(Optional.of(v.name()))))
        .map(Option.NamedValue::implied)
        .reduce(Options.none(), Options::with);
  }

  /** Returns a random index, of which low ones are more frequent. */
  private static int low(int size, int percent, Random random) {
    int index = 0;
    while (random.nextInt(100) < percent) {
      index++;
    }
    return index < size ? index : random.nextInt(size);
  }

  /** Returns small boards with single options, the smallest first. */
  ImmutableList<Start> small() {
    List<Options> boards = ImmutableList.of(Options.none());
    for (Map.Entry<String, ImmutableList<String>> size : sizes.entrySet()) {
      List<String> values = size.getValue().stream().limit(MAX_SMALL).toList();
      boards =
          boards.stream()
              .flatMap(board -> values.stream().map(value -> board.with(size.getKey(), value)))
              .toList();
    }
    return boards.stream()
        .flatMap(b -> Stream.concat(Stream.of(b), single.values().stream().map(b::with)))
        .flatMap(options -> game(options).stream())
        .filter(start -> start.size() <= MAX_CELLS)
        .sorted(Comparator.comparingInt(Start::size))
        .collect(toImmutableList());
  }

  /**
   * Returns a random start; small boards are the most frequent.
   *
   * @param like options to use, on boards up to their size; if there are none, any
   */
  Start random(Options like, Random random) {
    boolean isAny = like.equals(Options.none());
    for (int i = 0; i < 50; i++) {
      Options options = isAny ? mixture(random) : like.without(Setups.OPTION);
      boolean isLarge = random.nextInt(12) == 0;
      for (Map.Entry<String, ImmutableList<String>> size : sizes.entrySet()) {
        List<String> values = size.getValue();
        int known = like.get(size.getKey()).map(values::indexOf).orElse(-1);
        int count = known < 0 ? values.size() : known + 1;
        int index = isLarge ? random.nextInt(count) : low(count, isAny ? 68 : 85, random);
        options = options.with(size.getKey(), values.get(index));
      }
      Optional<Start> start = game(options);
      if (start.isPresent()) {
        boolean isArranged = hasSetup && random.nextInt(4) > 0;
        return isArranged ? setups.arranged(start.get(), random) : start.get();
      }
    }
    return new Start(type.game(Options.none()), Options.none());
  }

  /** Returns whether any arrangement can be the start. */
  boolean hasSetup() {
    return hasSetup;
  }

  /** Returns the values of the options that set the size, by name, the smallest first. */
  ImmutableMap<String, ImmutableList<String>> sizes() {
    return sizes;
  }
}
