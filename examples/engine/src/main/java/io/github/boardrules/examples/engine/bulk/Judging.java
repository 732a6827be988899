package io.github.boardrules.examples.engine.bulk;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.util.concurrent.MoreExecutors;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.GameVisitor;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.Validator;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Judges files in parallel and passes on the results in the order of the input. The calling thread
 * reads the files and cuts them into pieces. Other threads judge the pieces; while they have enough
 * to do, the calling thread judges, too.
 *
 * @param <R> the result of some consecutive games
 */
public final class Judging<R> implements AutoCloseable {
  /** The maximum number of threads. */
  public static final int MAX_THREADS = 1024;

  /** The maximum number of pending pieces per thread, large enough to keep all threads busy. */
  private static final int PIECES_PER_THREAD = 4;

  private final Validator validator;
  private final ReadLimits limits;
  private final Results<R> results;
  private final OrderedResults<R> ordered;
  private final ExecutorService judges;

  /**
   * Computes a result in any thread, and receives all results in the order of the input, one at a
   * time, but not always in the same thread. The calling thread gets an exception that it throws on
   * receiving one.
   *
   * @param <R> the result of some consecutive games; not used by two threads at a time
   */
  public interface Results<R> {
    /** {@return an empty result} */
    R create();

    /**
     * Adds a game to a result.
     *
     * @param verdict the verdict on the game; its number counts the games of the piece
     * @param result the result
     */
    void add(GameReplay verdict, R result);

    /**
     * {@return whether a result must be passed on before more games are added}
     *
     * @param result the result
     */
    boolean isLarge(R result);

    /** {@return the bytes that a result takes in memory until it is large, roughly} */
    long size();

    /**
     * Receives a result.
     *
     * @param result the result
     * @param gamesBefore the number of games of the same text before the piece of the result
     */
    void accept(R result, long gamesBefore);

    /**
     * Receives a file that cannot be read to its end, if no verdict says so.
     *
     * @param problem the problem
     */
    void accept(FileProblem problem);

    /**
     * Called after each result.
     *
     * @param tally what was passed on so far
     */
    void progress(Tally tally);
  }

  /**
   * Results of verdicts alone, so that no moves and positions are kept.
   *
   * @param <R> the result of some consecutive games
   */
  public interface VerdictResults<R> extends Results<R> {
    /**
     * Adds a game to a result.
     *
     * @param verdict the verdict on the game; its number counts the games of the piece
     * @param result the result
     */
    void add(GameVerdict verdict, R result);

    @Override
    default void add(GameReplay verdict, R result) {
      add((GameVerdict) verdict, result);
    }
  }

  /**
   * Results of games of which not everything may be needed.
   *
   * @param <R> the result of some consecutive games
   */
  public interface GameResults<R> extends Results<R> {
    /**
     * {@return what is needed of the games of a text}
     *
     * @param format the format of the text
     */
    ArchiveGame.Reading reading(RecordFormat format);

    /**
     * Adds a game to a result.
     *
     * @param game the game; its number counts the games of the piece
     * @param result the result
     */
    void add(ArchiveGame game, R result);

    @Override
    default void add(GameReplay verdict, R result) {
      throw new UnsupportedOperationException("games are added with their facts");
    }
  }

  /**
   * Results of games whose legal moves are visited while they are judged, so that no moves and
   * positions are kept. Variations are not judged.
   *
   * @param <R> the result of some consecutive games
   */
  public interface VisitResults<R> extends VerdictResults<R> {
    /** {@return a visitor of consecutive games} Their verdicts are added by the results. */
    Visit<R> visit();

    @Override
    default void add(GameVerdict verdict, R result) {
      throw new IllegalStateException("the visitor adds the verdict");
    }
  }

  /**
   * A visitor that skips no game.
   *
   * @param <R> the result of some consecutive games
   */
  public interface Visit<R> extends GameVisitor {
    /**
     * Adds the game that was visited last to a result.
     *
     * @param verdict the verdict on the game; its number counts the games of the piece
     * @param result the result
     */
    void add(GameVerdict verdict, R result);
  }

  /** Opens a stream to read. */
  public interface Input {
    /**
     * {@return the stream}
     *
     * @throws IOException if it cannot be read
     */
    InputStream open() throws IOException;
  }

  /**
   * Starts the threads, with the default limits on games.
   *
   * @param validator judges the records
   * @param results computes and receives the results
   * @param threads the number of threads that judge, including the calling one: 1 to {@link
   *     #MAX_THREADS}
   */
  public Judging(Validator validator, Results<R> results, int threads) {
    this(validator, Long.MAX_VALUE, results, threads);
  }

  /**
   * Starts the threads.
   *
   * @param validator judges the records
   * @param maxPlies the maximum number of moves in the main line of a game, 1 or more; the other
   *     limits are the default ones
   * @param results computes and receives the results
   * @param threads the number of threads that judge, including the calling one: 1 to {@link
   *     #MAX_THREADS}
   */
  public Judging(Validator validator, long maxPlies, Results<R> results, int threads) {
    checkArgument(
        threads >= 1 && threads <= MAX_THREADS,
        "the number of threads must be from 1 to %s, but is %s",
        MAX_THREADS,
        threads);
    this.validator = validator;
    this.limits = ReadLimits.defaults().with(ReadLimits.Limit.PLIES, maxPlies);
    this.results = results;
    long inHalfOfTheMemory = Runtime.getRuntime().maxMemory() / 2 / results.size();
    this.ordered =
        new OrderedResults<>(
            results,
            (int) Math.max(2, Math.min((long) PIECES_PER_THREAD * threads, inHalfOfTheMemory)));
    this.judges =
        threads == 1
            ? MoreExecutors.newDirectExecutorService()
            : new ThreadPoolExecutor(
                threads - 1,
                threads - 1,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(threads),
                Judging::newJudge,
                new ThreadPoolExecutor.CallerRunsPolicy());
  }

  private static Thread newJudge(Runnable work) {
    Thread thread = new Thread(work, "judge");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Judges a file.
   *
   * @param name the name of the file
   * @param format the format if the name does not determine it; empty to detect it
   * @param input opens the file
   */
  public void file(String name, Optional<RecordFormat> format, Input input) {
    Texts texts = new Texts();
    try (InputStream in = input.open()) {
      judge(name, format, in, texts);
    } catch (IOException e) {
      texts.failed(name, e);
    }
  }

  /**
   * Judges a stream without a file name.
   *
   * @param name the name to report
   * @param format the format; empty to detect it
   * @param in the stream; it is not closed
   */
  public void unnamed(String name, Optional<RecordFormat> format, InputStream in) {
    judge(name, format, in, new Texts());
  }

  private static void judge(
      String name, Optional<RecordFormat> format, InputStream in, Judging<?>.Texts texts) {
    try {
      RecordTexts.of(name, format, in, texts);
    } catch (IOException e) {
      texts.failed(name, e);
    }
  }

  /**
   * Counts files that are not record files.
   *
   * @param files the number of files
   */
  public void skip(long files) {
    ordered.skip(files);
  }

  /**
   * Waits until all results were passed on.
   *
   * @return the numbers of all games and files
   */
  public Tally finish() {
    return ordered.finish();
  }

  /**
   * Stops passing on results. Can be called by any thread.
   *
   * @return what was passed on; empty if a thread has been passing on a result for some seconds
   */
  public Optional<Tally> stop() {
    return ordered.stop();
  }

  private void judge(Piece piece, OrderedResults<R>.Part part) {
    try {
      if (results instanceof GameResults<R> wanted) {
        piece.read(validator, limits, wanted, part);
      } else if (results instanceof VisitResults<R> visited) {
        Visit<R> visit = visited.visit();
        piece.visit(validator, limits, visit, part.adding(visit::add));
      } else if (results instanceof VerdictResults<R> light) {
        piece.validate(validator, limits, part.adding(light::add));
      } else {
        piece.judge(validator, limits, part::add);
      }
    } catch (RuntimeException | Error e) {
      ordered.fail(e);
    }
    part.end();
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
        ordered.add(FileProblem.of(name, e));
      }
    }

    @Override
    public void text(String name, RecordFormat format, InputStream in) throws IOException {
      Pieces pieces = Pieces.salvaging(in, format, name);
      OrderedResults<R>.Part part = ordered.begin(name);
      try {
        Optional<Piece> next = pieces.next();
        while (next.isPresent()) {
          Piece piece = next.get();
          OrderedResults<R>.Part begun = part;
          if (piece.isWhole()) {
            judges.execute(() -> judge(piece, begun));
          } else {
            judge(piece, begun);
          }
          part = ordered.begin(null);
          next = pieces.next();
        }
      } finally {
        isDamageReported |= pieces.isDamaged();
        part.end();
      }
    }

    @Override
    public void skipped(String name) {
      skip(1);
    }
  }
}
