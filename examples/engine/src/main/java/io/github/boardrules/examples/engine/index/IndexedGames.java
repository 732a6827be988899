package io.github.boardrules.examples.engine.index;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.text.TextScanner;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.RecordFolder;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.index.IndexException.Code;
import io.github.boardrules.examples.engine.referee.GameIndex;
import io.github.boardrules.examples.engine.referee.GameIndexException;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** An index for a referee. Thread-safe. */
public final class IndexedGames implements GameIndex, Closeable {
  /** The memory for games that are not written yet, in MB. */
  private static final int MEMORY = 64;

  /** The number of seconds between two lines about the games that were read. */
  private static final int SECONDS_PER_LINE = 10;

  /** The maximum number of characters of a name or a date, so that answers are short. */
  private static final int MAX_TEXT = 200;

  private final PositionIndex index;
  private final Closeable lock;

  private IndexedGames(PositionIndex index, Closeable lock) {
    this.index = index;
    this.lock = lock;
  }

  /**
   * Opens an index. Games that are added later are not in the answers.
   *
   * @param folder the folder of the index
   * @return the index, to be closed
   * @throws IndexException as {@link PositionIndex#open}
   */
  public static IndexedGames open(Path folder) {
    return new IndexedGames(PositionIndex.open(folder), () -> {});
  }

  /**
   * Adds the new files of a folder to an index, and opens the index. If a file cannot be added, the
   * index is as it was. No process can add games to the index before it is closed.
   *
   * @param records the folder of the records; files whose contents are in the index are skipped
   * @param folder the folder of the index; it is created if it does not exist
   * @param types the games
   * @param news receives lines that say what is being done and what was added
   * @return the index, to be closed
   * @throws IndexException if the records are not a folder, if a file of them has changed since it
   *     was added, or cannot be read to its end, if another process uses the index, or if the index
   *     cannot be read or changed
   */
  public static IndexedGames open(
      Path records, Path folder, GameTypes types, Consumer<String> news) {
    news.accept("reading the records of " + records);
    news.accept(add(files(records), folder, types, new Progress(news)));
    Closeable lock = Store.lock(folder);
    try {
      return new IndexedGames(PositionIndex.open(folder), lock);
    } catch (IndexException e) {
      close(lock);
      throw e;
    }
  }

  /** Returns the files of a folder by their names relative to it. */
  private static ImmutableMap<String, Path> files(Path records) {
    if (!Files.isDirectory(records)) {
      throw new IndexException(Code.NO_RECORDS, "the folder of records does not exist: " + records);
    }
    try {
      return Maps.uniqueIndex(
          RecordFolder.read(records).files(), file -> RecordFolder.name(records.relativize(file)));
    } catch (IOException e) {
      throw new IndexException(Code.NO_RECORDS, records + " cannot be read: " + Words.reason(e), e);
    }
  }

  /** Adds those files that are not in the index, and returns a line that says how many games. */
  private static String add(
      ImmutableMap<String, Path> files, Path folder, GameTypes types, Progress progress) {
    int threads = Math.min(Judging.MAX_THREADS, Runtime.getRuntime().availableProcessors());
    try (IndexBuilder builder = IndexBuilder.open(folder, MEMORY, progress);
        Judging<IndexBuilder.Batch> judging =
            new Judging<>(Validator.of(types), builder, threads)) {
      int known = 0;
      // First all names: a file that has changed is noticed before games are read.
      ImmutableMap.Builder<String, Path> added = ImmutableMap.builder();
      for (Map.Entry<String, Path> file : files.entrySet()) {
        if (builder.addFile(file.getKey(), file.getValue())) {
          added.put(file);
        } else {
          known++;
        }
      }
      added
          .buildOrThrow()
          .forEach(
              (name, file) ->
                  judging.file(name, Optional.empty(), () -> Files.newInputStream(file)));
      Tally tally = judging.finish();
      builder.damage().ifPresent(IndexedGames::refuse);
      builder.commit();
      return builder.summary(tally, known);
    }
  }

  private static void refuse(String damage) {
    throw new IndexException(Code.DAMAGED_FILE, "a file cannot be read to its end: " + damage);
  }

  /** Says from time to time how many games were read. Called by one thread at a time. */
  private static final class Progress implements Consumer<Tally> {
    private final Consumer<String> news;
    private final Stopwatch watch = Stopwatch.createStarted();

    Progress(Consumer<String> news) {
      this.news = news;
    }

    @Override
    public void accept(Tally tally) {
      if (watch.elapsed(TimeUnit.SECONDS) >= SECONDS_PER_LINE) {
        watch.reset().start();
        news.accept(tally.games() + " games read");
      }
    }
  }

  @Override
  public Found find(
      Position<?> position, boolean withSymmetry, GameFilter filter, int offset, int limit) {
    FoundGames found = reads(() -> index.find(position, withSymmetry, filter, offset, limit));
    return new Found(
        found.total(),
        found.games().stream().map(IndexedGames::describe).collect(toImmutableList()));
  }

  private static ImmutableMap<String, Object> describe(FoundGame game) {
    return new FoundGame(
            game.source(),
            game.number(),
            TextScanner.abbreviate(game.first(), MAX_TEXT),
            TextScanner.abbreviate(game.second(), MAX_TEXT),
            TextScanner.abbreviate(game.date(), MAX_TEXT),
            game.result(),
            game.isValid(),
            game.plies(),
            game.ply())
        .toMap();
  }

  @Override
  public Explored explore(Position<?> position, boolean withSymmetry, GameFilter filter) {
    Exploration found = reads(() -> index.explore(position, withSymmetry, filter));
    return new Explored(
        found.games(), found.moves().stream().map(PlayedMove::toMap).collect(toImmutableList()));
  }

  private static <T> T reads(Supplier<T> read) {
    try {
      return read.get();
    } catch (IndexException e) {
      throw new GameIndexException(e);
    }
  }

  @Override
  public void close() {
    index.close();
    close(lock);
  }

  private static void close(Closeable lock) {
    try {
      lock.close();
    } catch (IOException e) {
      throw new UncheckedIOException("the index cannot be unlocked", e);
    }
  }
}
