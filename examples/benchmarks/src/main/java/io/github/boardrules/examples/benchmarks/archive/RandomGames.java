package io.github.boardrules.examples.benchmarks.archive;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.RecordFormat;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * Plays random games of all types, on boards of many sizes, some of them unfinished. Not
 * thread-safe.
 */
final class RandomGames {
  private static final List<String> IDS = List.of("loa", "linage", "iris", "carteso");
  private static final List<String> PRESETS =
      List.of("SOUCIE", "SACKSON_1969", "COMPUTER_TOURNAMENT");

  private static final List<String> PLAYERS =
      List.of("Ada", "Blaise", "Carl", "Emmy", "Evariste", "Leonhard", "Sofia", "Srinivasa");

  private final RandomGenerator random;
  private final GameTypes types = GameTypes.installed();
  private final Map<String, Game<?>> games = new HashMap<>();
  private long number;

  RandomGames(RandomGenerator random) {
    this.random = random;
  }

  /** Plays the next game. Games in SGF are always Lines of Action. */
  Draft next(RecordFormat format) {
    boolean sgf = format.equals(Archive.SGF);
    String id = sgf ? "loa" : IDS.get(random.nextInt(IDS.size()));
    String options = sgf ? "" : options(id);
    Game<?> game =
        games.computeIfAbsent(
            id + " " + options, key -> types.get(id).game(Options.parse(options)));
    Draft draft = play(id, format, game.start());
    String first = PLAYERS.get(random.nextInt(PLAYERS.size()));
    String second = PLAYERS.get(random.nextInt(PLAYERS.size()));
    String date = LocalDate.of(2000, 1, 1).plusDays(random.nextInt(9_000)).toString();
    if (sgf) {
      draft.tags.put("GM", "9");
      draft.tags.put("SZ", "8");
      draft.tags.put("PB", first);
      draft.tags.put("PW", second);
      draft.tags.put("DT", date);
      draft.tags.put("EV", "Random games");
      draft.tags.put("RO", Long.toString(++number));
    } else {
      draft.tags.put("First", first);
      draft.tags.put("Second", second);
      draft.tags.put("Date", date.replace('-', '.'));
      draft.tags.put("Event", "Random games");
      draft.tags.put("Round", Long.toString(++number));
      draft.tags.put("Game", id);
      if (!options.isEmpty()) {
        draft.tags.put("Options", options);
      }
    }
    return draft;
  }

  private String options(String id) {
    return switch (id) {
      case "loa" -> {
        String preset = "preset=" + PRESETS.get(random.nextInt(PRESETS.size()));
        yield random.nextInt(4) == 0 ? preset + " setup=scrambled" : preset;
      }
      case "iris" -> "n=" + (random.nextInt(50) == 0 ? 8 : random.nextInt(2, 6));
      default -> {
        boolean large = random.nextInt(50) == 0;
        int width = large ? random.nextInt(10, 20) : random.nextInt(3, 8);
        int height = large ? random.nextInt(10, 20) : random.nextInt(3, 8);
        yield "height=" + height + " width=" + width;
      }
    };
  }

  private Draft play(String id, RecordFormat format, Position<?> start) {
    Position<?> position = start;
    List<String> moves = new ArrayList<>();
    int maxMoves =
        id.equals("loa")
            ? random.nextInt(6, 60)
            : random.nextInt(4) > 0 ? 400 : random.nextInt(6, 20);
    while (!position.isOver() && moves.size() < maxMoves) {
      int index = random.nextInt(position.legalMoveCount());
      moves.add(position.legalMoves().get(index).toString());
      position = position.successor(index);
    }
    String result = position.outcome().map(RandomGames::symbol).orElse("*");
    Draft draft = new Draft(id, format, moves, position.isOver(), result);
    if (random.nextInt(10) == 0 && !moves.isEmpty()) {
      String comment = format.equals(Archive.SGF) ? "C[a comment]" : " {a comment}";
      draft.textAfter.put(random.nextInt(moves.size()), comment);
    }
    return draft;
  }

  private static String symbol(Outcome outcome) {
    return outcome.winner().map(winner -> winner == Player.FIRST ? "1-0" : "0-1").orElse("1/2-1/2");
  }
}
