package io.github.boardrules.examples.engine.index;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
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
import org.jspecify.annotations.Nullable;

/**
 * Finds the games of files that reach a position, and what they played there, without an index: it
 * looks at every position of every game.
 */
final class GameScan implements Judging.VisitResults<List<GameScan.Hit>> {
  private static final int MAX_FOUND = 1_000;

  /** The bytes that a found game takes in memory, roughly. */
  private static final int GAME_SIZE = 500;

  /**
   * A game that reaches a wanted position, with the moves that it played in such positions.
   *
   * @param game the game, with the number of moves before the first wanted position
   * @param moves the moves; empty if nobody asked for them
   */
  record Hit(FoundGame game, List<Played> moves) {}

  /**
   * A move in a wanted position.
   *
   * @param edge see {@link PositionKeys#edge}
   * @param mover who played it
   * @param ply the number of moves before it
   */
  record Played(long edge, Player mover, int ply) {}

  /** Computes {@link PositionKeys#edge}. */
  @FunctionalInterface
  interface Edges {
    /**
     * Returns the number of a move.
     *
     * @param at the position before the move
     * @param move the move
     */
    long of(Position<?> at, Move move);
  }

  private final Predicate<? super Position<?>> isWanted;
  private final @Nullable Edges edges;
  private final GameFilter filter;
  private final Consumer<Hit> visitor;
  private final Consumer<FileProblem> problems;

  /**
   * Creates a scan.
   *
   * @param isWanted whether a position is one to find; called by any thread
   * @param edges numbers the moves in wanted positions, in any thread; null if they do not matter
   * @param filter which games are wanted
   * @param visitor receives each game that reaches such a position, in the order of the files
   * @param problems receives the files that cannot be read to their end, if no verdict says so
   */
  GameScan(
      Predicate<? super Position<?>> isWanted,
      @Nullable Edges edges,
      GameFilter filter,
      Consumer<Hit> visitor,
      Consumer<FileProblem> problems) {
    this.isWanted = isWanted;
    this.edges = edges;
    this.filter = filter;
    this.visitor = visitor;
    this.problems = problems;
  }

  @Override
  public List<Hit> create() {
    return new ArrayList<>();
  }

  @Override
  public Judging.Visit<List<Hit>> visit() {
    return new Visit();
  }

  private final class Visit implements Judging.Visit<List<Hit>> {
    /** The number of moves before the first wanted position of the game, or -1. */
    private int found = -1;

    /** The last position if it is wanted. */
    private @Nullable Position<?> wanted;

    private List<Played> moves = new ArrayList<>();
    private GameRecord record = GameRecord.builder().build();

    @Override
    public boolean begin(GameRecord header, Position<?> start) {
      record = header;
      found = -1;
      moves = new ArrayList<>();
      look(start, 0);
      return true;
    }

    @Override
    public boolean ply(int number, Move move, Position<?> after) {
      if (wanted != null && edges != null) {
        Player mover = wanted.toMove().orElse(Player.FIRST);
        moves.add(new Played(edges.of(wanted, move), mover, number - 1));
      }
      // One wanted position is enough for a game whose moves do not matter.
      if (found < 0 || edges != null) {
        look(after, number);
      }
      return true;
    }

    private void look(Position<?> position, int plies) {
      wanted = isWanted.test(position) ? position : null;
      found = found < 0 && wanted != null ? plies : found;
    }

    @Override
    public void add(GameVerdict verdict, List<Hit> result) {
      // Without a last position, what began like a game was none.
      if (found >= 0 && verdict.last().isPresent() && filter.test(GameFacts.of(verdict, record))) {
        FoundGame game = FoundGame.of(verdict, verdict.number(), verdict.legalPlies(), found);
        result.add(new Hit(game, moves));
      }
      found = -1;
    }
  }

  @Override
  public boolean isLarge(List<Hit> result) {
    return result.size() >= MAX_FOUND;
  }

  @Override
  public long size() {
    return (long) MAX_FOUND * GAME_SIZE;
  }

  @Override
  public void accept(List<Hit> result, long gamesBefore) {
    for (Hit hit : result) {
      visitor.accept(new Hit(hit.game.in(gamesBefore), hit.moves));
    }
  }

  @Override
  public void accept(FileProblem problem) {
    problems.accept(problem);
  }

  @Override
  public void progress(Tally tally) {}
}
