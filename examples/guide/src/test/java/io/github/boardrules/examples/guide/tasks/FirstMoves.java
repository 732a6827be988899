package io.github.boardrules.examples.guide.tasks;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
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
  private FirstMoves() {}

  private static final class Count {
    int games;
    int wins;
  }

  static void count(Path file, PrintStream out) throws IOException {
    Map<String, Count> counts = new TreeMap<>();
    try (Stream<GameReplay> verdicts = Validator.standard().replays(file)) {
      verdicts.filter(GameReplay::isValid).forEach(verdict -> add(verdict, counts));
    }
    counts.forEach((move, count) -> out.println(move + ": " + count.wins + " of " + count.games));
  }

  private static void add(GameReplay verdict, Map<String, Count> counts) {
    LineReplay line = verdict.replay().mainLine().orElseThrow();
    Optional<Player> winner = verdict.result().value().winner();
    if (line.legalPlies() == 0 || winner.isEmpty()) {
      return;
    }
    Game<?> game = line.positions().get(0).game();
    Count count =
        counts.computeIfAbsent(
            game.type().id() + " " + first(line.positions().get(0), line.positions().get(1)),
            key -> new Count());
    count.games++;
    count.wins += winner.get() == Player.FIRST ? 1 : 0;
  }

  /** The first legal move that leads to the same position up to symmetry. */
  private static <M extends Move> M first(Position<M> start, Position<?> after) {
    Position<?> canonical = after.canonicalFormWithoutSwap().position();
    return start.legalMoves().stream()
        .filter(
            move ->
                start.playUnchecked(move).canonicalFormWithoutSwap().position().equals(canonical))
        .findFirst()
        .orElseThrow();
  }
}
