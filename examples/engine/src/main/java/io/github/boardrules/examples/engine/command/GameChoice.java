package io.github.boardrules.examples.engine.command;

import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;
import static java.util.Comparator.naturalOrder;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.examples.engine.bulk.GameNames;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** The options that select a game: {@code --game ID --option name=value}. */
public final class GameChoice {
  /** Null until it is used, because every command creates this object. */
  private volatile @Nullable GameTypes types;

  @CommandLine.Option(
      names = {"-g", "--game"},
      paramLabel = "ID",
      description = "The game. The command 'games' lists the installed games.")
  private @Nullable String id;

  @CommandLine.Option(
      names = {"-o", "--option"},
      paramLabel = "NAME=VALUE",
      description = "An option of the game. Can be repeated.")
  private final List<String> options = new ArrayList<>();

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
      Map<String, String> all = new LinkedHashMap<>();
      for (String option : options) {
        int equals = option.indexOf('=');
        if (equals < 0) {
          throw new CommandFailure(
              "--option must be NAME=VALUE, but is "
                  + option
                  + "; a file to write is given with --output");
        }
        if (all.put(option.substring(0, equals), option.substring(equals + 1)) != null) {
          String name = option.substring(0, equals);
          throw new CommandFailure("--option gives two values for " + name);
        }
      }
      return Options.of(all);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
  }

  /**
   * {@return the options that were given, for records}
   *
   * @throws CommandFailure as {@link #options}, and if the game that was given does not have an
   *     option; without a game, if no game has it
   */
  public Options optionsOfRecords() {
    Collection<GameType> games = id == null ? types().all() : ImmutableList.of(type(types(), id));
    ImmutableSortedSet<String> known =
        games.stream()
            .flatMap(type -> type.options().stream())
            .map(Option::name)
            .collect(toImmutableSortedSet(naturalOrder()));
    Options given = options();
    for (String name : given.asMap().keySet()) {
      if (!known.contains(name)) {
        String who = id == null ? "No game has an option " : "The game " + id + " has no option ";
        throw new CommandFailure(who + name + "; the options are " + Joiner.on(", ").join(known));
      }
    }
    return given;
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
