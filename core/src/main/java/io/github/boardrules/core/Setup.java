package io.github.boardrules.core;

/**
 * An arrangement of pieces, with the side to move, that has not been checked against the rules.
 * Immutable and a value. It belongs to a type of game, but to no particular {@link Game}.
 *
 * <p>Each type of game has a builder for its setups, and {@link Game#parseSetup} parses one from a
 * text. Builders and parsers reject a number that is out of range for every game. {@link
 * Game#defects(Setup)} lists the defects of a setup, {@link Game#position(Setup)} converts it to a
 * position, and {@link Position#toSetup()} converts a position back.
 */
public interface Setup {}
