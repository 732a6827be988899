package io.github.boardrules.examples.engine.index;

import io.github.boardrules.core.ArrangementPattern;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.bulk.GameFacts;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Answers by replaying all games of an archive for each question. */
public final class ArchiveSearch implements GameSearch {
  private final Archive archive;
  private final Consumer<FileProblem> problems;

  /** Some files of records. */
  public interface Archive {
    /**
     * Judges all games.
     *
     * @param results receives the games
     */
    void judge(Judging.Results<?> results);
  }

  /**
   * Creates a search.
   *
   * @param archive the games
   * @param problems receives the files that cannot be read to their end, if no verdict says so
   */
  public ArchiveSearch(Archive archive, Consumer<FileProblem> problems) {
    this.archive = archive;
    this.problems = problems;
  }

  /** A move that a game played in the position, for the first time. */
  private record Played(long edge, Player mover, int ply) {}

  /** A game that reaches the position, with the number that it has in its piece. */
  private record Hit(FoundGame game, List<Played> moves) {}

  @Override
  public void find(
      Position<?> position, boolean withSymmetry, GameFilter filter, Predicate<FoundGame> games) {
    boolean[] goesOn = {true};
    archive.judge(
        new Scan<>(
            position, withSymmetry, filter, hit -> goesOn[0] = goesOn[0] && games.test(hit.game)));
  }

  @Override
  public void find(ArrangementPattern pattern, GameFilter filter, Predicate<FoundGame> games) {
    boolean[] goesOn = {true};
    archive.judge(
        new GameScan(pattern, filter, game -> goesOn[0] = goesOn[0] && games.test(game), problems));
  }

  @Override
  public Exploration explore(Position<?> position, boolean withSymmetry, GameFilter filter) {
    MoveCounts counts = new MoveCounts(withSymmetry);
    long[] games = new long[1];
    archive.judge(
        new Scan<>(
            position,
            withSymmetry,
            filter,
            hit -> {
              games[0]++;
              for (Played move : hit.moves) {
                counts.add(
                    games[0],
                    move.edge,
                    move.mover,
                    hit.game.result(),
                    hit.game.plies() - move.ply);
              }
            }));
    return new Exploration(games[0], counts.moves(position));
  }

  @Override
  public Optional<String> hint(Position<?> position) {
    return Optional.empty();
  }

  /** Looks for the position in each game. */
  private final class Scan<M extends Move> implements Judging.Results<List<Hit>> {
    private static final int MAX_HITS = 1 << 12;

    /** The bytes that a game takes in memory, roughly. */
    private static final int HIT_SIZE = 512;

    private final Position<M> position;
    private final PositionKeys<M> keys;
    private final Set<Long> wanted;
    private final GameFilter filter;
    private final Consumer<Hit> hits;

    Scan(Position<M> position, boolean withSymmetry, GameFilter filter, Consumer<Hit> hits) {
      this.position = position;
      this.keys = PositionKeys.of(position.game());
      this.wanted = keys.ofImages(position, withSymmetry);
      this.filter = filter;
      this.hits = hits;
    }

    @Override
    public List<Hit> create() {
      return new ArrayList<>();
    }

    @Override
    public void add(GameReplay verdict, List<Hit> found) {
      verdict.mainLine().ifPresent(line -> add(verdict, line, found));
    }

    private void add(GameReplay verdict, LineReplay line, List<Hit> found) {
      Game<M> game = position.game();
      if (!line.last().game().equals(game) || !filter.test(GameFacts.of(verdict))) {
        return;
      }
      List<Position<?>> positions = line.positions();
      List<Played> moves = new ArrayList<>();
      int first = -1;
      for (int ply = 0; ply < positions.size(); ply++) {
        if (wanted.contains(positions.get(ply).transpositionKey())) {
          first = first < 0 ? ply : first;
          if (ply < line.legalPlies() && !position.isOver()) {
            moves.add(played(positions.get(ply), line.moves().get(ply), ply));
          }
        }
      }
      if (first >= 0) {
        found.add(
            new Hit(FoundGame.of(verdict, verdict.number(), line.legalPlies(), first), moves));
      }
    }

    @SuppressWarnings("unchecked") // the game is that of the position
    private Played played(Position<?> at, Move move, int ply) {
      long edge = keys.edge(keys.of((Position<M>) at), (M) move);
      return new Played(edge, at.toMove().orElse(Player.FIRST), ply);
    }

    @Override
    public boolean isLarge(List<Hit> found) {
      return found.size() >= MAX_HITS;
    }

    @Override
    public long size() {
      return (long) MAX_HITS * HIT_SIZE;
    }

    @Override
    public void accept(List<Hit> found, long gamesBefore) {
      for (Hit hit : found) {
        hits.accept(new Hit(hit.game.in(gamesBefore), hit.moves));
      }
    }

    @Override
    public void accept(FileProblem problem) {
      problems.accept(problem);
    }

    @Override
    public void progress(Tally tally) {}
  }
}
