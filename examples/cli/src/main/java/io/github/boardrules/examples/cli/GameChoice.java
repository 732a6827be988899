package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which game, with which options: {@code --game ID --option name=value}. */
final class GameChoice {
  private final GameTypes types = GameTypes.installed();

  @Option(
      names = {"-g", "--game"},
      paramLabel = "ID",
      description = "The game; the command 'games' lists those that are there.")
  private @Nullable String id;

  @Option(
      names = {"-o", "--option"},
      paramLabel = "NAME=VALUE",
      description = "An option of the game; may be given several times.")
  private final Map<String, String> options = new LinkedHashMap<>();

  /** The games that are there. */
  GameTypes types() {
    return types;
  }

  /** The game's id, if one was given. */
  Optional<String> id() {
    return Optional.ofNullable(id);
  }

  /** The options that were given. */
  Options options() {
    try {
      return Options.of(options);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
  }

  /** The game, which must have been named. */
  Game<?> game() {
    if (id == null) {
      throw new CommandFailure("Which game? --game " + ids());
    }
    GameType type =
        types
            .find(id)
            .orElseThrow(() -> new CommandFailure("There is no game " + id + ", only " + ids()));
    try {
      return type.game(options());
    } catch (OptionException | SetupException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
  }

  private String ids() {
    return types.all().stream().map(GameType::id).collect(Collectors.joining(", "));
  }
}
