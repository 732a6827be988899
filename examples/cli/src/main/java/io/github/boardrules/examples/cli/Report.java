package io.github.boardrules.examples.cli;

import io.github.boardrules.examples.bulk.FileProblem;
import io.github.boardrules.examples.bulk.Verdict;
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
 * Prints verdicts in the order of the input, in whatever order threads come to them, and counts
 * what is printed. Parts of the input are begun in its order by one thread, which waits where too
 * many are begun and not printed; each is filled by one thread.
 */
final class Report {
  /** How the lines look. */
  enum Style {
    WORDS,
    JSON
  }

  private static final JsonMapper MAPPER = new JsonMapper();

  /** Stands for the number of a game until it is known; no line has this character otherwise. */
  private static final char NUMBER = '\0';

  private static final RawValue RAW_NUMBER = new RawValue(String.valueOf(NUMBER));

  /** So many characters of a part are kept until it is its turn. */
  private static final int MOST_KEPT = 1 << 19;

  /** So many seconds are waited for the last word. */
  private static final int PATIENCE = 5;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  private final PrintWriter out;
  private final Style style;
  private final boolean quiet;
  private final int mostBegun;
  private final Progress progress;

  /** Those that are filled, and not printed, because it is not their turn. */
  private final Map<Long, Part> waiting = new HashMap<>();

  private long begun;
  private long printed;
  private long games;
  private long invalid;
  private long texts;
  private long passedOver;
  private long fileProblems;
  private String file = "";
  private long numberInFile;
  private boolean stopped;
  private @Nullable Throwable failure;

  Report(PrintWriter out, Style style, boolean quiet, int mostBegun, Progress progress) {
    this.out = out;
    this.style = style;
    this.quiet = quiet;
    this.mostBegun = mostBegun;
    this.progress = progress;
  }

  /**
   * Begins the next part.
   *
   * @param text the text that begins with it, if one does
   */
  Part begin(@Nullable String text) {
    lock.lock();
    try {
      while (begun - printed >= mostBegun && failure == null) {
        changed.awaitUninterruptibly();
      }
      checkFailure();
      return new Part(begun++, text);
    } finally {
      lock.unlock();
    }
  }

  /** Counts files that are no records. */
  void passOver(long files) {
    locked(() -> passedOver += files);
  }

  private void locked(Runnable action) {
    lock.lock();
    try {
      action.run();
    } finally {
      lock.unlock();
    }
  }

  /** A file that cannot be read to its end. */
  void add(FileProblem problem) {
    Part part = begin(null);
    part.fileProblems++;
    part.text
        .append(
            style == Style.JSON ? MAPPER.writeValueAsString(problem.asMap()) : problem.inWords())
        .append(System.lineSeparator());
    part.end();
  }

  /** Tells whoever waits that a part will never be filled. */
  void fail(Throwable why) {
    locked(
        () -> {
          failure = failure == null ? why : failure;
          changed.signalAll();
        });
  }

  /** Waits until everything is printed. */
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
          : new IllegalStateException("a part of the input could not be judged", failure);
    }
  }

  /**
   * Prints nothing more.
   *
   * @return what can be said of all that is printed
   */
  String stop() {
    try {
      // Where nobody takes what is printed, whoever prints waits for ever.
      if (!lock.tryLock(PATIENCE, TimeUnit.SECONDS)) {
        return "interrupted while the verdicts could not be written";
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
              : "behind " + Words.printable(file) + " #" + numberInFile;
      return "interrupted " + where + "; up to there " + counts();
    } finally {
      lock.unlock();
    }
  }

  /** The summary of what is printed; to ask when all is finished. */
  String counts() {
    String counts =
        String.format(
            "%d games in %d files: %d valid, %d not; %d other files passed over",
            games, texts, games - invalid, invalid, passedOver);
    return counts + (fileProblems == 0 ? "" : "; " + fileProblems + " files not read to their end");
  }

  /** Whether nothing is wrong with any game; to ask when all is finished. */
  boolean allValid() {
    return invalid == 0;
  }

  /** How many files could not be read to their ends; to ask when all is finished. */
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

  /** Prints what the part has so far. */
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
    // The writer alone does not tell what has become of the standard output behind it.
    if (out.checkError() || System.out.checkError()) {
      fail(new CommandFailure("the verdicts cannot be written"));
    }
  }

  /** Some of the lines. Not thread-safe. */
  final class Part {
    private final long order;
    private @Nullable String name;
    private final StringBuilder text = new StringBuilder();

    /** Of each line, which of the games of this part it is about. */
    private int[] numbered = new int[64];

    private int numbers;
    private int games;
    private int invalid;
    private int fileProblems;

    private Part(long order, @Nullable String name) {
      this.order = order;
      this.name = name;
    }

    void add(Verdict verdict) {
      games++;
      if (!verdict.isValid()) {
        invalid++;
      }
      if (!quiet || !verdict.isValid()) {
        if (numbers == numbered.length) {
          numbered = Arrays.copyOf(numbered, 2 * numbers);
        }
        numbered[numbers++] = games;
        text.append(
                style == Style.JSON
                    ? MAPPER.writeValueAsString(verdict.asMap(RAW_NUMBER))
                    : verdict.inWords(String.valueOf(NUMBER)))
            .append(System.lineSeparator());
      }
      if (text.length() > MOST_KEPT) {
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
