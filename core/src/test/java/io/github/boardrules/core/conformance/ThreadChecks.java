package io.github.boardrules.core.conformance;

import static java.util.concurrent.TimeUnit.SECONDS;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeoutException;

/** Checks {@link Promise#THREADS}. */
final class ThreadChecks {
  private static final int THREADS = 4;
  private static final int SECONDS_TO_ANSWER = 60;

  private ThreadChecks() {}

  static <M extends Move> void check(Sample<M> sample) {
    List<M> someMoves = sample.moves().subList(0, Math.min(20, sample.moves().size()));
    List<Question<M>> questions = Question.ofOne(someMoves);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      sample.forEachPosition(position -> checkPosition(sample, position, questions, threads));
    } finally {
      threads.shutdownNow();
    }
  }

  /** Queries a new copy of the position, whose caches are still empty. */
  private static <M extends Move> void checkPosition(
      Sample<M> sample,
      Position<M> position,
      List<Question<M>> questions,
      ExecutorService threads) {
    List<Object> answers = Question.ask(questions, position);
    Position<M> shared = sample.game().parsePosition(position.text());
    CyclicBarrier barrier = new CyclicBarrier(THREADS);
    List<Future<?>> asking = new ArrayList<>();
    for (int thread = 0; thread < THREADS; thread++) {
      long seed = sample.random().nextLong();
      asking.add(
          threads.submit(
              () -> {
                barrier.await(SECONDS_TO_ANSWER, SECONDS);
                askInAnyOrder(shared, questions, answers, new Random(seed));
                return null;
              }));
    }
    asking.forEach(ThreadChecks::await);
  }

  private static <M extends Move> void askInAnyOrder(
      Position<M> shared, List<Question<M>> questions, List<Object> answers, Random random) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < questions.size(); i++) {
      order.add(i);
    }
    Collections.shuffle(order, random);
    for (int i : order) {
      Question.assertAnswers(
          answers.subList(i, i + 1),
          questions.subList(i, i + 1),
          shared,
          "answer while other threads query the position");
    }
  }

  private static void await(Future<?> thread) {
    try {
      thread.get(SECONDS_TO_ANSWER, SECONDS);
    } catch (ExecutionException e) {
      throw new AssertionError(String.valueOf(e.getCause()), e);
    } catch (TimeoutException e) {
      throw new AssertionError("no answer within " + SECONDS_TO_ANSWER + " seconds", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", e);
    }
  }
}
