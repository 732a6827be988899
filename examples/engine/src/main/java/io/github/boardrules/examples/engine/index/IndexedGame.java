package io.github.boardrules.examples.engine.index;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.examples.engine.bulk.GameFacts;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the index stores of a game: who played it, how it ended, and the keys of its positions. */
final class IndexedGame {
  final String source;

  /** The number of the game in its piece of the source. */
  final long number;

  final String game;
  final GameFacts facts;

  /** The keys of the start and of the position after each legal move. */
  final PositionKeys.Key[] keys;

  /** Whether SECOND is to move in each of these positions. */
  final boolean[] isSecondToMove;

  /** The legal moves, see {@link PositionKeys#edge}. */
  final long[] edges;

  /** See {@link Fields#MOVES}. */
  final String moves;

  /** Takes the legal moves of a game. */
  IndexedGame(GameReplay verdict, LineReplay line) {
    this.source = verdict.record().location().source();
    this.number = verdict.number();
    this.game = PositionKeys.nameOf(line.last().game());
    this.facts = GameFacts.of(verdict);
    this.keys = new PositionKeys.Key[line.legalPlies() + 1];
    this.isSecondToMove = new boolean[keys.length];
    this.edges = new long[line.legalPlies()];
    Position<?> start = line.positions().get(0);
    this.moves =
        Stream.concat(
                Stream.of(start.equals(start.game().start()) ? "" : start.text()),
                line.moves().stream().map(Move::notation))
            .collect(Collectors.joining("\n"));
    addKeys(line.last().game(), line.positions(), line.moves());
  }

  @SuppressWarnings("unchecked") // the positions and the moves are those of the game
  private <M extends Move> void addKeys(
      Game<M> played, List<Position<?>> positions, List<Move> moves) {
    PositionKeys<M> all = PositionKeys.of(played);
    for (int i = 0; i < keys.length; i++) {
      Position<M> position = (Position<M>) positions.get(i);
      keys[i] = all.of(position);
      isSecondToMove[i] = position.toMove().filter(player -> player == Player.SECOND).isPresent();
      if (i < edges.length) {
        edges[i] = all.edge(keys[i], (M) moves.get(i));
      }
    }
  }
}
