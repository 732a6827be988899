package io.github.boardrules.examples.terminal;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.bulk.GameNames;
import io.github.boardrules.examples.bulk.command.CommandFailure;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that names the game, as on the command line: {@code --game ID}. */
final class GameOption {
  @Option(
      names = {"-g", "--game"},
      paramLabel = "ID",
      description = "The game, by its id: for example loa.")
  private @Nullable String id;

  /**
   * Returns the type of the game.
   *
   * @throws CommandFailure if the option is missing, or no type has the id
   */
  GameType type() {
    GameTypes types = GameTypes.installed();
    if (id == null) {
      throw new CommandFailure("--game is required: one of " + GameNames.ids(types));
    }
    try {
      return GameNames.type(types, id);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
  }
}
