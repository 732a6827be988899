package io.github.boardrules.examples.engine.bulk;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordFormats;
import io.github.boardrules.core.record.Validator;
import java.util.Optional;
import java.util.stream.Stream;

/** Says why a format cannot write a valid game, and what would help. */
public final class Obstacle {
  private Obstacle() {}

  /**
   * {@return the end of a sentence about a game: {@code cannot be written in the format …}}
   *
   * @param format the format
   * @param replay a valid game that the format cannot write
   * @param types the installed games
   */
  public static String of(RecordFormat format, GameReplay replay, GameTypes types) {
    Game<?> game = replay.mainLine().orElseThrow().last().game();
    String title = game.type().title();
    String help =
        otherOptions(game.type())
            .filter(options -> canWrite(format, game.type(), options, types))
            .map(options -> "; it can with [Options \"" + options + "\"]")
            .findFirst()
            .orElse("");
    String cannot = "cannot be written in the format " + format.id() + ", which does not support ";
    Optional<String> start = replay.record().setup();
    if (help.isEmpty() && !canWrite(format, game.type(), Options.none(), types)) {
      return cannot + title;
    }
    String part = start.isPresent() ? "this setup or these options" : "these options";
    return cannot + title + " with " + part + help;
  }

  /** Returns the presets of a game. */
  private static Stream<Options> otherOptions(GameType type) {
    return type.options().stream()
        .filter(spec -> spec.name().equals("preset"))
        .flatMap(spec -> spec.values().stream())
        .map(value -> Options.of("preset", value.name()));
  }

  private static boolean canWrite(
      RecordFormat format, GameType type, Options options, GameTypes types) {
    GameRecord start =
        GameRecord.builder().game(type.id()).options(options).moves(ImmutableList.of()).build();
    return format.canWrite(
        Validator.of(types, RecordFormats.of(ImmutableList.of(format))).replay(start));
  }
}
