package io.github.boardrules.examples.server;

/**
 * A match at one moment. Immutable.
 *
 * @param id its name
 * @param tokens the tokens of the seats
 * @param revision how often it was changed
 * @param line what was played
 */
record Match(String id, SeatTokens tokens, long revision, Line line) {
  /** What clients call its state: the number of moves. */
  int version() {
    return line.plies();
  }

  Match changed(Line newLine) {
    return new Match(id, tokens, revision + 1, newLine);
  }
}
