package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.EvictingQueue;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Iterables;
import com.google.common.collect.Multiset;
import com.google.common.collect.Streams;
import com.google.common.util.concurrent.AtomicLongMap;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
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
import java.util.function.LongConsumer;
import java.util.stream.Stream;

/**
 * Searches for questions about a game that the library and an implementation answer differently:
 * exhausts small boards and plays steered games. Each implementation has its own thread.
 */
final class Search {
  /** The number of questions that are written at once. */
  private static final int BATCH = 400;

  /** After a difference with more plies, the search goes on with shorter games like it. */
  private static final int MANY_PLIES = 12;

  private static final int LONG_GAME = 400;
  private static final int LARGE = 50;
  private static final int FAN = 16;
  private static final int HISTORY = 40_000;
  private static final long SECOND = 1_000_000_000;

  private final GameTypes types;
  private final GameType type;
  private final Known known;
  private final Arenas arenas;
  private final Exhaustion exhaustion;
  private final AtomicLongMap<String> counts = AtomicLongMap.create();
  private final AtomicLong asked = new AtomicLong();
  private final AtomicLong askedFirst = new AtomicLong();
  private final LongConsumer progress;
  private final long start = System.nanoTime();
  private final long limit;
  private final long end;
  private volatile boolean isShort;
  private Optional<Difference> found = Optional.empty();

  /** Creates a search for some seconds, whose progress is the number of questions. */
  Search(GameTypes types, GameType type, Known known, double seconds, LongConsumer progress) {
    this.types = types;
    this.type = type;
    this.known = known;
    this.progress = progress;
    limit = (long) (seconds * SECOND);
    end = start + limit;
    arenas = new Arenas(type, known.games().getOrDefault(type.id(), ImmutableMap.of()));
    exhaustion = new Exhaustion(arenas.small());
  }

  /** The numbers of equal answers, by kind. */
  ImmutableSortedMap<String, Long> counts() {
    return ImmutableSortedMap.copyOf(counts.asMap());
  }

  /** The number of questions until the first difference or the end. */
  long asked() {
    return askedFirst.get() > 0 ? askedFirst.get() : asked.get();
  }

  /** Searches until a difference with few plies is found or the time is over. */
  Optional<Difference> run(List<? extends Implementation> judged, long seed) {
    List<CompletableFuture<Void>> workers = new ArrayList<>();
    for (Implementation each : judged) {
      Worker worker = new Worker(each, new Random(seed * 31 + workers.size()));
      workers.add(CompletableFuture.runAsync(worker, Conformance.THREADS));
    }
    workers.forEach(CompletableFuture::join);
    return found();
  }

  /** Asks about the recorded games that an implementation knows, until a difference is found. */
  Optional<Difference> recorded(Implementation judged) {
    Comparison comparison = new Comparison(types, judged, counts);
    return known.recorded().stream()
        .filter(questions -> questions.get(0).game().equals(type.id()))
        .takeWhile(questions -> isBefore(end))
        .peek(questions -> asked.addAndGet(questions.size()))
        .flatMap(questions -> comparison.ask(questions).stream())
        .findFirst();
  }

  /** Returns whether it is before a time, and no difference with few plies has been found. */
  private boolean isBefore(long time) {
    return System.nanoTime() - time < 0 && !isShort;
  }

  private synchronized Optional<Difference> found() {
    return found;
  }

  private synchronized void found(Difference difference) {
    if (difference.plies() <= MANY_PLIES) {
      isShort = true;
    }
    found =
        found.filter(before -> size(before) <= size(difference)).or(() -> Optional.of(difference));
  }

  private static int size(Difference difference) {
    return 1000 * difference.plies() + difference.questions().size();
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
      this.comparison = new Comparison(types, judged, counts);
      this.random = random;
      this.misses = new NearMisses(random);
    }

    /** Exhausts and plays by turns; after a difference plays like it, in a program just started. */
    @Override
    public void run() {
      for (boolean isExhausting = true; isBefore(end); isExhausting = !isExhausting) {
        Optional<Difference> before = found();
        Script script = new Script(types, known, misses);
        while (script.questions().size() < BATCH && isBefore(end)) {
          if (before.isPresent()) {
            game(script, before.get().start().options(), before.get().plies() - 1);
          } else if (!isExhausting || !exhaustion.next(script, misses, random)) {
            game(script, Options.none(), LONG_GAME);
          }
        }
        progress.accept(asked.addAndGet(script.questions().size()));
        if (before.isPresent()) {
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
      long now = System.nanoTime();
      long deadline = now + Math.min(25 * SECOND, Math.max(0, start + limit + limit / 4 - now));
      List<Question> all =
          Streams.concat(history.stream(), difference.questions().stream()).toList();
      int first = Iterables.indexOf(all, question -> question.is(Ask.START));
      Optional<Difference> small =
          Stream.of(difference.lastGame(), difference.questions(), all.subList(first, all.size()))
              .flatMap(
                  q -> Shrinking.shrink(arenas, comparison, q, () -> isBefore(deadline)).stream())
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
