package io.github.boardrules.examples.npm;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Seeded random games, each as a checksum of the positions on the way. */
final class RandomGames {
  private static final int MAX_PLIES = 400;

  private static final String[][] GAMES = {
    {"loa", ""},
    {"loa", "preset=COMPUTER_TOURNAMENT setup=scrambled"},
    {"loa", "board=HEX size=5"},
    {"linage", ""},
    {"linage", "width=7 height=13 opening=FIXED komi=3.5"},
    {"iris", ""},
    {"iris", "n=5"},
    {"carteso", ""},
    {"carteso", "width=13 height=13"},
  };

  private RandomGames() {}

  static List<Map<String, @Nullable Object>> all() {
    List<Map<String, @Nullable Object>> lines = new ArrayList<>();
    for (String[] game : GAMES) {
      for (int seed = 1; seed <= 8; seed++) {
        lines.add(line(game[0], Options.parse(game[1]), seed));
      }
    }
    return lines;
  }

  private static Map<String, @Nullable Object> line(String id, Options options, int seed) {
    Position<?> position = GameTypes.installed().get(id).game(options).start();
    int state = seed;
    int plies = 0;
    long checksum = 0;
    while (!position.isOver() && plies < MAX_PLIES) {
      state = state * 1103515245 + 12345;
      int moves = position.legalMoveCount();
      position = position.successor(Integer.remainderUnsigned(state >>> 8, moves));
      checksum = 31 * checksum + position.hash() + 7 * position.transpositionKey() + moves;
      plies++;
    }
    Position<?> last = position;
    return Values.map(
        "game",
        id,
        "options",
        options.asMap(),
        "seed",
        seed,
        "plies",
        plies,
        "checksum",
        Long.toString(checksum),
        "text",
        last.text(),
        "outcome",
        last.outcome().map(outcome -> outcome.summary(last)));
  }
}
