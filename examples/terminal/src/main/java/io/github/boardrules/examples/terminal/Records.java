package io.github.boardrules.examples.terminal;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.ReadGame;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.core.record.RecordWriter;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.ReplayOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Games in files. */
final class Records {
  private Records() {}

  private static RecordFormat format(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(RecordFormat.SGF.extension())
        ? RecordFormat.SGF
        : RecordFormat.BRG;
  }

  /**
   * Writes a game into a new file.
   *
   * @param last the position that the moves lead to from the start of its game
   * @throws CommandFailure if the game is not written in the format of the file's name
   */
  static void save(Position<?> last, List<String> moves, Path file) throws IOException {
    Game<?> game = last.game();
    GameRecord.Builder record =
        GameRecord.builder()
            .game(game.type().id())
            .options(game.options())
            .moves(moves.stream().map(RecordedMove::of).toList());
    last.outcome().map(ClaimedResult::of).ifPresent(record::claim);
    Replay replay = Replay.of(record.build(), ReplayOptions.of(GameTypes.of(List.of(game.type()))));
    RecordFormat format = format(file);
    RecordWriter writer = RecordWriter.installed();
    if (!writer.canWrite(format, replay)) {
      throw new CommandFailure(game.type().title() + " is not written as " + format);
    }
    Files.writeString(
        file, writer.write(format, replay), StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
  }

  /**
   * A game of a file, replayed as far as it is legal.
   *
   * @param file the file
   * @param number which of its games, counted from 1
   * @throws CommandFailure if it cannot be read, or has no such game
   */
  static Replay read(Path file, long number) {
    try (RecordReader reader =
        RecordReader.open(
            format(file), Files.newInputStream(file), file.toString(), ReadLimits.defaults())) {
      Optional<ReadGame> game = reader.next();
      while (game.isPresent() && game.get().number() < number) {
        game = reader.next();
      }
      return game.filter(found -> found.number() == number)
          .map(found -> Replay.of(found.record(), ReplayOptions.installed()))
          .orElseThrow(() -> new CommandFailure(file + " has no game " + number));
    } catch (IOException e) {
      throw new CommandFailure(file + " cannot be read: " + e.getMessage());
    }
  }
}
