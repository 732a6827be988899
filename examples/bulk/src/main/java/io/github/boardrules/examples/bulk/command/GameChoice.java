package io.github.boardrules.examples.bulk.command;

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
public final class GameChoice {
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

  /** Creates the options for the parser of the command line. */
  public GameChoice() {}

  /** {@return the installed games} */
  public GameTypes types() {
    GameTypes installed = types;
    if (installed == null) {
      installed = GameTypes.installed();
      types = installed;
    }
    return installed;
  }

  /** {@return the id of the game, if it was given} */
  public Optional<String> id() {
    return Optional.ofNullable(id);
  }

  /**
   * {@return the options that were given}
   *
   * @throws CommandFailure if a name or a value is not one
   */
  public Options options() {
    try {
      return Options.of(options);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
  }

  /**
   * {@return the game}
   *
   * @throws CommandFailure if no game was given, or if the game or its options do not exist
   */
  public Game<?> game() {
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

  /**
   * {@return the game type with an id}
   *
   * @param types the game types to choose from
   * @param id the id
   * @throws CommandFailure if no game type has the id
   */
  public static GameType type(GameTypes types, String id) {
    try {
      return GameNames.type(types, id);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
  }
}
