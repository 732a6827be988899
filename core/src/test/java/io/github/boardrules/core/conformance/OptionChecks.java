package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import java.util.Optional;

/** Checks {@link Promise#OPTIONS}. */
final class OptionChecks {
  private OptionChecks() {}

  static <M extends Move> void check(Sample<M> sample) {
    Game<M> game = sample.game();
    GameType type = game.type();
    assertEquals(type, game.type(), "type at the second call");
    assertEquals(type.hashCode(), game.type().hashCode(), "hashCode of an equal type");
    checkToString(game);
    assertTrue(type.id().matches("[^\\p{Lu}\\s]+"), () -> "not lower case: the id " + type.id());
    assertFalse(type.title().isBlank(), "the title is blank");
    OneOptionChecks.check(type, sample.random());
    Game<?> again = type.game(game.options());
    assertEquals(type, again.type(), "type of an equal game");
    assertEquals(game, again, "the game created from its own options");
    assertEquals(game.hashCode(), again.hashCode(), "hashCode of an equal game");
    assertEquals(game.options(), again.options(), "options of an equal game");
    assertEquals(game.board(), again.board(), "board of an equal game");
    assertEquals(game.start(), again.start(), "start of an equal game");
    assertEquals(game.options(), Options.parse(game.options().toString()), "options as text");
    assertEquals(Options.none(), type.game(Options.none()).options(), "options of the default");
    assertEquals(game, game.start().game(), "game of the start");
    if (game.options().isEmpty() && !game.start().isOver()) {
      assertEquals(Optional.of(Player.FIRST), game.start().toMove(), "player to move at the start");
    }
    assertTrue(game.symmetries().get(0).cells().isIdentity(), "first symmetry: the identity");
    sample.forEachPosition(
        position -> {
          assertEquals(game, position.game(), "game of a position");
          assertEquals(game.board(), position.board(), "board of a position");
        });
  }

  private static void checkToString(Game<?> game) {
    String text = game.toString();
    assertEquals(text.strip(), text, "toString has no blank at either end");
    assertFalse(text.isEmpty(), "toString is empty");
  }
}
