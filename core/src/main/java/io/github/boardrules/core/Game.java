package io.github.boardrules.core;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.text.NotationException;

/**
 * A game with its options fixed: the rules by which positions are legal, moves are made and outcomes
 * are found. Immutable and a value: games of the same type with the same options are equal.
 *
 * @param <M> the moves of the game
 */
public interface Game<M extends Move> {
  /** The type that made this game. */
  GameType type();

  /**
   * The options in which this game differs from its type's defaults, in canonical text. {@code
   * type().game(options())} is equal to this game.
   */
  Options options();

  /** The board. */
  Board board();

  /** The position in which the game begins. */
  Position<M> start();

  /**
   * Reads the one-line text of a position without checking that it is one.
   *
   * @throws NotationException if the text is not written as this game writes positions
   */
  Setup<M> readSetup(CharSequence text);

  /**
   * Reads the one-line text of a position and checks it.
   *
   * @throws NotationException if the text is not written as this game writes positions
   * @throws SetupException if it is written well and is no position of this game
   */
  default Position<M> readPosition(CharSequence text) {
    return readSetup(text).position();
  }

  /**
   * The symmetries of this game, the identity first: maps of positions and moves that keep legality
   * and outcome.
   */
  ImmutableList<GameSymmetry<M>> symmetries();
}
