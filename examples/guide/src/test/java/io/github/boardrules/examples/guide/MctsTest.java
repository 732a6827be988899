package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MctsTest {
  private static final int GAMES = 8;

  /** The search plays the second player; random play would win about half of the games. */
  @ParameterizedTest
  @CsvSource({
    "loa, size=5",
    "linage, width=5 height=5 opening=FIXED komi=0.5",
    "iris, n=3",
    "carteso, width=4 height=4 opening=FIXED komi=0.5",
    "hex, size=4"
  })
  void winsAgainstRandomMoves(String id, String options) {
    Random random = new Random(7);
    int won = 0;
    for (int i = 0; i < GAMES; i++) {
      Position<?> position = GameTypes.installed().get(id).game(Options.parse(options)).start();
      while (!position.isOver()) {
        position =
            position.toMove().equals(Optional.of(Player.SECOND))
                ? searched(position, random)
                : position.successor(random.nextInt(position.legalMoveCount()));
      }
      won += position.outcome().orElseThrow().winner().equals(Optional.of(Player.SECOND)) ? 1 : 0;
    }
    assertTrue(won >= GAMES - 1, id + ": " + won + " of " + GAMES);
  }

  private static Position<?> searched(Position<?> position, Random random) {
    String move = new Mcts(Position::transpositionKey, random).best(position, 300).notation();
    return position.play(move);
  }
}
