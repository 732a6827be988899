package io.github.boardrules.examples.engine.duplicates;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.BiMap;
import com.google.common.collect.HashBiMap;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.duplicates.Duplicate.Found;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Finds games that were recorded more than once, among any number of games in bounded memory: what
 * does not fit is sorted in temporary files of about 300 bytes for a game of 27 moves.
 *
 * <p>A group is a game that no other one continues, with the games that repeat it or its first
 * moves, up to the symmetries that do not swap the players. A game whose moves begin several such
 * games belongs to the group of the one whose {@link GameReplay#canonicalText()} is the smallest.
 */
public class Duplicates implements Judging.Results<Duplicates.Batch>, Closeable {
  /** The maximum memory for games that are not written yet, in MB. */
  public static final int MAX_MEMORY = 100_000;

  /** The folder of the operating system for temporary files. */
  public static final Path DEFAULT_FOLDER = Path.of(System.getProperty("java.io.tmpdir"));

  private static final long DEFAULT_MEMORY = 64 << 20;
  private static final int MAX_BATCH = 1 << 20;

  private final SortedRuns games;

  /** The numbers of the files by their names. */
  private final BiMap<String, Integer> files = HashBiMap.create();

  /**
   * Creates a finder.
   *
   * @param folder the folder for temporary files
   * @param memory the memory for games that are not written yet, in bytes
   * @throws UncheckedIOException if the folder cannot be written
   */
  public Duplicates(Path folder, long memory) {
    try {
      this.games = new SortedRuns(folder, memory);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Called for each game that is compared with no other one, because it is invalid. Does nothing.
   *
   * @param game the game
   * @param why its first problem
   */
  protected void invalid(Found game, String why) {}

  /**
   * {@return a finder of duplicates among games that are added as results, with temporary files in
   * the folder of the operating system}
   *
   * @throws UncheckedIOException if the folder cannot be written
   */
  public static Duplicates inDefaultFolder() {
    return new Duplicates(DEFAULT_FOLDER, DEFAULT_MEMORY);
  }

  /** The games of a piece of a file. */
  public static final class Batch {
    private final List<byte[]> games = new ArrayList<>();
    private final Map<Found, String> invalid = new LinkedHashMap<>();
    private String source = "";
    private int size;

    private Batch() {}
  }

  @Override
  public Batch create() {
    return new Batch();
  }

  @Override
  public void add(GameReplay verdict, Batch batch) {
    batch.source = verdict.location().source();
    Optional<String> text = verdict.canonicalText();
    if (text.isEmpty()) {
      Found found = new Found(batch.source, verdict.number(), verdict.plies());
      batch.invalid.put(found, verdict.summary());
      batch.size += verdict.summary().length();
      return;
    }
    byte[] game = Fingerprint.of(verdict, text.get());
    batch.games.add(game);
    batch.size += game.length;
  }

  @Override
  public boolean isLarge(Batch batch) {
    return batch.size > MAX_BATCH;
  }

  @Override
  public long size() {
    return 2 * MAX_BATCH;
  }

  @Override
  public void accept(Batch batch, long gamesBefore) {
    batch.invalid.forEach((game, why) -> invalid(game.after(gamesBefore), why));
    int file = files.computeIfAbsent(batch.source, name -> files.size());
    try {
      for (byte[] game : batch.games) {
        Fingerprint.locate(game, file, gamesBefore);
        games.add(game);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Does nothing. */
  @Override
  public void accept(FileProblem problem) {}

  /** Does nothing. */
  @Override
  public void progress(Tally tally) {}

  /** {@return the number of temporary files that were written so far} */
  public int runs() {
    return games.written();
  }

  /**
   * Finds the duplicates when all games were judged, once. Those of a group follow each other.
   *
   * @param visitor receives each game but the best one of its group
   * @throws UncheckedIOException if a temporary file cannot be written or read
   */
  public void forEach(Consumer<Duplicate> visitor) {
    Groups groups = new Groups(visitor);
    try {
      games.forEach(game -> groups.add(new Fingerprint(game)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Divides sorted games into groups. */
  private final class Groups {
    private final Consumer<Duplicate> visitor;
    private Fingerprint previous = new Fingerprint(new byte[0]);
    private Fingerprint best = previous;

    Groups(Consumer<Duplicate> visitor) {
      this.visitor = visitor;
    }

    void add(Fingerprint game) {
      if (game.begins(previous)) {
        visitor.accept(new Duplicate(found(game), found(best), game.kind(best), game.key()));
      } else {
        best = game;
      }
      previous = game;
    }

    private Found found(Fingerprint game) {
      return game.found(requireNonNull(files.inverse().get(game.file())));
    }
  }

  @Override
  public void close() {
    deleteFiles();
  }

  /** Deletes the temporary files, if they are not deleted yet. */
  public void deleteFiles() {
    try {
      games.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
