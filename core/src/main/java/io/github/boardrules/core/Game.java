package io.github.boardrules.core;

import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.text.NotationException;
import java.util.List;

/**
 * A game with fixed options. It creates positions: the start position, and positions from texts and
 * setups. Immutable and a value: games of equal types with equal options are equal.
 *
 * @param <M> the moves of the game
 */
public interface Game<M extends Move> {
  /** {@return the type that created this game} */
  GameType type();

  /**
   * {@return the options that differ from their defaults, in canonical form} {@code
   * type().game(options())} is equal to this game.
   */
  Options options();

  /** {@return the board} */
  Board board();

  /** {@return the start position} */
  Position<M> start();

  /**
   * Parses a position text without checking that it is a position of this game.
   *
   * @param text a position in one line, as {@link Position#text()} writes it
   * @return the setup that the text describes
   * @throws NotationException if the text does not follow the notation of this game
   */
  Setup parseSetup(CharSequence text);

  /**
   * Parses a position text and checks it. Equivalent to {@code position(parseSetup(text))}.
   *
   * @param text a position in one line, as {@link Position#text()} writes it
   * @return the position
   * @throws NotationException if the text does not follow the notation of this game
   * @throws SetupException if the setup that the text describes is not a position of this game
   */
  default Position<M> parsePosition(CharSequence text) {
    return position(parseSetup(text));
  }

  /**
   * Checks whether a setup is a position of this game.
   *
   * @param setup a setup made for a game of this type
   * @return every rule that the setup breaks; empty if {@link #position} accepts it
   * @throws IllegalArgumentException if the setup belongs to another type of game
   */
  List<Violation> defects(Setup setup);

  /**
   * Converts a setup to a position of this game.
   *
   * @param setup a setup made for a game of this type
   * @return the position
   * @throws SetupException with all {@linkplain #defects defects} of the setup, if it has any
   * @throws IllegalArgumentException if the setup belongs to another type of game
   */
  Position<M> position(Setup setup);

  /** {@return the symmetries of this game, the identity first} */
  List<GameSymmetry<M>> symmetries();
}
