package io.github.boardrules.examples.engine.command;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.examples.engine.bulk.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The options that control the replay of records. {@code --game} is the game of records that do not
 * name one. {@code --option} overrides an option of the records; if a game is given, only in
 * records of that game. {@code --strict} accepts strict notation only. {@code --variations} judges
 * the variations, too.
 */
public final class RecordChoice {
  @Mixin private GameChoice game;

  @Option(names = "--strict", description = "Accept strict notation only.")
  private boolean strict;

  @Option(names = "--variations", description = "Judge the variations, too.")
  private boolean variations;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  RecordChoice() {}

  /** {@return the installed games} */
  public GameTypes types() {
    return game.types();
  }

  /**
   * {@return the game}
   *
   * @throws CommandFailure if no game was given, or if the game or its options do not exist
   */
  public Game<?> game() {
    return game.game();
  }

  /**
   * {@return a validator of the records}
   *
   * @throws CommandFailure if the game of the records does not have one of the options; without a
   *     game, if no game has it
   */
  public Validator validator() {
    Validator validator =
        Validator.of(game.types())
            .withOverridingOptions(game.optionsOfRecords())
            .withStrictness(strict ? Strictness.STRICT : Strictness.LENIENT);
    validator = game.id().map(validator::withDefaultGame).orElse(validator);
    return variations ? validator.withVariations() : validator;
  }

  /**
   * {@return the verdicts on the games of a file or, for the path {@code -}, of the standard input}
   *
   * @param file the path of the file
   * @throws CommandFailure if the file does not exist, is a folder, or cannot be read
   */
  public Stream<GameReplay> judge(Path file) {
    if (Files.isDirectory(file)) {
      throw new CommandFailure(
          file
              + " is a folder; the commands validate, index, find, explore, list, select,"
              + " duplicates, table and statistics read folders");
    }
    try {
      return file.equals(InputFiles.STANDARD_INPUT)
          ? validator().open(System.in, file.toString()).replays()
          : validator().open(file).replays();
    } catch (IOException e) {
      throw new CommandFailure(file + ": " + Words.reason(e));
    }
  }
}
