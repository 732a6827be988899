package io.github.boardrules.core.testing;

import io.github.boardrules.core.Move;

/**
 * Takes counters.
 *
 * @param count the number of counters, 1 to 3
 */
public record CountdownMove(int count) implements Move {
  @Override
  public String toString() {
    return "take" + count;
  }
}
