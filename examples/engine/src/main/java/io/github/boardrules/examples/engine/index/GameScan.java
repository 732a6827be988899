package io.github.boardrules.examples.engine.index;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.bulk.GameFacts;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Finds the games of files that reach a position, without an index: it looks at every position of
 * every game.
 */
final class GameScan implements Judging.VisitResults<List<FoundGame>> {
  private static final int MAX_FOUND = 1_000;

  /** The bytes that a found game takes in memory, roughly. */
  private static final int GAME_SIZE = 500;

  private final Predicate<? super Position<?>> isWanted;
  private final GameFilter filter;
  private final Consumer<FoundGame> visitor;
  private final Consumer<FileProblem> problems;

  /**
   * Creates a scan.
   *
   * @param isWanted whether a position is one to find; called by any thread
   * @param filter which games are wanted
   * @param visitor receives each game that reaches such a position, in the order of the files
   * @param problems receives the files that cannot be read to their end, if no verdict says so
   */
  GameScan(
      Predicate<? super Position<?>> isWanted,
      GameFilter filter,
      Consumer<FoundGame> visitor,
      Consumer<FileProblem> problems) {
    this.isWanted = isWanted;
    this.filter = filter;
    this.visitor = visitor;
    this.problems = problems;
  }

  @Override
  public List<FoundGame> create() {
    return new ArrayList<>();
  }

  @Override
  public Judging.Visit<List<FoundGame>> visit() {
    return new Visit();
  }

  private final class Visit implements Judging.Visit<List<FoundGame>> {
    /** The number of moves before the first wanted position of the game, or -1. */
    private int found = -1;

    private GameRecord record = GameRecord.builder().build();

    @Override
    public boolean begin(GameRecord header, Position<?> start) {
      record = header;
      found = isWanted.test(start) ? 0 : -1;
      return true;
    }

    @Override
    public boolean ply(int number, Move move, Position<?> after) {
      if (found < 0 && isWanted.test(after)) {
        found = number;
      }
      return true;
    }

    @Override
    public void add(GameVerdict verdict, List<FoundGame> result) {
      // Without a last position, what began like a game was none.
      if (found >= 0 && verdict.last().isPresent() && filter.test(GameFacts.of(verdict, record))) {
        result.add(FoundGame.of(verdict, verdict.number(), verdict.legalPlies(), found));
      }
      found = -1;
    }
  }

  @Override
  public boolean isLarge(List<FoundGame> result) {
    return result.size() >= MAX_FOUND;
  }

  @Override
  public long size() {
    return (long) MAX_FOUND * GAME_SIZE;
  }

  @Override
  public void accept(List<FoundGame> result, long gamesBefore) {
    for (FoundGame game : result) {
      visitor.accept(game.in(gamesBefore));
    }
  }

  @Override
  public void accept(FileProblem problem) {
    problems.accept(problem);
  }

  @Override
  public void progress(Tally tally) {}
}
