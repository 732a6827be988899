package io.github.boardrules.examples.engine.conform;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

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

  static final String SETUP = "setup";
  private static final int MAX_SMALL = 4;
  private static final int MAX_CELLS = 40;

  /** Values to try of an option with other texts than those with names. */
  private static final ImmutableList<String> TEXTS =
      ImmutableList.of("0.5", "0", "1", "-1", "2.5", "-1..1", "0.5..3.5", "-0.5,0,3");

  private final GameType type;
  private final ImmutableMap<String, ImmutableList<String>> sizes;
  private final ImmutableMap<String, ImmutableList<String>> others;
  private final ImmutableListMultimap<String, Options> single;
  private final ImmutableList<String> flags;
  private final ImmutableList<String> presets;
  private final boolean hasSetup;

  /** The last setup, which is also tried with other options. */
  private volatile @Nullable String setup;

  Arenas(GameType type, Map<String, ImmutableList<String>> known) {
    this.type = type;
    ImmutableMap.Builder<String, ImmutableList<String>> sizeValues = ImmutableMap.builder();
    ImmutableMap.Builder<String, ImmutableList<String>> otherValues = ImmutableMap.builder();
    for (Option<?> option : type.options()) {
      if (known.containsKey(option.name()) && !option.name().equals(SETUP)) {
        ImmutableList<String> named = known.getOrDefault(option.name(), ImmutableList.of());
        ImmutableList<String> values = named.isEmpty() ? values(option) : valid(option, named);
        (isSize(option) ? sizeValues : otherValues).put(option.name(), values);
      }
    }
    sizes = sizeValues.buildOrThrow();
    others = otherValues.buildOrThrow();
    ImmutableList<String> setups = known.get(SETUP);
    hasSetup = setups != null && setups.isEmpty();
    single = single();
    flags = names(known, option -> option.kind() == Option.Kind.FLAG);
    presets = names(known, Option::isPreset);
  }

  private ImmutableList<String> names(Map<String, ?> known, Predicate<Option<?>> isWanted) {
    return type.options().stream()
        .filter(option -> isWanted.test(option) && known.containsKey(option.name()))
        .map(Option::name)
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<String> valid(Option<?> option, List<String> values) {
    return values.stream()
        .filter(value -> isValid(option, value))
        .collect(ImmutableList.toImmutableList());
  }

  private static boolean isValid(Option<?> option, String value) {
    try {
      return option.parse(value) != null;
    } catch (OptionException e) {
      return false;
    }
  }

  /** Returns values of an option that the implementation knows completely. */
  private ImmutableList<String> values(Option<?> option) {
    Set<String> values = new LinkedHashSet<>();
    option.values().forEach(value -> values.add(value.name()));
    option
        .range()
        .ifPresent(
            range -> {
              for (int i = range.min(), n = 0; i <= range.max() && n < 40; i += range.step(), n++) {
                values.add(String.valueOf(i));
              }
            });
    if (option.kind() == Option.Kind.FLAG) {
      values.addAll(List.of("false", "true"));
    }
    if (option.kind() == Option.Kind.TEXT) {
      values.add(option.defaultText());
      for (Option<?> preset : type.options()) {
        preset.values().forEach(v -> v.implied().get(option.name()).ifPresent(values::add));
      }
      for (String value : List.copyOf(values)) {
        List<String> parts = new ArrayList<>(Splitter.on(',').splitToList(value));
        for (int i = 0; parts.size() > 1 && i < 6; i++) {
          Collections.shuffle(parts, new Random(i));
          values.add(Joiner.on(',').join(parts));
        }
      }
      values.addAll(TEXTS);
    }
    return valid(option, List.copyOf(values));
  }

  /** Returns whether a whole number sets the size of the board. */
  private boolean isSize(Option<?> option) {
    return option.range().isPresent()
        && game(Options.of(option.name(), String.valueOf(option.range().get().max())))
            .or(() -> game(Options.of(option.name(), String.valueOf(option.range().get().min()))))
            .filter(start -> start.size() != type.game(Options.none()).board().size())
            .isPresent();
  }

  Optional<Start> game(Options options) {
    try {
      return Optional.of(new Start(type.game(options), options));
    } catch (OptionException e) {
      return Optional.empty();
    }
  }

  /** Returns each value by itself, or with another one that it needs, by the name of the option. */
  private ImmutableListMultimap<String, Options> single() {
    ImmutableListMultimap.Builder<String, Options> all = ImmutableListMultimap.builder();
    others.forEach(
        (name, values) -> {
          for (String value : values.subList(0, Math.min(values.size(), 16))) {
            Options one = Options.of(name, value);
            Optional<Start> start = game(one);
            if (start.isPresent()) {
              all.put(name, one);
            } else {
              others.forEach(
                  (other, more) ->
                      more.stream()
                          .limit(8)
                          .filter(text -> !other.equals(name))
                          .map(text -> one.with(other, text))
                          .filter(two -> game(two).isPresent())
                          .forEach(two -> all.put(name, two)));
            }
          }
        });
    return all.build();
  }

  /** Returns a mixture of values: none, one, or some; a preset often with what it implies. */
  private Options mixture(Random random) {
    Options options = Options.none();
    List<String> names = single.keySet().asList();
    int count = names.isEmpty() ? 0 : new int[] {0, 0, 1, 1, 2, 2, 3}[random.nextInt(7)];
    List<String> wanted = random.nextInt(3) == 0 && !presets.isEmpty() ? presets : names;
    for (int i = 0; i < count; i++) {
      List<Options> values = single.get(wanted.get(random.nextInt(wanted.size())));
      Options value = values.get(low(values.size(), 85, random));
      options = options.with(value);
      List<String> implied = random.nextInt(3) == 0 ? List.of() : implied(value);
      wanted = implied.isEmpty() ? names : implied;
    }
    return options;
  }

  /** Returns the options that a preset among some options implies, if they have other values. */
  private List<String> implied(Options options) {
    return type.options().stream()
        .flatMap(
            option -> option.values().stream().filter(value -> isGiven(option, value, options)))
        .flatMap(value -> value.implied().asMap().keySet().stream())
        .filter(single::containsKey)
        .toList();
  }

  private static boolean isGiven(Option<?> option, Option.NamedValue value, Options options) {
    return options.get(option.name()).filter(value.name()::equals).isPresent();
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
    List<Options> boards = List.of(Options.none());
    for (Map.Entry<String, ImmutableList<String>> size : sizes.entrySet()) {
      List<Options> more = new ArrayList<>();
      for (Options board : boards) {
        size.getValue().stream()
            .limit(MAX_SMALL + 1)
            .forEach(value -> more.add(board.with(size.getKey(), value)));
      }
      boards = more;
    }
    List<Start> games = new ArrayList<>();
    for (Options board : boards) {
      add(games, board);
      for (Options option : single.values()) {
        add(games, board.with(option));
      }
    }
    games.sort(Comparator.comparingInt(Start::size));
    return ImmutableList.copyOf(games);
  }

  private void add(List<Start> small, Options options) {
    game(options).filter(start -> start.size() <= MAX_CELLS).ifPresent(small::add);
  }

  /** Returns a random start; small boards are the most frequent. */
  Start random(Random random) {
    for (int i = 0; i < 50; i++) {
      Options options = mixture(random);
      boolean isLarge = random.nextInt(12) == 0;
      for (Map.Entry<String, ImmutableList<String>> size : sizes.entrySet()) {
        List<String> values = size.getValue();
        int index = isLarge ? random.nextInt(values.size()) : low(values.size(), 68, random);
        options = options.with(size.getKey(), values.get(index));
      }
      Optional<Start> start = game(options);
      if (start.isPresent()) {
        Start plain = start.get();
        boolean isArranged = hasSetup && random.nextInt(4) > 0;
        return isArranged ? arranged(plain.game, plain.options, random).orElse(plain) : plain;
      }
    }
    return new Start(type.game(Options.none()), Options.none());
  }

  /** Returns a game with the same options that starts with a few pieces, often hardly any move. */
  private Optional<Start> arranged(Game<?> game, Options options, Random random) {
    Optional<Start> best = Optional.empty();
    int fewest = Integer.MAX_VALUE;
    for (int tries = random.nextInt(3) == 0 ? 15 : 2; tries > 0; tries--) {
      Map<Player, List<Cell>> pieces = arrangement(game, random);
      Player toMove = random.nextBoolean() ? Player.FIRST : Player.SECOND;
      Options arranged = options.with(SETUP, setup(game, pieces, toMove));
      Optional<Start> start = game(arranged);
      for (String flag : start.isPresent() ? List.<String>of() : flags) {
        start = start.or(() -> game(arranged.with(flag, "true")));
      }
      int moves = start.map(Arenas::moves).orElse(Integer.MAX_VALUE);
      if (moves < fewest) {
        fewest = moves;
        Player first = random.nextInt(3) == 0 ? toMove : toMove.opponent();
        Optional<Start> same = start;
        best =
            start
                .flatMap(s -> game(s.options.with(SETUP, setup(game, pieces, first))))
                .or(() -> same);
      }
    }
    Optional<Start> found = best.map(start -> random.nextInt(4) == 0 ? asText(start) : start);
    String before = setup;
    setup = found.flatMap(start -> start.options.get(SETUP)).orElse(before);
    return before == null || random.nextInt(4) > 0
        ? found
        : game(options.with(SETUP, before)).or(() -> found);
  }

  /** Returns the same start, or one with a name, whose setup is written in another way. */
  private Start asText(Start start) {
    String text = start.game.start().text();
    List<String> names =
        type.options().stream()
            .filter(option -> option.name().equals(SETUP))
            .flatMap(option -> option.values().stream())
            .map(Option.NamedValue::name)
            .toList();
    int name = Math.floorMod(text.hashCode(), 2 * names.size() + 1);
    if (name < names.size()) {
      return game(start.options.with(SETUP, names.get(name))).orElse(start);
    }
    return game(start.options.with(SETUP, text))
        .filter(same -> same.game.start().text().equals(text))
        .orElse(start);
  }

  /** Returns the number of legal moves at the start; large if the game is over. */
  private static int moves(Start start) {
    Position<?> position = start.game.start();
    return position.isOver() ? 1000 : position.legalMoveCount();
  }

  /** Returns random pieces; often near each other, or with a crowd around those of one player. */
  private static Map<Player, List<Cell>> arrangement(Game<?> game, Random random) {
    List<Cell> cells = new ArrayList<>(game.board().cells());
    Collections.shuffle(cells, random);
    boolean isFull = random.nextInt(4) == 0;
    int near =
        isFull
            ? cells.size() - random.nextInt(Math.min(7, cells.size() - 2))
            : Math.min(cells.size(), 3 + random.nextInt(9));
    boolean isCrowd = !isFull && random.nextInt(2) == 0;
    if (isCrowd || random.nextBoolean()) {
      Cell corner = isCrowd ? game.board().cells().get(0) : cells.get(0);
      Cell center = random.nextBoolean() ? corner : cells.get(1);
      cells.sort(Comparator.comparingInt(cell -> game.board().distance(center, cell).orElse(99)));
    }
    List<Cell> far = new ArrayList<>(cells.subList(near, cells.size()));
    Collections.shuffle(far, random);
    cells = new ArrayList<>(cells.subList(0, near));
    int inner = 1 + random.nextInt(isCrowd ? 2 : near - 1);
    if (!isCrowd) {
      Collections.shuffle(cells, random);
    }
    List<Cell> some = new ArrayList<>(cells.subList(0, inner));
    List<Cell> others = new ArrayList<>(cells.subList(inner, near));
    if (far.size() > 1 && random.nextInt(4) > 0) {
      some.add(far.get(0));
      others.add(far.get(1));
    }
    boolean isFirst = random.nextBoolean();
    Map<Player, List<Cell>> pieces = new TreeMap<>();
    pieces.put(Player.FIRST, isFirst ? some : others);
    pieces.put(Player.SECOND, isFirst ? others : some);
    return pieces;
  }

  /** Returns an arrangement as a value of the option. */
  static String setup(Game<?> game, Map<Player, List<Cell>> pieces, Player toMove) {
    StringBuilder text = new StringBuilder();
    pieces.forEach(
        (player, cells) ->
            text.append(Ascii.toLowerCase(side(game, player)))
                .append(':')
                .append(Joiner.on(',').join(cells))
                .append(';'));
    return text + "toMove:" + side(game, toMove);
  }

  private static String side(Game<?> game, Player player) {
    return game.start().side(player).orElseThrow().name();
  }

  /** Returns whether any arrangement can be the start. */
  boolean hasSetup() {
    return hasSetup;
  }

  /** Returns the smaller values of the options that set the size, by name. */
  Map<String, List<String>> sizes() {
    return Map.copyOf(sizes);
  }
}
