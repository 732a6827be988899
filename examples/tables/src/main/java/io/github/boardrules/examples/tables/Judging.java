package io.github.boardrules.examples.tables;

import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.ReplayOptions;
import io.github.boardrules.examples.bulk.FileProblem;
import io.github.boardrules.examples.bulk.Piece;
import io.github.boardrules.examples.bulk.Pieces;
import io.github.boardrules.examples.bulk.RecordTexts;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Judges files in parallel and passes on the results in the order of the input. The calling thread
 * reads the files, cuts them into pieces and receives the results; the other threads judge the
 * pieces.
 *
 * @param <R> the result of some consecutive games
 */
final class Judging<R> implements AutoCloseable {
  /** The maximum memory for the result of a piece, whose text is a quarter of a megabyte. */
  private static final long MEMORY_OF_PIECE = 48L << 20;

  private final ReplayOptions options;
  private final Results<R> results;
  private final ExecutorService judges;
  private final int maxPending;
  private final Queue<Task<R>> pending = new ArrayDeque<>();
  private long gamesBefore;
  private long games;
  private long invalid;
  private long fileProblems;

  /**
   * Computes results in any thread, and receives them in the calling thread.
   *
   * @param <R> the result of some consecutive games
   */
  interface Results<R> {
    /** Returns an empty result. */
    R create();

    /** Adds a game to a result; its number counts from 1 at the first game of the result. */
    void add(GameVerdict verdict, R result);

    /**
     * Receives a result.
     *
     * @param result the result
     * @param gamesBefore the number of games of the same text before it
     */
    void accept(R result, long gamesBefore);

    /** Receives a file that cannot be read to its end, if no verdict says so. */
    void accept(FileProblem problem);

    /** Called after results, with the numbers of games so far. */
    void progress(long games, long invalid);
  }

  /** Opens a stream to read. */
  interface Input {
    InputStream open() throws IOException;
  }

  /** A piece that is judged; the first of a text begins a new count of games. */
  private record Task<R>(boolean beginsText, Future<Judged<R>> judged) {}

  private static final class Judged<R> {
    final R result;
    long games;
    long invalid;
    long damaged;

    Judged(R result) {
      this.result = result;
    }

    void add(GameVerdict verdict, Results<R> results) {
      games++;
      invalid += verdict.isValid() ? 0 : 1;
      damaged += verdict.isDamaged() ? 1 : 0;
      results.add(verdict, result);
    }
  }

  Judging(ReplayOptions options, Results<R> results, int threads) {
    this.options = options;
    this.results = results;
    long inMemory = Runtime.getRuntime().maxMemory() / MEMORY_OF_PIECE;
    this.maxPending = (int) Math.max(2, Math.min(2L * threads, inMemory));
    this.judges =
        Executors.newFixedThreadPool(
            threads,
            work -> {
              Thread thread = new Thread(work, "judge");
              thread.setDaemon(true);
              return thread;
            });
  }

  /** Judges a file. The format applies if the name does not determine it; empty to detect it. */
  void file(String name, Optional<RecordFormat> format, Input input) {
    Texts texts = new Texts();
    try (InputStream in = input.open()) {
      RecordTexts.of(name, format, in, texts);
    } catch (IOException e) {
      texts.failed(name, e);
    }
  }

  /** Judges a stream without a file name. */
  void unnamed(String name, Optional<RecordFormat> format, InputStream in) {
    Texts texts = new Texts();
    try {
      RecordTexts.unnamed(name, format, in, texts);
    } catch (IOException e) {
      texts.failed(name, e);
    }
  }

  /** Passes on all results that are still computed. */
  void finish() {
    while (!pending.isEmpty()) {
      passOn(pending.remove());
    }
  }

  /** Returns the number of games whose results were passed on. */
  long games() {
    return games;
  }

  /** Returns the number of these games that have problems. */
  long invalid() {
    return invalid;
  }

  /** Returns the number of files that could not be read to their end. */
  long fileProblems() {
    return fileProblems;
  }

  private void submit(boolean beginsText, Piece piece) {
    while (pending.size() >= maxPending) {
      passOn(pending.remove());
    }
    pending.add(
        new Task<>(
            beginsText,
            judges.submit(
                () -> {
                  Judged<R> judged = new Judged<>(results.create());
                  piece.judge(options, verdict -> judged.add(verdict, results));
                  return judged;
                })));
  }

  private void passOn(Task<R> task) {
    try {
      passOn(task.beginsText() ? 0 : gamesBefore, task.judged().get());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("judging a part of the input failed", e.getCause());
    }
  }

  private void passOn(long before, Judged<R> judged) {
    results.accept(judged.result, before);
    gamesBefore = before + judged.games;
    games += judged.games;
    invalid += judged.invalid;
    fileProblems += judged.damaged;
    results.progress(games, invalid);
  }

  @Override
  public void close() {
    judges.shutdownNow();
  }

  private final class Texts implements RecordTexts.Visitor {
    /** Whether a verdict reports that a text could not be read to its end. */
    private boolean isDamageReported;

    /** Reports a damaged file, unless a verdict on one of its texts does. */
    void failed(String name, IOException e) {
      if (!isDamageReported) {
        finish();
        fileProblems++;
        results.accept(FileProblem.of(name, e));
      }
    }

    @Override
    public void text(String name, RecordFormat format, InputStream in) throws IOException {
      Pieces pieces = Pieces.salvaging(in, format, name);
      boolean beginsText = true;
      try {
        for (Optional<Piece> next = pieces.next(); next.isPresent(); next = pieces.next()) {
          if (next.get().isWhole()) {
            submit(beginsText, next.get());
          } else {
            judgeHere(beginsText, next.get());
          }
          beginsText = false;
        }
      } finally {
        isDamageReported |= pieces.isDamaged();
      }
    }

    /** Judges a piece that is too large for the memory, one game at a time. */
    private void judgeHere(boolean beginsText, Piece piece) throws IOException {
      finish();
      long before = beginsText ? 0 : gamesBefore;
      piece.judge(
          options,
          verdict -> {
            Judged<R> one = new Judged<>(results.create());
            one.add(verdict, results);
            passOn(before, one); // games are numbered from 1 in the piece
            gamesBefore = before + verdict.number();
          });
    }

    @Override
    public void skipped(String name) {}
  }
}
