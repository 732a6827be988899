package io.github.boardrules.examples.cli.terminal;

import static java.util.Objects.requireNonNull;

import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.engine.bulk.FileNames;
import io.github.boardrules.examples.engine.bulk.OutputFile;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Reads and writes record files. */
final class Records {
  private Records() {}

  /**
   * Writes a game to a new file.
   *
   * @throws CommandFailure if the file name is that of a compressed file, or the format of the file
   *     name does not support the game
   */
  static void save(GameInProgress<?> played, Path file) throws IOException {
    String name = file.toString();
    if (FileNames.isGzip(name)) {
      throw new CommandFailure(
          "Cannot save " + name + ": writing compressed files is not supported");
    }
    GameReplay replay = played.toReplay();
    RecordFormat format = FileNames.format(name).orElse(BrgFormat.BRG);
    if (!format.canWrite(replay)) {
      throw new CommandFailure(
          "The format " + format.id() + " does not support " + played.game().type().title());
    }
    OutputFile.writeNew(file, format.write(replay));
  }

  /**
   * Reads and validates a game of a file.
   *
   * @param file the file
   * @param number the number of the game, counted from 1
   * @throws CommandFailure if the file cannot be read or has fewer games
   */
  static GameReplay read(Path file, long number) {
    try (Stream<GameReplay> verdicts = Validator.installed().open(file).replays()) {
      return verdicts
          .filter(verdict -> verdict.number() == number)
          .findFirst()
          .orElseThrow(() -> new CommandFailure(file + " has no game " + number));
    } catch (IOException e) {
      throw new CommandFailure("Cannot read " + file + ": " + Words.reason(e));
    } catch (UncheckedIOException e) {
      throw new CommandFailure(
          "Cannot read " + file + ": " + Words.reason(requireNonNull(e.getCause())));
    }
  }
}
