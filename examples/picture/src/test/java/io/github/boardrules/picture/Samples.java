package io.github.boardrules.picture;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.Validator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;

/** Games to draw. */
final class Samples {
  private static final Path RECORDS = Path.of("..", "records");

  private Samples() {}

  /** Returns the first game of every file of records. */
  static ImmutableList<GameInProgress<?>> recorded() {
    try (Stream<Path> files = Files.walk(RECORDS)) {
      return files
          .filter(file -> file.toString().matches(".*\\.(brg|sgf)"))
          .sorted()
          .map(Samples::first)
          .collect(toImmutableList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static GameInProgress<?> first(Path file) {
    try (Stream<GameReplay> verdicts = Validator.installed().open(file).replays()) {
      return verdicts.findFirst().orElseThrow().toGame().orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the first game of a file of records. */
  static GameInProgress<?> first(String file) {
    return first(RECORDS.resolve(file));
  }

  /** Returns a random game of every installed type, with at most the given number of moves. */
  static ImmutableList<GameInProgress<?>> random(int moves) {
    return GameTypes.installed().all().stream()
        .map(type -> random(type, moves))
        .collect(toImmutableList());
  }

  private static GameInProgress<?> random(GameType type, int moves) {
    Random random = new Random(type.id().hashCode());
    GameInProgress<?> played = GameInProgress.of(type.game(Options.none()));
    for (int i = 0; i < moves && !played.position().isOver(); i++) {
      var legal = played.position().legalMoves();
      played = played.play(legal.get(random.nextInt(legal.size())).notation());
    }
    return played;
  }
}
