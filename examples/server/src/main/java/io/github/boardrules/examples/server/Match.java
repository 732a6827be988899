package io.github.boardrules.examples.server;

import io.github.boardrules.core.record.GameInProgress;

/**
 * An immutable snapshot of a match.
 *
 * @param id the id of the match
 * @param tokens the hashed tokens of both players
 * @param revision the number of changes so far, including moves taken back
 * @param played the game with the moves played so far
 */
record Match(String id, SeatTokens tokens, long revision, GameInProgress<?> played) {
  /** Returns the version that clients see: the number of moves. */
  int version() {
    return played.ply();
  }

  Match changed(GameInProgress<?> next) {
    return new Match(id, tokens, revision + 1, next);
  }
}
