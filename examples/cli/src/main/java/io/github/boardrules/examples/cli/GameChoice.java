package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.examples.bulk.GameNames;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that select a game: {@code --game ID --option name=value}. */
final class GameChoice {
  /** Null until it is used, because every command creates this object. */
  private volatile @Nullable GameTypes types;

  @Option(
      names = {"-g", "--game"},
      paramLabel = "ID",
      description = "The game. The command 'games' lists the installed games.")
  private @Nullable String id;

  @Option(
      names = {"-o", "--option"},
      paramLabel = "NAME=VALUE",
      description = "An option of the game. Can be repeated.")
  private final Map<String, String> options = new LinkedHashMap<>();

  /** Returns the installed games. */
  GameTypes types() {
    GameTypes installed = types;
    if (installed == null) {
      installed = GameTypes.installed();
      types = installed;
    }
    return installed;
  }

  /** Returns the id of the game, if it was given. */
  Optional<String> id() {
    return Optional.ofNullable(id);
  }

  /** Returns the options that were given. */
  Options options() {
    try {
      return Options.of(options);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
  }

  /** Returns the game. Its id must have been given. */
  Game<?> game() {
    if (id == null) {
      throw new CommandFailure("--game is required: one of " + GameNames.ids(types()));
    }
    GameType type = type(types(), id);
    try {
      return type.game(options());
    } catch (OptionException | SetupException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
  }

  /** Returns the game type with an id. */
  static GameType type(GameTypes types, String id) {
    try {
      return GameNames.type(types, id);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
  }
}
