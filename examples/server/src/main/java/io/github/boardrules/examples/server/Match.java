package io.github.boardrules.examples.server;

import io.github.boardrules.core.record.PlayedGame;

/**
 * A match at one moment. Immutable.
 *
 * @param id its name
 * @param tokens the tokens of the seats
 * @param revision how often it was changed
 * @param played the game so far
 */
record Match(String id, SeatTokens tokens, long revision, PlayedGame<?> played) {
  /** What clients call its state: the number of moves. */
  int version() {
    return played.ply();
  }

  Match changed(PlayedGame<?> next) {
    return new Match(id, tokens, revision + 1, next);
  }
}
