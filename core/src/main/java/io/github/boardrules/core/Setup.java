package io.github.boardrules.core;

/**
 * An arrangement of pieces, with the side to move, that has not been checked against the rules.
 * Immutable and a value. It belongs to a type of game, but to no particular {@link Game}.
 *
 * <p>Each type of game has a builder for its setups, and {@link Game#parseSetup} parses one from a
 * text. A number that is out of its range for every game cannot become part of a setup: builders
 * and parsers refuse it. {@link Game#defects(Setup)} lists what is wrong with a setup, {@link
 * Game#position(Setup)} converts it to a position, and {@link Position#toSetup()} is the way back.
 *
 * @param <M> the moves of the game
 */
public interface Setup<M extends Move> {}
