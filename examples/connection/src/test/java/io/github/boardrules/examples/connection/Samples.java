package io.github.boardrules.examples.connection;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.ArrangementText;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Moves and setups that random games do not contain. */
final class Samples {
  private Samples() {}

  /** Returns moves off the board, and the swap, which is seldom legal. */
  static List<ConnectionMove> moves(Game<?> game) {
    return List.of(
        ConnectionMove.swap(),
        ConnectionMove.stone(new Cell(game.board().width(), 0)),
        ConnectionMove.stone(new Cell(0, game.board().height())));
  }

  /** Returns random stones, many and few, some with the colors of the players swapped. */
  static List<String> setupTexts(Game<?> game, Random random) {
    return IntStream.range(0, 8)
        .mapToObj(
            number ->
                ArrangementText.write(
                        game.board(), cell -> "bw......".charAt(random.nextInt(2 + number % 4 * 2)))
                    + (random.nextBoolean() ? " swapped" : ""))
        .toList();
  }
}
