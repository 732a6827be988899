package io.github.boardrules.examples.engine.referee;

import com.google.errorprone.annotations.Immutable;

/**
 * The limits on the work for one question.
 *
 * @param moves the maximum number of moves to play
 * @param listed the maximum number of elements of a list, and the number without a limit in the
 *     question
 * @param perftPositions the maximum number of positions that a perft visits
 * @param recordGames the maximum number of games of a text that are judged or converted
 * @param recordMoves the maximum number of moves of a text that are judged or converted
 * @param recordPlies the maximum number of moves in the main line of a game of a text; a game with
 *     more has the problem {@code TOO_MANY_PLIES}
 */
@Immutable
public record RefereeLimits(
    int moves, int listed, int perftPositions, int recordGames, int recordMoves, long recordPlies) {
  /** The maximum depth of a perft. */
  static final int MAX_DEPTH = 20;

  /** Limits with which no question takes more than a few seconds. */
  public static final RefereeLimits DEFAULTS =
      new RefereeLimits(5_000, 1_000, 200_000, 1_000, 50_000, Long.MAX_VALUE);
}
