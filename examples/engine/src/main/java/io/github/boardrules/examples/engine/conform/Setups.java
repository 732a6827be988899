package io.github.boardrules.examples.engine.conform;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.SetMultimap;
import com.google.common.primitives.Ints;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.examples.engine.conform.Arenas.Start;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Starts with an arrangement of pieces or the text of a position, in games with an option for it.
 */
final class Setups {
  static final String OPTION = "setup";

  /** A count in the text of a position, such as {@code ply:12}. */
  private static final Pattern COUNT = Pattern.compile("(?<=[a-z]:)[0-9]+");

  private final Arenas arenas;

  /** The last value of the option, which is also tried with other options. */
  private volatile String last = "";

  Setups(Arenas arenas) {
    this.arenas = arenas;
  }

  /** Returns a start with the same options and a few pieces, often hardly any move. */
  Start arranged(Start plain, Random random) {
    List<String> flags = arenas.named(option -> option.kind() == Option.Kind.FLAG);
    Start found =
        Stream.generate(() -> arrangement(plain.game(), random))
            .limit(random.nextInt(3) == 0 ? 15 : 2)
            .map(text -> plain.options().with(OPTION, text))
            .flatMap(
                options ->
                    Stream.concat(
                            Stream.of(options), flags.stream().map(f -> options.with(f, "true")))
                        .flatMap(each -> arenas.game(each).stream())
                        .limit(1))
            .min(Comparator.comparingInt(Setups::moves))
            .map(start -> random.nextInt(3) == 0 ? start : otherToMove(start))
            .map(start -> random.nextInt(3) == 0 ? asText(start, random) : start)
            .orElse(plain);
    String before = last;
    last = found.options().get(OPTION).orElse(before);
    return before.isEmpty() || random.nextInt(4) > 0
        ? found
        : arenas.game(plain.options().with(OPTION, before)).orElse(found);
  }

  private Start otherToMove(Start start) {
    Position<?> position = start.game().start();
    return position
        .toMove()
        .map(player -> setup(start.game(), pieces(position), player.opponent()))
        .flatMap(text -> arenas.game(start.options().with(OPTION, text)))
        .orElse(start);
  }

  /** Returns a start with a name, or the position after some moves, with counts near the limits. */
  private Start asText(Start start, Random random) {
    Position<?> position = start.game().start();
    for (int plies = random.nextInt(3); plies > 0 && !position.isOver(); plies--) {
      position = position.successor(random.nextInt(position.legalMoveCount()));
    }
    List<Integer> limits =
        Stream.concat(
                Stream.of("2"),
                arenas.implied(start.options()).with(start.options()).asMap().values().stream())
            .map(Ints::tryParse)
            .filter(Objects::nonNull)
            .toList();
    String text =
        COUNT
            .matcher(position.text())
            .replaceAll(
                count -> {
                  int any = limits.get(random.nextInt(limits.size()));
                  int limit = random.nextBoolean() ? any : Collections.max(limits);
                  return "" + Math.max(1, limit / (1 + random.nextInt(2)) - random.nextInt(3));
                });
    List<String> names =
        arenas.type().options().stream()
            .filter(option -> option.name().equals(OPTION))
            .flatMap(option -> option.values().stream())
            .map(Option.NamedValue::name)
            .toList();
    int chosen = random.nextInt(1 + 2 * names.size());
    String value = chosen < names.size() ? names.get(chosen) : text;
    return arenas.game(start.options().with(OPTION, value)).orElse(start);
  }

  /** Returns random pieces; often near each other, or with a crowd around those of one player. */
  private static String arrangement(Game<?> game, Random random) {
    List<Cell> cells = new ArrayList<>(game.board().cells());
    int size = cells.size();
    Collections.shuffle(cells, random);
    boolean isFull = random.nextInt(4) == 0;
    boolean isCrowd = !isFull && random.nextBoolean();
    int near =
        isFull
            ? size - random.nextInt(Math.min(7, size - 2))
            : Math.min(size, 3 + random.nextInt(9));
    if (isCrowd || random.nextBoolean()) {
      Cell corner = isCrowd ? game.board().cells().get(0) : cells.get(0);
      Cell center = random.nextBoolean() ? corner : cells.get(1);
      cells.sort(Comparator.comparingInt(cell -> game.board().distance(center, cell).orElse(99)));
    }
    Collections.shuffle(cells.subList(near, size), random);
    if (!isCrowd) {
      Collections.shuffle(cells.subList(0, near), random);
    }
    int inner = 1 + random.nextInt(isCrowd ? 2 : near - 1);
    Player player = anyPlayer(random);
    ImmutableSetMultimap.Builder<Player, Cell> pieces = ImmutableSetMultimap.builder();
    pieces.putAll(player, cells.subList(0, inner));
    pieces.putAll(player.opponent(), cells.subList(inner, near));
    if (size - near > 1 && random.nextInt(4) > 0) {
      pieces.put(player, cells.get(near)).put(player.opponent(), cells.get(near + 1));
    }
    return setup(game, pieces.build(), anyPlayer(random));
  }

  private static Player anyPlayer(Random random) {
    return random.nextBoolean() ? Player.FIRST : Player.SECOND;
  }

  /** Returns the pieces of a position. */
  static SetMultimap<Player, Cell> pieces(Position<?> position) {
    ImmutableSetMultimap.Builder<Player, Cell> pieces = ImmutableSetMultimap.builder();
    for (Player player : Player.values()) {
      String side = side(position.game(), player);
      position.board().cells().stream()
          .filter(c -> position.occupant(c).filter(o -> o.toString().equals(side)).isPresent())
          .forEach(cell -> pieces.put(player, cell));
    }
    return pieces.build();
  }

  /** Returns an arrangement as a value of the option. */
  static String setup(Game<?> game, SetMultimap<Player, Cell> pieces, Player toMove) {
    return Stream.of(Player.values())
        .map(p -> Ascii.toLowerCase(side(game, p)) + ":" + Joiner.on(',').join(pieces.get(p)) + ";")
        .collect(joining("", "", "toMove:" + side(game, toMove)));
  }

  private static String side(Game<?> game, Player player) {
    return game.start().side(player).orElseThrow().name();
  }

  /** Returns the number of legal moves; large if the game is over. */
  private static int moves(Start start) {
    Position<?> position = start.game().start();
    return position.isOver() ? 1000 : position.legalMoveCount();
  }
}
