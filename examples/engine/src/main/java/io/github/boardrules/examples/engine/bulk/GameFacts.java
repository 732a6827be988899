package io.github.boardrules.examples.engine.bulk;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.GameVerdict;

/**
 * What can be asked of a game without its moves. Texts that are not recorded are empty. Facts that
 * need the moves, or a replay, may be unknown: then their methods throw an {@link
 * IllegalStateException}.
 */
public interface GameFacts {
  /** {@return the id of the game} */
  default String game() {
    throw unknown();
  }

  /** {@return the options of the game as the record states them} */
  default Options options() {
    throw unknown();
  }

  /**
   * {@return the name of a player}
   *
   * @param player the player
   */
  String player(Player player);

  /** {@return the name of the event} */
  String event();

  /** {@return the date as it was recorded} */
  String date();

  /** {@return the result that the record states} */
  GameResult result();

  /** {@return the number of recorded moves; needs the moves} */
  default int plies() {
    throw unknown();
  }

  /** {@return who won by the rules or by the termination; needs a replay} */
  default GameResult winner() {
    throw unknown();
  }

  /** {@return why the game is over: {@code connection}, {@code resignation}; needs a replay} */
  default String reason() {
    throw unknown();
  }

  /**
   * {@return the name of the side of a player after the last legal move, such as {@code BLACK};
   * needs a replay}
   *
   * @param player the player
   */
  default String side(Player player) {
    throw unknown();
  }

  /** {@return whether the game has no problem; needs a replay} */
  default boolean isValid() {
    throw unknown();
  }

  /**
   * {@return the facts of a game}
   *
   * @param replay the game
   */
  static GameFacts of(GameReplay replay) {
    return of(replay, replay.record());
  }

  /**
   * {@return the facts of a game}
   *
   * @param verdict the verdict on the game
   * @param record the record, with or without its moves
   */
  static GameFacts of(GameVerdict verdict, GameRecord record) {
    return new ReplayFacts(verdict, record);
  }

  private static IllegalStateException unknown() {
    return new IllegalStateException("the game was not read for this fact");
  }
}
