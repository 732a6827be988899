package io.github.boardrules.examples.engine.index;

import com.google.common.collect.ImmutableMap;
import java.util.OptionalDouble;

/**
 * A move that was played in a position. A game counts once, for the first time that it plays the
 * move there.
 *
 * @param move the move in canonical notation; with symmetry, the first of the legal moves that
 *     symmetries of the position map to each other
 * @param games the number of games
 * @param wins how many of them the player of the move won
 * @param losses how many the opponent won
 * @param draws how many ended in a draw
 * @param unfinished how many have no result
 * @param length the average number of legal moves after the position, including this one
 */
public record PlayedMove(
    String move, long games, long wins, long losses, long draws, long unfinished, double length) {
  /** {@return the points of the player of the move: 1 for a win, ½ for a draw} */
  public double points() {
    return wins + draws / 2.0;
  }

  /** {@return the points for each game that has a result, 0 to 1; empty if none has one} */
  public OptionalDouble score() {
    long finished = games - unfinished;
    return finished == 0 ? OptionalDouble.empty() : OptionalDouble.of(points() / finished);
  }

  /** {@return the move as an object for JSON} */
  public ImmutableMap<String, Object> toMap() {
    ImmutableMap.Builder<String, Object> map = ImmutableMap.builder();
    map.put("move", move)
        .put("games", games)
        .put("wins", wins)
        .put("losses", losses)
        .put("draws", draws)
        .put("unfinished", unfinished)
        .put("length", length)
        .put("points", points());
    score().ifPresent(score -> map.put("score", score));
    return map.buildOrThrow();
  }
}
