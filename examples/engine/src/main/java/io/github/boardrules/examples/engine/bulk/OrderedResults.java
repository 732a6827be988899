package io.github.boardrules.examples.engine.bulk;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameVerdict;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Passes on results in the order of the input, and counts games. One thread creates the parts in
 * the order of the input and blocks while too many parts are pending. Each part is filled by one
 * thread, in any order; the thread that ends the first pending part passes it on, and those after
 * it that have ended before.
 */
final class OrderedResults<R> {
  /** The number of seconds that {@link #stop} waits for a thread that passes on a result. */
  private static final int STOP_TIMEOUT = 5;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  private final Judging.Results<R> results;
  private final int maxPending;

  /** The parts that are complete but must wait for earlier parts, by their order. */
  private final Map<Long, Part> waiting = new HashMap<>();

  private long begun;
  private long passedOn;
  private long games;
  private long invalid;
  private long texts;
  private long skipped;
  private long unread;
  private String text = "";

  /** The number of games of the text before the current part. */
  private long gamesBefore;

  /** The number of the last game in the text. */
  private long number;

  private boolean stopped;
  private @Nullable Throwable failure;

  /** An exception of the receiver, which its caller knows. */
  private @Nullable RuntimeException refusal;

  OrderedResults(Judging.Results<R> results, int maxPending) {
    this.results = results;
    this.maxPending = maxPending;
  }

  /**
   * Creates the next part. Blocks while too many parts are pending.
   *
   * @param name the name of the text that begins with this part; null if the part continues a text
   */
  Part begin(@Nullable String name) {
    lock.lock();
    try {
      while (begun - passedOn >= maxPending && !hasFailed()) {
        changed.awaitUninterruptibly();
      }
      checkFailure();
      return new Part(begun++, name);
    } finally {
      lock.unlock();
    }
  }

  /** Adds a file that cannot be read to its end. */
  void add(FileProblem problem) {
    Part part = begin(null);
    part.problem = problem;
    part.end();
  }

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

  /** Reports that a part cannot be completed, and wakes all threads that wait for it. */
  void fail(Throwable why) {
    locked(
        () -> {
          failure = failure == null ? why : failure;
          changed.signalAll();
        });
  }

  private boolean hasFailed() {
    return refusal != null || failure != null;
  }

  private void checkFailure() {
    if (refusal != null) {
      throw refusal;
    }
    if (failure != null) {
      throw new IllegalStateException("judging a part of the input failed", failure);
    }
  }

  /** Waits until all parts were passed on. */
  Tally finish() {
    lock.lock();
    try {
      while (passedOn < begun && !hasFailed()) {
        changed.awaitUninterruptibly();
      }
      checkFailure();
      return tally();
    } finally {
      lock.unlock();
    }
  }

  /** Stops passing on results. Returns nothing if a thread does not stop in time. */
  Optional<Tally> stop() {
    try {
      // If the receiver of a result blocks, the thread that passes it on holds the lock forever.
      if (!lock.tryLock(STOP_TIMEOUT, TimeUnit.SECONDS)) {
        return Optional.empty();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
    try {
      stopped = true;
      return Optional.of(tally());
    } finally {
      lock.unlock();
    }
  }

  private Tally tally() {
    return new Tally(games, invalid, texts, skipped, unread, text, number);
  }

  private void passOnInTurn(Part part) {
    lock.lock();
    try {
      while (part.order != passedOn && !hasFailed()) {
        changed.awaitUninterruptibly();
      }
      checkFailure();
      passOn(part);
    } finally {
      lock.unlock();
    }
  }

  private void passOnIfTurn(Part part) {
    locked(
        () -> {
          waiting.put(part.order, part);
          for (Part next = waiting.remove(passedOn);
              next != null;
              next = waiting.remove(passedOn)) {
            passOn(next);
            gamesBefore += next.games;
            passedOn++;
          }
          changed.signalAll();
        });
  }

  /** Passes on the result of a part so far. */
  private void passOn(Part part) {
    if (stopped || hasFailed()) {
      return;
    }
    if (part.text != null) {
      texts++;
      text = part.text;
      gamesBefore = 0;
      part.text = null;
    }
    games += part.games - part.counted;
    part.counted = part.games;
    invalid += part.invalid;
    part.invalid = 0;
    unread += part.unread;
    part.unread = 0;
    number = gamesBefore + part.games;
    try {
      if (part.problem == null || part.games > 0) {
        results.accept(part.result, gamesBefore);
      }
      if (part.problem != null) {
        unread++;
        results.accept(part.problem);
      }
      results.progress(tally());
    } catch (RuntimeException e) {
      refusal = e;
      changed.signalAll();
    }
  }

  /** The result of one piece of the input. Not thread-safe. */
  final class Part {
    private final long order;
    private @Nullable String text;
    private @Nullable FileProblem problem;
    private R result = results.create();
    private long games;

    /** The number of these games that were passed on. */
    private long counted;

    private long invalid;
    private long unread;

    private Part(long order, @Nullable String text) {
      this.order = order;
      this.text = text;
    }

    void add(GameReplay verdict) {
      results.add(verdict, result);
      added(verdict);
    }

    /** Returns what adds verdicts alone. */
    Consumer<GameVerdict> adding(BiConsumer<GameVerdict, R> adder) {
      return verdict -> {
        adder.accept(verdict, result);
        added(verdict);
      };
    }

    /** Returns what adds games that are scanned or judged. */
    Consumer<ArchiveGame> addingTo(Judging.GameResults<R> wanted) {
      return game -> {
        wanted.add(game, result);
        game.replay().ifPresentOrElse(this::added, this::passOnIfLarge);
      };
    }

    /** Notes that the text fails after the games of this part. */
    void fail(String name, IOException why) {
      problem = FileProblem.of(name, why);
    }

    private void added(GameVerdict verdict) {
      invalid += verdict.isValid() ? 0 : 1;
      unread += verdict.isDamaged() ? 1 : 0;
      passOnIfLarge();
    }

    private void passOnIfLarge() {
      games++;
      if (results.isLarge(result)) {
        passOnInTurn(this);
        result = results.create();
      }
    }

    void end() {
      passOnIfTurn(this);
    }
  }
}
