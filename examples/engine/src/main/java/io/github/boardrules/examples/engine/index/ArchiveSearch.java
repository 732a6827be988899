package io.github.boardrules.examples.engine.index;

import io.github.boardrules.core.ArrangementPattern;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.select.GameFilter;
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
     * Judges all games, or those up to an exception of the receiver, which is thrown on.
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

  @Override
  public void find(
      Position<?> position, boolean withSymmetry, GameFilter filter, Predicate<FoundGame> games) {
    find(isWanted(position, withSymmetry), filter, games);
  }

  @Override
  public void find(ArrangementPattern pattern, GameFilter filter, Predicate<FoundGame> games) {
    find((Predicate<Position<?>>) pattern, filter, games);
  }

  private void find(
      Predicate<Position<?>> isWanted, GameFilter filter, Predicate<FoundGame> games) {
    Consumer<GameScan.Hit> visitor =
        hit -> {
          if (!games.test(hit.game())) {
            throw new EnoughException();
          }
        };
    try {
      archive.judge(new GameScan(isWanted, null, filter, visitor, problems));
    } catch (EnoughException e) {
      // the rest of the games is not wanted
    }
  }

  /** Ends the reading of an archive. */
  private static final class EnoughException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    EnoughException() {
      super(null, null, false, false);
    }
  }

  private static <M extends Move> Predicate<Position<?>> isWanted(
      Position<M> position, boolean withSymmetry) {
    Set<Long> keys = PositionKeys.of(position.game()).ofImages(position, withSymmetry);
    return other -> other.game().equals(position.game()) && keys.contains(other.transpositionKey());
  }

  @Override
  public Exploration explore(Position<?> position, boolean withSymmetry, GameFilter filter) {
    MoveCounts counts = new MoveCounts(withSymmetry);
    long[] games = new long[1];
    archive.judge(
        new GameScan(
            isWanted(position, withSymmetry),
            // Nothing is played where the position is over, even if others like it are not.
            position.isOver() ? null : edges(position.game()),
            filter,
            hit -> {
              games[0]++;
              FoundGame game = hit.game();
              for (GameScan.Played move : hit.moves()) {
                counts.add(
                    games[0], move.edge(), move.mover(), game.result(), game.plies() - move.ply());
              }
            },
            problems));
    return new Exploration(games[0], counts.moves(position));
  }

  @SuppressWarnings("unchecked") // all wanted positions are of the game
  private static <M extends Move> GameScan.Edges edges(Game<M> game) {
    PositionKeys<M> keys = PositionKeys.of(game);
    return (at, move) -> keys.edge(keys.of((Position<M>) at), (M) move);
  }

  @Override
  public Optional<String> hint(Position<?> position) {
    return Optional.empty();
  }
}
