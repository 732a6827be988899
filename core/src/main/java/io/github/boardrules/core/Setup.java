package io.github.boardrules.core;

/**
 * A placement and a state of play that have not been checked: what a text or a builder says, before
 * a game accepts it as a position.
 *
 * <p>A setup is an immutable value and belongs to no game: {@link Game#defects} lists why a game
 * does not accept it, and {@link Game#position} makes it a position.
 *
 * @param <M> the moves of the game
 */
public interface Setup<M extends Move> {}
