package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.examples.engine.bulk.ArchiveGame;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Obstacle;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.bulk.Verdicts;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.Progress;
import io.github.boardrules.examples.engine.duplicates.Duplicate.Found;
import io.github.boardrules.examples.engine.duplicates.Duplicates;
import io.github.boardrules.examples.engine.select.Filter.Need;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the texts of the games that pass a filter, in one format. */
final class Selection implements Judging.GameResults<Selection.Batch> {
  /** The formats whose games are copied, because a text in them is one game after the other. */
  private static final ImmutableSet<String> COPIED = ImmutableSet.of("brg", "sgf");

  /** The maximum number of bytes of a piece that are buffered. */
  private static final int MAX_BUFFERED = 1 << 20;

  private final GameFilter filter;
  private final RecordFormat format;
  private final SelectOrder order;
  private final GameTypes types;
  private final SelectedTexts texts;
  private final @Nullable Duplicates duplicates;
  private final PrintWriter err;
  private final Progress progress;
  private long selected;

  Selection(
      GameFilter filter,
      RecordFormat format,
      SelectOrder order,
      GameTypes types,
      SelectedTexts texts,
      @Nullable Duplicates duplicates,
      PrintWriter err,
      Progress progress) {
    this.filter = filter;
    this.format = format;
    this.order = order;
    this.types = types;
    this.texts = texts;
    this.duplicates = duplicates;
    this.err = err;
    this.progress = progress;
  }

  /** A game that passes the filter. */
  private record Selected(String text, SelectOrder.Key key, @Nullable Found game) {}

  /** The games of a piece that pass the filter, and what is to be said about others. */
  static final class Batch {
    private final List<Selected> games = new ArrayList<>();
    private final NumberedLines messages = new NumberedLines();
    private Duplicates.@Nullable Batch compared;
    private long selected;
    private int bytes;
  }

  /** Returns the number of games that pass the filter, also of those that cannot be written. */
  long selected() {
    return selected;
  }

  @Override
  public ArchiveGame.Reading reading(RecordFormat of) {
    boolean copies = copies(of);
    boolean countsMoves = filter.needs() == Need.MOVES || order.needsPlies();
    return new ArchiveGame.Reading(
        countsMoves,
        !copies || filter.needs() == Need.VERDICT || duplicates != null,
        /* keepsTexts= */ copies);
  }

  private boolean copies(RecordFormat of) {
    return of.equals(format) && COPIED.contains(of.id());
  }

  @Override
  public Batch create() {
    Batch batch = new Batch();
    batch.compared = duplicates == null ? null : duplicates.create();
    return batch;
  }

  @Override
  public void add(ArchiveGame game, Batch batch) {
    if (!game.isGame()) {
      batch.messages.add(game.number(), Listing.noise(game));
    } else if (filter.test(game.facts())) {
      batch.selected++;
      String text = copies(game.format()) ? game.text() : written(game, batch);
      if (text != null) {
        batch.games.add(new Selected(text, order.key(game.facts()), compared(game, batch)));
        batch.bytes += text.length();
      }
    }
  }

  /** Adds a game to those that are compared. Returns null if it is not. */
  private @Nullable Found compared(ArchiveGame game, Batch batch) {
    GameReplay replay = game.replay().orElse(null);
    if (duplicates == null || batch.compared == null || replay == null || !replay.isValid()) {
      return null;
    }
    duplicates.add(replay, batch.compared);
    return new Found(game.source(), game.number(), replay.legalPlies());
  }

  /** Returns the bytes of a game in the format, and notes what it loses; null if it has none. */
  private @Nullable String written(ArchiveGame game, Batch batch) {
    GameReplay replay = game.replay().orElseThrow();
    String where = Words.printable(game.source()) + " #" + NumberedLines.NUMBER + ": ";
    if (!format.canWrite(replay)) {
      batch.messages.add(
          game.number(),
          replay.isValid()
              ? where + Obstacle.of(format, replay, types)
              : Verdicts.line(replay, NumberedLines.NUMBER));
      return null;
    }
    for (RecordProblem loss : format.losses(replay)) {
      batch.messages.add(game.number(), where + Words.printable(loss.message()));
    }
    return new String(format.write(replay).getBytes(UTF_8), ISO_8859_1);
  }

  @Override
  public boolean isLarge(Batch batch) {
    return batch.bytes > MAX_BUFFERED;
  }

  @Override
  public long size() {
    return 2 * MAX_BUFFERED;
  }

  @Override
  public void accept(Batch batch, long gamesBefore) {
    for (Selected game : batch.games) {
      Found at = game.game();
      texts.add(game.text(), game.key(), at == null ? null : at.after(gamesBefore));
    }
    if (duplicates != null && batch.compared != null) {
      duplicates.accept(batch.compared, gamesBefore);
    }
    batch.messages.print(err, gamesBefore);
    selected += batch.selected;
  }

  @Override
  public void accept(FileProblem problem) {
    err.println(problem.inWords());
  }

  @Override
  public void progress(Tally tally) {
    progress.at(tally);
  }
}
