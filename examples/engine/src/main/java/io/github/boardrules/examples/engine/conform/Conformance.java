package io.github.boardrules.examples.engine.conform;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Sets;
import com.google.common.util.concurrent.AtomicLongMap;
import com.google.common.util.concurrent.ThreadFactoryBuilder;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/**
 * Checks an implementation against the rules of the library.
 *
 * @param types the games of the library
 * @param opener opens the implementation, once for each thread
 * @param processes the number of threads
 * @param seed the seed of the random games
 * @param seconds the time for the search in all games together
 * @param progress receives a line for people several times a second
 */
public record Conformance(
    GameTypes types,
    Opener opener,
    int processes,
    long seed,
    double seconds,
    Consumer<String> progress) {
  /** Threads that do not keep the program running. */
  static final ExecutorService THREADS =
      Executors.newCachedThreadPool(
          new ThreadFactoryBuilder().setDaemon(true).setNameFormat("conform-%d").build());

  /** Opens an implementation. */
  public interface Opener {
    /**
     * {@return a new implementation}
     *
     * @throws IOException with a sentence for people, if it cannot be opened
     */
    Implementation open() throws IOException;
  }

  /**
   * {@return a report about each game that both the library and the implementation know}
   *
   * @throws IOException with a sentence for people, if the implementation cannot be opened
   */
  public ImmutableList<GameReport> check() throws IOException {
    List<Implementation> judged = new ArrayList<>();
    try {
      for (int i = 0; i < processes; i++) {
        judged.add(opener.open());
      }
      Known known = judged.get(0).known();
      List<GameType> games =
          types.all().stream().filter(type -> known.games().containsKey(type.id())).toList();
      ImmutableList.Builder<GameReport> reports = ImmutableList.builder();
      long end = System.nanoTime() + (long) (seconds * 1e9);
      for (int i = 0; i < games.size(); i++) {
        double left = (end - System.nanoTime()) / 1e9;
        reports.add(check(games.get(i), judged, left / (games.size() - i)));
      }
      return reports.build();
    } finally {
      judged.forEach(Implementation::close);
    }
  }

  private GameReport check(GameType type, List<Implementation> judged, double limit) {
    Known known = judged.get(0).known();
    Stopwatch watch = Stopwatch.createStarted();
    Search search =
        new Search(
            types,
            type,
            known,
            limit,
            asked ->
                progress.accept(
                    "%s: %,d questions, %d of %.0f s"
                        .formatted(type.id(), asked, watch.elapsed().toSeconds(), limit)));
    Optional<Difference> difference =
        known.recorded().isEmpty() ? search.run(judged, seed) : search.recorded(judged.get(0));
    double time = watch.elapsed().toMillis() / 1000.0;
    return new GameReport(
        type.id(),
        time,
        search.asked(),
        search.counts(),
        ImmutableList.copyOf(Sets.difference(Known.ALL, known.answers())),
        difference.isPresent() || search.counts().isEmpty()
            ? ImmutableSortedMap.of()
            : PlantedMistakes.of(type.id(), search.asked()),
        difference.map(found -> Finding.of(types, found, time)));
  }

  /**
   * {@return the difference that some questions still show; empty if the answers are equal}
   *
   * @param questions the questions of a finding
   * @throws IOException with a sentence for people, if the implementation cannot be opened
   */
  public Optional<Finding> replay(List<Question> questions) throws IOException {
    try (Implementation judged = opener.open()) {
      return new Comparison(types, judged, AtomicLongMap.create())
          .ask(questions)
          .map(difference -> Finding.of(types, difference, 0));
    }
  }
}
