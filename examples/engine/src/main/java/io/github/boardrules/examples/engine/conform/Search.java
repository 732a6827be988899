package io.github.boardrules.examples.engine.conform;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Searches for questions about a game that the library and an implementation answer differently:
 * exhausts small boards and plays steered games. Each implementation has its own thread.
 */
final class Search {
  /** The number of questions that are written at once. */
  private static final int BATCH = 400;

  /** After a difference with more plies, the search goes on for a while. */
  private static final int MANY_PLIES = 12;

  private static final int LONG_GAME = 400;
  private static final int LARGE = 50;
  private static final int FAN = 16;
  private static final int HISTORY = 40_000;

  private final GameTypes types;
  private final GameType type;
  private final Known known;
  private final Arenas arenas;
  private final Exhaustion exhaustion;
  private final Map<String, LongAdder> counts = Comparison.noCounts();
  private final AtomicReference<@Nullable Difference> found = new AtomicReference<>();
  private final Consumer<Long> progress;
  private volatile long end;

  Search(GameTypes types, GameType type, Known known, Consumer<Long> progress) {
    this.types = types;
    this.type = type;
    this.known = known;
    this.progress = progress;
    arenas = new Arenas(type, known.games().getOrDefault(type.id(), ImmutableMap.of()));
    exhaustion = new Exhaustion(arenas.small(), known);
  }

  /** The numbers of equal answers, by kind. */
  ImmutableSortedMap<String, Long> counts() {
    return Comparison.copy(counts);
  }

  /**
   * Searches until a difference is found or the time is over. With a difference that has many
   * plies, goes on for half of the time that is left, at most 20 seconds.
   */
  Optional<Difference> run(List<? extends Implementation> judged, long seed, double seconds) {
    end = System.nanoTime() + (long) (seconds * 1e9);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < judged.size(); i++) {
      Worker worker = new Worker(judged.get(i), new Random(seed * 31 + i), i);
      Thread thread = new Thread(worker::work, "conform-" + i);
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        end = System.nanoTime();
        Thread.currentThread().interrupt();
      }
    }
    return Optional.ofNullable(found.get());
  }

  /** Asks about the recorded games that an implementation knows, until a difference is found. */
  Optional<Difference> recorded(Implementation judged, double seconds) {
    end = System.nanoTime() + (long) (seconds * 1e9);
    Comparison comparison = new Comparison(types, judged, counts);
    return known.recorded().stream()
        .filter(questions -> questions.get(0).game().equals(type.id()))
        .takeWhile(questions -> isBefore(end))
        .flatMap(questions -> comparison.askRecorded(questions).stream())
        .findFirst();
  }

  private static boolean isBefore(long time) {
    return System.nanoTime() - time < 0;
  }

  private synchronized void found(Difference difference) {
    Difference before = found.get();
    if (before == null || size(difference) < size(before)) {
      found.set(difference);
    }
    long now = System.nanoTime();
    if (difference.plies() <= MANY_PLIES) {
      end = now;
    } else if (before == null) {
      end = now + Math.max(0, Math.min((end - now) / 2, 20_000_000_000L));
    }
  }

  private static int size(Difference difference) {
    return 1000 * difference.plies() + difference.questions().size();
  }

  /** A thread with an implementation. */
  private final class Worker {
    private final Comparison comparison;
    private final LibraryImplementation library = new LibraryImplementation(types);
    private final Random random;
    private final NearMisses misses;
    private final Steering steering;

    /** The questions since the program was started, at most {@value #HISTORY}. */
    private final Deque<Question> history = new ArrayDeque<>();

    /** Time spent on each way to search, so that they take equal time. */
    private long onExhaustion;

    private long onGames;
    private boolean isExhausted;

    Worker(Implementation judged, Random random, int number) {
      comparison = new Comparison(types, judged, counts);
      this.random = random;
      misses = new NearMisses(random);
      steering = new Steering(random);
      onGames = number;
    }

    void work() {
      while (isBefore(end)) {
        List<Question> questions = new ArrayList<>();
        List<Answer> expected = new ArrayList<>();
        long start = System.nanoTime();
        boolean isExhausting = !isExhausted && onExhaustion <= onGames;
        while (questions.size() < BATCH && isBefore(end)) {
          Script script = isExhausting ? exhaustion.next(library, misses, random) : null;
          isExhausted |= isExhausting && script == null;
          if (script == null) {
            script = game();
          }
          questions.addAll(script.questions());
          expected.addAll(script.expected());
        }
        Optional<Difference> difference = comparison.ask(questions, expected);
        if (difference.isPresent()) {
          examine(difference.get());
        }
        remember(questions);
        long time = System.nanoTime() - start;
        onExhaustion += isExhausting ? time : 0;
        onGames += isExhausting ? 0 : time;
        progress.accept((long) questions.size());
      }
    }

    private void remember(List<Question> questions) {
      history.addAll(questions);
      while (history.size() > HISTORY) {
        history.remove();
      }
    }

    /** Shrinks a difference: first its game alone, then with the questions before it. */
    private void examine(Difference difference) {
      long deadline = System.nanoTime() + 25_000_000_000L;
      List<Question> asked = difference.questions();
      int last = asked.lastIndexOf(difference.start());
      List<List<Question>> longer = new ArrayList<>();
      longer.add(asked.subList(last, asked.size()));
      longer.add(asked);
      List<Question> all = new ArrayList<>(history);
      all.addAll(asked);
      while (!all.isEmpty() && !all.get(0).is(Ask.START)) {
        all.remove(0);
      }
      longer.add(all);
      for (List<Question> questions : longer) {
        Difference whole =
            new Difference(
                ImmutableList.copyOf(questions),
                difference.expected(),
                difference.found(),
                difference.plies());
        Optional<Difference> small =
            Shrinking.shrink(types, comparison, whole, () -> isBefore(deadline));
        if (small.isPresent()) {
          found(small.get());
          history.clear();
          return;
        }
      }
      found(difference); // it cannot be repeated
      history.clear();
    }

    /** Plays a game and asks about its positions. */
    private Script game() {
      Arenas.Start start = arenas.random(random);
      Script script = new Script(library, known, start);
      steering.begin();
      boolean isArranged = start.options().get(Arenas.SETUP).isPresent();
      if (isArranged && known.answers(Ask.PLAY) && random.nextInt(3) > 0) {
        return fan(script, start);
      }
      boolean isLarge = script.position().board().size() > LARGE;
      double looks = new double[] {1, 1, 0.3, 0.05}[random.nextInt(4)] * (isLarge ? 0.2 : 1);
      int illegal = random.nextInt(3);
      int maximum = random.nextInt(isArranged ? 8 : 2) == 0 ? LONG_GAME : 1 + random.nextInt(14);
      if (!known.answers(Ask.PLAY)) {
        maximum = 0;
      }
      boolean isLong = maximum == LONG_GAME;
      for (int ply = 0; ply < maximum && !script.position().isOver(); ply++) {
        if (random.nextDouble() < looks) {
          look(script, isLarge && isLong && random.nextInt(4) > 0);
          script.tryIllegal(misses, random.nextInt(illegal + 1));
        }
        remember(script.position());
        script.play(steering.choose(script.position()));
      }
      script.askAll();
      script.tryIllegal(misses, illegal);
      script.askAll();
      return script;
    }

    /** Plays each of some first moves, and sometimes another one. */
    private Script fan(Script script, Arenas.Start start) {
      script.askAll();
      script.tryIllegal(misses, 2);
      int moves = script.position().legalMoveCount();
      for (int i = 0; i < Math.min(moves, FAN); i++) {
        script.restart(start);
        remember(script.position());
        script.play(moves <= FAN ? i : random.nextInt(moves));
        script.ask(Ask.OUTCOME);
        for (int more = random.nextInt(4); more > 0 && !script.position().isOver(); more--) {
          script.play(steering.choose(script.position()));
          script.ask(Ask.OUTCOME);
        }
        script.ask(random.nextBoolean() ? Ask.LEGAL : Ask.POSITION);
      }
      return script;
    }

    private void look(Script script, boolean isShort) {
      script.ask(Ask.OUTCOME);
      if (!isShort) {
        script.ask(Ask.LEGAL);
        script.ask(Ask.POSITION);
      }
    }

    private <M extends Move> void remember(Position<M> position) {
      List<M> moves = position.legalMoves();
      misses.remember(moves.get(random.nextInt(moves.size())).notation());
    }
  }
}
