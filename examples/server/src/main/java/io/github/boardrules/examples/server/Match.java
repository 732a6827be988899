package io.github.boardrules.examples.server;

import io.github.boardrules.core.record.GameInProgress;

/**
 * An immutable snapshot of a match.
 *
 * @param id the id of the match
 * @param access the hashed tokens and keys
 * @param info names, offers and the end
 * @param revision the number of changes so far, which is the number of the last event
 * @param hasMoved whether a player has moved, even if all moves were taken back
 * @param played the game with the moves played so far
 */
record Match(
    String id,
    Access access,
    MatchInfo info,
    long revision,
    boolean hasMoved,
    GameInProgress<?> played) {
  /** Returns the number of moves. */
  int plies() {
    return played.ply();
  }

  /** Returns whether the game has ended, by its rules or otherwise. */
  boolean isOver() {
    return played.position().isOver() || info.termination().isPresent();
  }

  /** Returns the game with the names of the players, the date and the end. */
  GameInProgress<?> recorded() {
    return played.withHeader(info.header());
  }

  /** Returns the match after a change of its moves and its state. */
  Match changed(GameInProgress<?> next, MatchInfo nextInfo) {
    return new Match(
        id, access, nextInfo, revision + 1, hasMoved || next.ply() > played.ply(), next);
  }

  /** Returns the match after a change of its state. */
  Match changed(MatchInfo nextInfo) {
    return changed(played, nextInfo);
  }

  /** Returns the match after a change of its tokens or keys. */
  Match changed(Access next) {
    return new Match(id, next, info, revision + 1, hasMoved, played);
  }
}
