package io.github.boardrules.examples.engine.conform;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
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
   * What was compared in a game.
   *
   * @param game the id of the game
   * @param compared the numbers of equal answers, by kind
   * @param notAsked the questions that the implementation cannot answer
   * @param finding the smallest difference that was found
   * @param seconds the time that it took
   */
  public record GameReport(
      String game,
      ImmutableSortedMap<String, Long> compared,
      ImmutableList<Ask> notAsked,
      Optional<Finding> finding,
      double seconds) {
    /** {@return whether no game could be set up} */
    public boolean isEmpty() {
      return finding.isEmpty() && !compared.containsKey("starts");
    }

    /** {@return the report as lines for people} */
    public ImmutableList<String> lines() {
      ImmutableList.Builder<String> lines = ImmutableList.builder();
      finding.ifPresent(found -> lines.addAll(found.lines()));
      if (isEmpty()) {
        lines.add(game + ": nothing was compared");
      } else {
        lines.add(
            "%s: %s in %.1f s, compared"
                .formatted(game, finding.isPresent() ? "1 finding" : "no difference", seconds));
      }
      compared.forEach((kind, number) -> lines.add("%,12d %s".formatted(number, kind)));
      if (!notAsked.isEmpty()) {
        lines.add(
            "  not asked: " + Joiner.on(", ").join(notAsked.stream().map(Ask::word).toList()));
      }
      return lines.build();
    }
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
    long start = System.nanoTime();
    AtomicLong asked = new AtomicLong();
    Search search =
        new Search(
            types,
            type,
            known,
            questions ->
                progress.accept(
                    "%s: %,d questions, %.0f of %.0f s"
                        .formatted(
                            type.id(),
                            asked.addAndGet(questions),
                            (System.nanoTime() - start) / 1e9,
                            limit)));
    Optional<Difference> difference =
        known.recorded().isEmpty()
            ? search.run(judged, seed, limit)
            : search.recorded(judged.get(0), limit);
    double time = (System.nanoTime() - start) / 1e9;
    ImmutableList<Ask> notAsked =
        Known.ALL.stream()
            .filter(ask -> !known.answers(ask))
            .collect(ImmutableList.toImmutableList());
    return new GameReport(
        type.id(),
        search.counts(),
        notAsked,
        difference.map(found -> new Finding(types, found, time)),
        time);
  }

  /**
   * {@return the difference that some questions still show; empty if the answers are equal}
   *
   * @param questions the questions of a finding
   * @throws IOException with a sentence for people, if the implementation cannot be opened
   */
  public Optional<Finding> replay(List<Question> questions) throws IOException {
    try (Implementation judged = opener.open()) {
      return new Comparison(types, judged, Comparison.noCounts())
          .ask(questions)
          .map(difference -> new Finding(types, difference, 0));
    }
  }
}
