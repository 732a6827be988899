package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.ReplayOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The options that control the replay of records. {@code --game} is the game of records that do not
 * name one. {@code --option} overrides an option of the records; if a game is given, only in
 * records of that game. {@code --strict} accepts strict notation only.
 */
final class RecordChoice {
  @Mixin private GameChoice game;

  @Option(names = "--strict", description = "Accept strict notation only.")
  private boolean strict;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  RecordChoice() {}

  ReplayOptions optionsFor(GameRecord record) {
    ReplayOptions options =
        ReplayOptions.of(game.types())
            .withStrictness(strict ? Strictness.STRICT : Strictness.LENIENT);
    if (game.id().isPresent()) {
      options = options.withDefaultGame(game.id().get());
    }
    boolean applies =
        game.id().isEmpty() || record.game().isEmpty() || game.id().equals(record.game());
    return applies ? options.withOverridingOptions(game.options()) : options;
  }
}
