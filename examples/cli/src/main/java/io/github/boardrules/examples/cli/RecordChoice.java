package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.ReplayOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * How records are replayed: {@code --game} for those that name none, {@code --option} over what
 * they say (over what those of that game say, if a game is given), {@code --strict}.
 */
final class RecordChoice {
  @Mixin private GameChoice game;

  @Option(names = "--strict", description = "Reads moves strictly.")
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
    boolean concerned =
        game.id().isEmpty() || record.game().isEmpty() || game.id().equals(record.game());
    return concerned ? options.withOverridingOptions(game.options()) : options;
  }
}
