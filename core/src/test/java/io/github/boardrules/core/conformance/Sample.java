package io.github.boardrules.core.conformance;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/**
 * The material on which a promise is checked.
 *
 * @param game the game
 * @param positions positions of a game of random moves, in order
 * @param moves moves, legal or illegal in any position
 * @param setupTexts texts of positions, most of them changed at random
 * @param everySetupIsAPosition whether no setup of the game has defects
 * @param random the source of further randomness
 */
record Sample<M extends Move>(
    Game<M> game,
    List<Position<M>> positions,
    List<M> moves,
    List<String> setupTexts,
    boolean everySetupIsAPosition,
    Random random) {

  /** Runs a check on each position; a failure names the position. */
  void forEachPosition(Consumer<Position<M>> check) {
    positions.forEach(position -> inContext("position", position, () -> check.accept(position)));
  }

  /** Runs a check; the first line of a failure says what is wrong, the next ones name subjects. */
  static void inContext(String kind, Object subject, Runnable check) {
    try {
      check.run();
    } catch (AssertionError | RuntimeException | StackOverflowError e) {
      throw new AssertionError(reason(e) + "\n  " + kind + " '" + subject + "'", e);
    }
  }

  static String reason(Throwable e) {
    return e instanceof AssertionError ? String.valueOf(e.getMessage()) : e.toString();
  }
}
