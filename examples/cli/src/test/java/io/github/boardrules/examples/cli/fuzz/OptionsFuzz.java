package io.github.boardrules.examples.cli.fuzz;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.text.NotationException;

/** Fuzzes the parser of options. */
public final class OptionsFuzz {
  private OptionsFuzz() {}

  /**
   * Checks one input.
   *
   * @param input a line with the id of a game, and the text of options
   */
  public static void fuzzerTestOneInput(byte[] input) {
    TimeBudget.check(
        input.length,
        () -> {
          FuzzInput lines = FuzzInput.of(input, 2);
          lines.type().ifPresent(type -> check(type, lines.line(1)));
        });
  }

  private static void check(GameType type, String text) {
    Options options;
    try {
      options = Options.parse(text);
    } catch (NotationException e) {
      Facts.check(
          e.offset() >= 0 && e.offset() <= text.length(), () -> "offset " + e.offset() + ": " + e);
      return;
    }
    Facts.checkEqual("written and parsed again", options, Options.parse(options.toString()));
    Game<?> game;
    try {
      game = type.game(options);
    } catch (OptionException | SetupException e) {
      return;
    }
    Options canonical = game.options();
    Facts.checkEqual("canonical", canonical, Options.parse(canonical.toString()));
    Game<?> again = type.game(canonical);
    Facts.checkEqual("game with the canonical options", game, again);
    Facts.checkEqual("options", canonical, again.options());
    Facts.checkEqual("start", game.start(), again.start());
    Facts.checkEqual("start, parsed", game.start(), game.parsePosition(game.start().text()));
  }
}
