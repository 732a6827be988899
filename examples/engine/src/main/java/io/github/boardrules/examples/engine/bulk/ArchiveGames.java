package io.github.boardrules.examples.engine.bulk;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.Place;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Records;
import io.github.boardrules.core.record.TextLocation;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Passes on the games of a text. If their texts are kept, each game waits for the start of the next
 * one, which is the end of its text.
 */
final class ArchiveGames {
  private final RecordFormat format;
  private final String name;
  private final @Nullable Slices slices;
  private final Consumer<ArchiveGame> games;
  private long number;
  private @Nullable ArchiveGame waiting;

  ArchiveGames(
      RecordFormat format, String name, @Nullable Slices slices, Consumer<ArchiveGame> games) {
    this.format = format;
    this.name = name;
    this.slices = slices;
    this.games = games;
  }

  void add(GameReplay replay) {
    boolean hasContent =
        replay.record().game().isPresent()
            || replay.plies() > 0
            || !replay.header().tags().isEmpty();
    boolean isGame =
        (hasContent || !replay.isDamaged())
            && replay.problems().stream()
                .noneMatch(problem -> problem.code() == RecordProblem.Code.NOT_A_GAME);
    add(replay.location(), isGame, GameFacts.of(replay), Optional.of(replay));
  }

  void scan(Records records, boolean countsMoves) {
    records.scan(new Scanned(countsMoves));
  }

  private void add(
      TextLocation start, boolean isGame, GameFacts facts, Optional<GameReplay> replay) {
    number++;
    ArchiveGame game = new ArchiveGame(format, name, number, isGame, facts, replay, "");
    if (slices == null) {
      games.accept(game);
    } else {
      passOn(number == 1 ? "" : slices.until(start));
      waiting = game;
    }
  }

  private void passOn(String text) {
    ArchiveGame game = waiting;
    if (game != null) {
      waiting = null;
      games.accept(
          new ArchiveGame(
              game.format(),
              game.source(),
              game.number(),
              game.isGame(),
              game.facts(),
              game.replay(),
              text));
    }
  }

  /** Passes on the last game. */
  void end() {
    if (slices != null && waiting != null) {
      passOn(slices.rest());
    }
  }

  private final class Scanned extends HeaderFacts {
    Scanned(boolean countsMoves) {
      super(countsMoves, slices != null);
    }

    @Override
    public void end(Place at) {
      add(start(), isGame(), facts(), Optional.empty());
    }
  }
}
