package io.github.boardrules.core;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.trace.Trace;

/**
 * A game with its options fixed: the rules by which positions are legal, moves are made and
 * outcomes are found. Immutable and a value: games of the same type with the same options are
 * equal.
 *
 * @param <M> the moves of the game
 */
public interface Game<M extends Move> {
  /** The cells of the greatest board for which a {@link Trace} lists moves, by default: 11×11. */
  int MOST_CELLS_WITH_MOVES_LISTED = 121;

  /** {@return the type that made this game} */
  GameType type();

  /**
   * {@return the options in which this game differs from its type's defaults, in canonical text}
   * {@code type().game(options())} is equal to this game.
   */
  Options options();

  /** {@return the board} */
  Board board();

  /** {@return the position in which the game begins} */
  Position<M> start();

  /**
   * Reads the one-line text of a position without checking that it is one.
   *
   * @param text the text to read
   * @return the setup
   * @throws NotationException if the text is not written as this game writes positions
   */
  Setup<M> parseSetup(CharSequence text);

  /**
   * Reads the one-line text of a position and checks it.
   *
   * @param text the text to read
   * @return the position
   * @throws NotationException if the text is not written as this game writes positions
   * @throws SetupException if it is written well and is no position of this game
   */
  default Position<M> parsePosition(CharSequence text) {
    return position(parseSetup(text));
  }

  /**
   * Finds every reason why a setup is not a position of this game.
   *
   * @param setup any setup, built or parsed
   * @return all defects; empty if the setup is a position of this game
   */
  ImmutableList<Violation> defects(Setup<M> setup);

  /**
   * Makes a setup a position of this game.
   *
   * @param setup any setup, built or parsed
   * @return the position
   * @throws SetupException with all {@linkplain #defects defects} of the setup, if there are any
   */
  Position<M> position(Setup<M> setup);

  /**
   * {@return whether a {@link Trace} lists the legal moves of every position, or else gives their
   * number and a hash} Part of the API of the game. By default up to {@value
   * #MOST_CELLS_WITH_MOVES_LISTED} cells.
   */
  default boolean tracesListMoves() {
    return board().size() <= MOST_CELLS_WITH_MOVES_LISTED;
  }

  /**
   * {@return the symmetries of this game, the identity first: maps of positions and moves that keep
   * legality and outcome}
   */
  ImmutableList<GameSymmetry<M>> symmetries();
}
