package io.github.boardrules.examples.cli;

import io.github.boardrules.core.record.ReadGame;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.core.record.Replay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Finds one game of a file. */
final class RecordedGame {
  private RecordedGame() {}

  /** The game of the number, counted from 1, replayed. */
  static Replay find(Path path, long number, RecordChoice choice) {
    InputFile file = new InputFile(path, path.toString());
    try (RecordReader reader = file.open(ReadLimits.defaults())) {
      Optional<ReadGame> game = reader.next();
      while (game.isPresent() && game.get().number() < number) {
        game = reader.next();
      }
      return game.filter(found -> found.number() == number)
          .map(found -> Replay.of(found.record(), choice.optionsFor(found.record())))
          .orElseThrow(() -> new CommandFailure(path + " has no game " + number));
    } catch (IOException e) {
      throw new CommandFailure(path + ": " + e.getMessage());
    }
  }
}
