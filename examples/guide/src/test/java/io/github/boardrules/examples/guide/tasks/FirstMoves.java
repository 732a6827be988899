package io.github.boardrules.examples.guide.tasks;

import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.Validator;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Prints how often the first player won after each first move; symmetric moves count as one. */
final class FirstMoves {
  private static final class Count {
    int games;
    int wins;
  }

  static void count(Path file, PrintStream out) throws IOException {
    Map<String, Count> counts = new TreeMap<>();
    try (Stream<GameReplay> verdicts = Validator.installed().open(file).replays()) {
      verdicts.filter(GameReplay::isValid).forEach(verdict -> add(verdict, counts));
    }
    counts.forEach((move, count) -> out.println(move + ": " + count.wins + " of " + count.games));
  }

  private static void add(GameReplay verdict, Map<String, Count> counts) {
    LineReplay line = verdict.mainLine().orElseThrow();
    Optional<Player> winner = verdict.result().winner();
    if (line.legalPlies() > 0 && winner.isPresent()) {
      Position<?> start = line.positions().get(0);
      String move = start.game().type().id() + " " + start.canonicalMove(line.moves().get(0));
      Count count = counts.computeIfAbsent(move, key -> new Count());
      count.games++;
      count.wins += winner.get() == Player.FIRST ? 1 : 0;
    }
  }
}
