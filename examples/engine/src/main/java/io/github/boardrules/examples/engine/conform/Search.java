package io.github.boardrules.examples.engine.conform;

import com.google.common.base.Stopwatch;
import com.google.common.collect.EvictingQueue;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Iterables;
import com.google.common.collect.Multiset;
import com.google.common.collect.Sets;
import com.google.common.collect.Streams;
import com.google.common.util.concurrent.AtomicLongMap;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Searches for questions about a game that the library and an implementation answer differently:
 * exhausts small boards and plays steered games. Each implementation has its own thread.
 */
final class Search {
  /** The number of questions that are written at once. */
  private static final int BATCH = 400;

  private static final int LONG_GAME = 400;
  private static final int LARGE = 50;
  private static final int FAN = 16;
  private static final int HISTORY = 40_000;

  private final Conformance conformance;
  private final GameType type;
  private final Known known;
  private final double seconds;
  private final Stopwatch watch = Stopwatch.createStarted();
  private final Arenas arenas;
  private final Exhaustion exhaustion;
  private final AtomicLongMap<String> counts = AtomicLongMap.create();
  private final AtomicLong asked = new AtomicLong();

  /** The number of questions until the first difference; 0 if there is none. */
  private final AtomicLong askedFirst = new AtomicLong();

  private final AtomicReference<@Nullable Difference> smallest = new AtomicReference<>();

  /** Creates a search that begins now and takes some seconds. */
  Search(Conformance conformance, GameType type, Known known, double seconds) {
    this.conformance = conformance;
    this.type = type;
    this.known = known;
    this.seconds = seconds;
    arenas = new Arenas(type, known);
    exhaustion = new Exhaustion(arenas.small());
  }

  /** Searches until a difference with few plies is found or the time is over. */
  GameReport run(List<? extends Implementation> judged) {
    List<CompletableFuture<Void>> workers = new ArrayList<>();
    for (Implementation each : judged) {
      Worker worker = new Worker(each, new Random(conformance.seed() * 31 + workers.size()));
      workers.add(CompletableFuture.runAsync(worker, Conformance.THREADS));
    }
    workers.forEach(CompletableFuture::join);
    return report();
  }

  /** Asks about the recorded games that an implementation knows, until a difference is found. */
  GameReport runRecorded(Implementation judged) {
    Comparison comparison = new Comparison(conformance.types(), judged, counts);
    for (ImmutableList<Question> questions : known.recorded()) {
      boolean isAsked = questions.get(0).game().equals(type.id()) && smallest.get() == null;
      if (isAsked && isRunning(seconds)) {
        asked.addAndGet(questions.size());
        comparison.ask(questions).ifPresent(this::found);
      }
    }
    return report();
  }

  private GameReport report() {
    double time = elapsed();
    long questions = askedFirst.get() > 0 ? askedFirst.get() : asked.get();
    Optional<Difference> difference = Optional.ofNullable(smallest.get());
    return new GameReport(
        type.id(),
        time,
        questions,
        ImmutableSortedMap.copyOf(counts.asMap()),
        ImmutableList.copyOf(Sets.difference(Known.ALL, known.answers())),
        difference.isPresent() || counts.isEmpty()
            ? ImmutableSortedMap.of()
            : PlantedMistakes.of(type.id(), questions),
        difference.map(found -> Finding.of(conformance.types(), found, time)));
  }

  private double elapsed() {
    return watch.elapsed().toMillis() / 1000.0;
  }

  /** Returns whether to go on: the end is not reached, and no difference has few plies. */
  private boolean isRunning(double end) {
    Difference found = smallest.get();
    return elapsed() < end && (found == null || !found.isShort());
  }

  private void found(Difference difference) {
    Difference ignored =
        smallest.accumulateAndGet(
            difference,
            (before, now) -> before == null || now.size() < before.size() ? now : before);
  }

  /** A thread with an implementation. */
  private final class Worker implements Runnable {
    private final Comparison comparison;
    private final Random random;
    private final NearMisses misses;
    private final Multiset<String> seen = HashMultiset.create();

    /** The questions since the program was started, at most {@value #HISTORY}. */
    private final Queue<Question> history = EvictingQueue.create(HISTORY);

    Worker(Implementation judged, Random random) {
      this.comparison = new Comparison(conformance.types(), judged, counts);
      this.random = random;
      this.misses = new NearMisses(random);
    }

    /** Exhausts and plays by turns; after a difference plays like it, in a program just started. */
    @Override
    public void run() {
      for (boolean isExhausting = true; isRunning(seconds); isExhausting = !isExhausting) {
        Difference before = smallest.get();
        Script script = new Script(conformance.types(), known, misses);
        while (script.questions().size() < BATCH && isRunning(seconds)) {
          if (before != null) {
            game(script, before.start().options(), before.plies() - 1);
          } else if (!isExhausting || !exhaustion.next(script, misses, random)) {
            game(script, Options.none(), LONG_GAME);
          }
        }
        long number = asked.addAndGet(script.questions().size());
        conformance
            .progress()
            .accept(
                "%s: %,d questions, %.0f of %.0f s"
                    .formatted(type.id(), number, elapsed(), seconds));
        if (before != null) {
          comparison.restart();
          history.clear();
        }
        comparison.ask(script.questions(), script.expected()).ifPresent(this::examine);
        history.addAll(script.questions());
      }
    }

    /** Shrinks a difference: first its game alone, then with the questions before it. */
    private void examine(Difference difference) {
      boolean ignored = askedFirst.compareAndSet(0, Search.this.asked.get());
      double deadline = Math.min(elapsed() + 25, seconds * 1.25);
      List<Question> all =
          Streams.concat(history.stream(), difference.questions().stream()).toList();
      int first = Iterables.indexOf(all, question -> question.is(Ask.START));
      Optional<Difference> small =
          Stream.of(difference.lastGame(), difference.questions(), all.subList(first, all.size()))
              .flatMap(
                  q -> Shrinking.shrink(arenas, comparison, q, () -> isRunning(deadline)).stream())
              .findFirst();
      found(small.orElse(difference)); // a difference that cannot be repeated
      history.clear();
    }

    /** Adds a game that has some options and at most some plies, and questions about it. */
    private void game(Script script, Options like, int maximum) {
      Arenas.Start arena = arenas.random(like, random);
      script.start(arena);
      Steering steering = new Steering(random, seen, script.position());
      boolean isArranged = arena.options().get(Setups.OPTION).isPresent();
      boolean isPlayed = known.answers(Ask.PLAY);
      if (isArranged && isPlayed && random.nextInt(3) > 0) {
        fan(script, arena, steering);
        return;
      }
      boolean isLarge = arena.size() > LARGE;
      double looks = new double[] {1, 1, 0.3, 0.05}[random.nextInt(4)] * (isLarge ? 0.2 : 1);
      int illegal = random.nextInt(3);
      boolean isLong = random.nextInt(isArranged ? 8 : 2) == 0;
      int plies = !isPlayed ? 0 : isLong ? maximum : Math.min(maximum, 1 + random.nextInt(14));
      for (int ply = 0; ply < plies && !script.position().isOver(); ply++) {
        if (random.nextDouble() < looks) {
          script.ask(Ask.OUTCOME);
          if (!isLarge || !isLong || random.nextInt(4) == 0) {
            script.ask(Ask.LEGAL);
            script.ask(Ask.POSITION);
          }
          script.tryIllegal(random.nextInt(illegal + 1));
        }
        play(script, steering.choose(script.position()));
      }
      script.askAll();
      script.tryIllegal(illegal);
      script.askAll();
    }

    /** Plays each of some first moves, and sometimes another one. */
    private void fan(Script script, Arenas.Start arena, Steering steering) {
      script.askAll();
      script.tryIllegal(2);
      int moves = script.position().legalMoveCount();
      for (int i = 0; i < Math.min(moves, FAN); i++) {
        script.start(arena);
        play(script, moves <= FAN ? i : random.nextInt(moves));
        script.ask(Ask.OUTCOME);
        for (int more = random.nextInt(4); more > 0 && !script.position().isOver(); more--) {
          play(script, steering.choose(script.position()));
          script.ask(Ask.OUTCOME);
        }
        script.ask(random.nextBoolean() ? Ask.LEGAL : Ask.POSITION);
      }
    }

    private void play(Script script, int index) {
      List<? extends Move> moves = script.position().legalMoves();
      misses.remember(moves.get(random.nextInt(moves.size())).notation());
      script.play(index);
    }
  }
}
