package io.github.boardrules.examples.engine.table;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.LineReplay;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A position of a game and the move that led to it.
 *
 * @param verdict the verdict on the game
 * @param line the main line of the game
 * @param number the number of moves before the position
 */
public record Ply(GameReplay verdict, LineReplay line, int number) {
  static Stream<Ply> of(GameReplay verdict) {
    return verdict.mainLine().stream()
        .flatMap(
            line ->
                IntStream.rangeClosed(0, line.legalPlies())
                    .mapToObj(number -> new Ply(verdict, line, number)));
  }

  /** {@return the position after the move} */
  public Position<?> position() {
    return line.positions().get(number);
  }

  /** {@return the position before the move; empty for the start of the game} */
  public Optional<Position<?>> before() {
    return number == 0 ? Optional.empty() : Optional.of(line.positions().get(number - 1));
  }

  /** {@return the move; empty for the start of the game} */
  public Optional<Move> move() {
    return number == 0 ? Optional.empty() : Optional.of(line.moves().get(number - 1));
  }
}
