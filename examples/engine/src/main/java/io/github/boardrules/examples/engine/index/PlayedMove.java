package io.github.boardrules.examples.engine.index;

import com.google.common.collect.ImmutableMap;

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
  /** {@return the move as an object for JSON} */
  public ImmutableMap<String, Object> toMap() {
    return ImmutableMap.<String, Object>builder()
        .put("move", move)
        .put("games", games)
        .put("wins", wins)
        .put("losses", losses)
        .put("draws", draws)
        .put("unfinished", unfinished)
        .put("length", length)
        .buildOrThrow();
  }
}
