package io.github.boardrules.examples.cli;

import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.examples.bulk.FileProblem;
import io.github.boardrules.examples.bulk.Verdicts;
import io.github.boardrules.examples.bulk.Words;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.RawValue;

/**
 * Prints verdicts in the order of the input and counts them. One thread creates the parts in the
 * order of the input and blocks while too many parts are pending. Each part is filled by one
 * thread, in any order.
 */
final class Report {
  /** The style of the output. */
  enum Style {
    TEXT,
    JSON
  }

  /**
   * A placeholder for the number of a game until it is known. No line contains this character
   * otherwise.
   */
  private static final char NUMBER = '\0';

  /** The maximum number of characters of a part that are buffered before it is printed. */
  private static final int MAX_BUFFERED = 1 << 19;

  /** The number of seconds that {@link #stop} waits for a thread that is printing. */
  private static final int STOP_TIMEOUT = 5;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  private final PrintWriter out;
  private final Style style;
  private final boolean quiet;
  private final int maxPending;
  private final Progress progress;

  /** The parts that are complete but must wait for earlier parts, by their order. */
  private final Map<Long, Part> waiting = new HashMap<>();

  private long begun;
  private long printed;
  private long games;
  private long invalid;
  private long texts;
  private long skipped;
  private long fileProblems;
  private String file = "";
  private long numberInFile;
  private boolean stopped;
  private @Nullable Throwable failure;

  Report(PrintWriter out, Style style, boolean quiet, int maxPending, Progress progress) {
    this.out = out;
    this.style = style;
    this.quiet = quiet;
    this.maxPending = maxPending;
    this.progress = progress;
  }

  /**
   * Creates the next part. Blocks while too many parts are pending.
   *
   * @param text the name of the text that begins with this part; null if the part continues a text
   */
  Part begin(@Nullable String text) {
    lock.lock();
    try {
      while (begun - printed >= maxPending && failure == null) {
        changed.awaitUninterruptibly();
      }
      checkFailure();
      return new Part(begun++, text);
    } finally {
      lock.unlock();
    }
  }

  /** Counts files that are not record files. */
  void skip(long files) {
    locked(() -> skipped += files);
  }

  private void locked(Runnable action) {
    lock.lock();
    try {
      action.run();
    } finally {
      lock.unlock();
    }
  }

  /** Adds a file that cannot be read to its end. */
  void add(FileProblem problem) {
    Part part = begin(null);
    part.fileProblems++;
    part.text
        .append(
            style == Style.JSON
                ? Json.MAPPER.writeValueAsString(problem.toMap())
                : problem.inWords())
        .append(System.lineSeparator());
    part.end();
  }

  /** Reports that a part cannot be completed, and wakes all threads that wait for it. */
  void fail(Throwable why) {
    locked(
        () -> {
          failure = failure == null ? why : failure;
          changed.signalAll();
        });
  }

  /** Waits until all parts are printed. */
  void finish() {
    lock.lock();
    try {
      while (printed < begun && failure == null) {
        changed.awaitUninterruptibly();
      }
      checkFailure();
    } finally {
      lock.unlock();
    }
  }

  private void checkFailure() {
    if (failure != null) {
      throw failure instanceof CommandFailure known
          ? known
          : new IllegalStateException("judging a part of the input failed", failure);
    }
  }

  /**
   * Stops printing.
   *
   * @return a summary of the verdicts printed so far
   */
  String stop() {
    try {
      // If the reader of the output blocks, the printing thread holds the lock forever.
      if (!lock.tryLock(STOP_TIMEOUT, TimeUnit.SECONDS)) {
        return "interrupted while the output was blocked";
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "interrupted";
    }
    try {
      stopped = true;
      out.flush();
      String where =
          games == 0
              ? "before the first game"
              : "after " + Words.printable(file) + " #" + numberInFile;
      return "interrupted " + where + "; so far " + counts();
    } finally {
      lock.unlock();
    }
  }

  /** Returns a summary of the printed verdicts. Call it after {@link #finish}. */
  String counts() {
    // Concatenated because String.format loads the classes for locales.
    String counts =
        count(games, "game")
            + " in "
            + count(texts, "file")
            + ": "
            + (games - invalid)
            + " valid, "
            + invalid
            + " invalid; "
            + count(skipped, "other file")
            + " skipped";
    return fileProblems == 0
        ? counts
        : counts + "; " + count(fileProblems, "file") + " not read to the end";
  }

  private static String count(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  /** Returns whether all games are valid. Call it after {@link #finish}. */
  boolean allValid() {
    return invalid == 0;
  }

  /**
   * Returns the number of files that could not be read to their end. Call it after {@link #finish}.
   */
  long fileProblems() {
    return fileProblems;
  }

  private void printInTurn(Part part) {
    lock.lock();
    try {
      while (part.order != printed && failure == null) {
        changed.awaitUninterruptibly();
      }
      checkFailure();
      print(part);
    } finally {
      lock.unlock();
    }
  }

  private void printIfTurn(Part part) {
    locked(
        () -> {
          waiting.put(part.order, part);
          for (Part next = waiting.remove(printed); next != null; next = waiting.remove(printed)) {
            print(next);
            printed++;
          }
          changed.signalAll();
        });
  }

  /** Prints the buffered text of a part. */
  private void print(Part part) {
    if (stopped) {
      part.clear();
      return;
    }
    if (part.name != null) {
      texts++;
      file = part.name;
      numberInFile = 0;
      part.name = null;
    }
    int from = 0;
    for (int i = 0; i < part.numbers; i++) {
      int to = part.text.indexOf(String.valueOf(NUMBER), from);
      out.append(part.text, from, to);
      out.print(numberInFile + part.numbered[i]);
      from = to + 1;
    }
    out.append(part.text, from, part.text.length());
    numberInFile += part.games;
    games += part.games;
    invalid += part.invalid;
    fileProblems += part.fileProblems;
    part.clear();
    progress.at(games, invalid + fileProblems);
    // The writer does not report errors of the underlying standard output, so check both.
    if (out.checkError() || System.out.checkError()) {
      fail(new CommandFailure("the verdicts cannot be written to the standard output"));
    }
  }

  /** Initialized only if JSON is written, because a mapper loads hundreds of classes. */
  private static final class Json {
    static final JsonMapper MAPPER = new JsonMapper();
    static final RawValue NUMBER_TOKEN = new RawValue(String.valueOf(NUMBER));
  }

  /** The verdicts on one piece of the input. Not thread-safe. */
  final class Part {
    private final long order;
    private @Nullable String name;
    private final StringBuilder text = new StringBuilder();

    /** The number of the game within this part, by line. */
    private int[] numbered = new int[64];

    private int numbers;
    private int games;
    private int invalid;
    private int fileProblems;

    private Part(long order, @Nullable String name) {
      this.order = order;
      this.name = name;
    }

    void add(GameVerdict verdict) {
      games++;
      if (!verdict.isValid()) {
        invalid++;
      }
      if (verdict.isDamaged()) {
        fileProblems++;
      }
      if (!quiet || !verdict.isValid()) {
        if (numbers == numbered.length) {
          numbered = Arrays.copyOf(numbered, 2 * numbers);
        }
        numbered[numbers++] = games;
        text.append(
                style == Style.JSON
                    ? Json.MAPPER.writeValueAsString(Verdicts.map(verdict, Json.NUMBER_TOKEN))
                    : Verdicts.line(verdict, String.valueOf(NUMBER)))
            .append(System.lineSeparator());
      }
      if (text.length() > MAX_BUFFERED) {
        printInTurn(this);
      }
    }

    void end() {
      printIfTurn(this);
    }

    private void clear() {
      text.setLength(0);
      numbers = 0;
      games = 0;
      invalid = 0;
      fileProblems = 0;
    }
  }
}
