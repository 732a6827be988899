package io.github.boardrules.core.conformance;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/**
 * What a promise is checked on.
 *
 * @param game the game
 * @param positions some positions of a game of random moves, in their order
 * @param moves some moves, of which any may be illegal in any position
 * @param setupTexts some texts of positions, most of them spoiled
 * @param random the source of whatever else is drawn
 */
record Sample<M extends Move>(
    Game<M> game,
    List<Position<M>> positions,
    List<M> moves,
    List<String> setupTexts,
    Random random) {

  /** Checks each position, and tells which one failed. */
  void forEachPosition(Consumer<Position<M>> check) {
    positions.forEach(position -> inContext("position", position, () -> check.accept(position)));
  }

  /** Checks something, and tells what it was that failed. */
  static void inContext(String kind, Object subject, Runnable check) {
    try {
      check.run();
    } catch (AssertionError | RuntimeException | StackOverflowError e) {
      throw new AssertionError(kind + " '" + subject + "': " + reason(e), e);
    }
  }

  static String reason(Throwable e) {
    return e instanceof AssertionError ? String.valueOf(e.getMessage()) : e.toString();
  }
}
