package io.github.boardrules.examples.cli;

import com.google.common.util.concurrent.MoreExecutors;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.ReplayOptions;
import io.github.boardrules.examples.bulk.FileProblem;
import io.github.boardrules.examples.bulk.Piece;
import io.github.boardrules.examples.bulk.Pieces;
import io.github.boardrules.examples.bulk.RecordTexts;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Judges files in parallel. The calling thread reads them and cuts them into pieces. Other threads
 * judge the pieces; while they have enough to do, the calling thread judges, too.
 */
final class Validation implements AutoCloseable {
  private final ReplayOptions options;
  private final Report report;
  private final ExecutorService judges;

  Validation(ReplayOptions options, Report report, int threads) {
    this.options = options;
    this.report = report;
    this.judges =
        threads == 1
            ? MoreExecutors.newDirectExecutorService()
            : new ThreadPoolExecutor(
                threads - 1,
                threads - 1,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(threads),
                Validation::newJudge,
                new ThreadPoolExecutor.CallerRunsPolicy());
  }

  private static Thread newJudge(Runnable work) {
    Thread thread = new Thread(work, "judge");
    thread.setDaemon(true);
    return thread;
  }

  /** Opens a stream to read. */
  interface Input {
    InputStream open() throws IOException;
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

  private void judge(Piece piece, Report.Part part) {
    try {
      piece.judge(options, part::add);
    } catch (IOException | RuntimeException | Error e) {
      report.fail(e);
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
        report.add(FileProblem.of(name, e));
      }
    }

    @Override
    public void text(String name, RecordFormat format, InputStream in) throws IOException {
      Pieces pieces = Pieces.salvaging(in, format, name);
      Report.Part part = report.begin(name);
      try {
        Optional<Piece> next = pieces.next();
        while (next.isPresent()) {
          Piece piece = next.get();
          Report.Part begun = part;
          if (piece.isWhole()) {
            judges.execute(() -> judge(piece, begun));
          } else {
            judge(piece, begun);
          }
          part = report.begin(null);
          next = pieces.next();
        }
      } finally {
        isDamageReported |= pieces.isDamaged();
        part.end();
      }
    }

    @Override
    public void skipped(String name) {
      report.skip(1);
    }
  }
}
