package io.github.boardrules.examples.terminal;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.PlayedGame;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.ReplayOptions;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.bulk.FileNames;
import io.github.boardrules.examples.bulk.RecordTexts;
import io.github.boardrules.examples.bulk.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** Games in files. */
final class Records {
  private Records() {}

  /**
   * Writes a game into a new file.
   *
   * @throws CommandFailure if the name is one of a compressed file, or the game is not written in
   *     the format that the name tells
   */
  static void save(PlayedGame<?> played, Path file) throws IOException {
    String name = file.toString();
    if (FileNames.isGzip(name)) {
      throw new CommandFailure(name + ": what is saved is not compressed");
    }
    Game<?> game = played.game();
    Replay replay =
        Replay.of(played.toRecord(), ReplayOptions.of(GameTypes.of(List.of(game.type()))));
    RecordFormat format = FileNames.format(name).orElse(BrgFormat.BRG);
    if (!format.canWrite(replay)) {
      throw new CommandFailure(game.type().title() + " is not written as " + format);
    }
    Files.writeString(
        file, format.write(replay), StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
  }

  /**
   * A game of a file, judged.
   *
   * @param file the file
   * @param number which of its games, counted from 1
   * @throws CommandFailure if it cannot be read, or has no such game
   */
  static Verdict read(Path file, long number) {
    ReplayOptions options = ReplayOptions.installed();
    try (RecordReader reader = RecordTexts.open(file)) {
      return Verdict.of(file.toString(), reader, number, record -> options)
          .orElseThrow(() -> new CommandFailure(file + " has no game " + number));
    } catch (IOException e) {
      throw new CommandFailure(file + " cannot be read: " + e.getMessage());
    }
  }
}
