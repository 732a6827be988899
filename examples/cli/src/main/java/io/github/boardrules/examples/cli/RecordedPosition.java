package io.github.boardrules.examples.cli;

import static java.util.Objects.requireNonNull;

import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.RecordChoice;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that select a game of a file and a position of it. */
final class RecordedPosition {
  @Mixin private RecordChoice choice;

  @Parameters(paramLabel = "FILE", description = "The record file; - means standard input.")
  private Path file;

  @Option(
      names = {"-n", "--number"},
      defaultValue = "1",
      description =
          "The number of the game in the file, counted from 1. Default: ${DEFAULT-VALUE}.")
  private long number;

  @Option(names = "--ply", description = "The number of moves to play. Default: all legal moves.")
  private @Nullable Integer ply;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  RecordedPosition() {}

  /** Returns the file. */
  Path file() {
    return file;
  }

  /** Returns the verdict on the game. */
  GameReplay verdict() {
    try (Stream<GameReplay> verdicts = choice.judge(file)) {
      return verdicts
          .filter(verdict -> verdict.number() == number)
          .findFirst()
          .orElseThrow(
              () -> new CommandFailure(file + " does not have a game with the number " + number));
    } catch (UncheckedIOException e) {
      throw new CommandFailure(file + ": " + Words.reason(requireNonNull(e.getCause())));
    }
  }

  /** Returns the game at the position; its legal moves after the position can be redone. */
  GameInProgress<?> played(GameReplay verdict) {
    GameInProgress<?> played =
        verdict
            .toGame()
            .orElseThrow(() -> new CommandFailure(verdict.problems().get(0).toString()));
    if (ply != null && (ply < 0 || ply > played.ply())) {
      throw new CommandFailure("--ply must be between 0 and " + played.ply() + ", but is " + ply);
    }
    return ply == null ? played : played.at(ply);
  }
}
