package io.github.boardrules.examples.engine.conform;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
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
      Stopwatch watch = Stopwatch.createStarted();
      for (int i = 0; i < games.size(); i++) {
        double left = seconds - watch.elapsed().toMillis() / 1000.0;
        Search search = new Search(this, games.get(i), known, left / (games.size() - i));
        reports.add(
            known.recorded().isEmpty() ? search.run(judged) : search.runRecorded(judged.get(0)));
      }
      return reports.build();
    } finally {
      judged.forEach(Implementation::close);
    }
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
