package io.github.boardrules.examples.engine.index;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Finds the games of files that reach a position, without an index: it looks at every position of
 * every game.
 */
public final class GameScan implements Judging.VisitResults<List<FoundGame>> {
  private static final int MAX_FOUND = 1_000;

  /** The bytes that a found game takes in memory, roughly. */
  private static final int GAME_SIZE = 500;

  private final Predicate<? super Position<?>> isWanted;
  private final Consumer<FoundGame> visitor;
  private final Consumer<FileProblem> problems;
  private final Consumer<Tally> progress;

  /**
   * Creates a scan.
   *
   * @param isWanted whether a position is one to find; called by any thread
   * @param visitor receives each game that reaches such a position, in the order of the files
   * @param problems receives the files that cannot be read to their end, if no verdict says so
   * @param progress accepts the numbers of games and files so far
   */
  public GameScan(
      Predicate<? super Position<?>> isWanted,
      Consumer<FoundGame> visitor,
      Consumer<FileProblem> problems,
      Consumer<Tally> progress) {
    this.isWanted = isWanted;
    this.visitor = visitor;
    this.problems = problems;
    this.progress = progress;
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

    @Override
    public boolean begin(GameRecord header, Position<?> start) {
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
      if (found >= 0 && verdict.last().isPresent()) {
        RecordHeader header = verdict.header();
        result.add(
            new FoundGame(
                verdict.location().source(),
                verdict.number(),
                header.player(Player.FIRST).orElse(""),
                header.player(Player.SECOND).orElse(""),
                header.tag("Date").orElse(""),
                verdict.result(),
                verdict.isValid(),
                verdict.legalPlies(),
                found));
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
  public void progress(Tally tally) {
    progress.accept(tally);
  }
}
