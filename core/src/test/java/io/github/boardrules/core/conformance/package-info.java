/**
 * The conformance kit: what every game of the library must pass. It is published as the test-jar of
 * core, for whoever writes a game. A game is tested by a subclass of each of
 *
 * <ul>
 *   <li>{@link io.github.boardrules.core.conformance.GameProperties}: what the interfaces of core
 *       promise, from random play;
 *   <li>{@link io.github.boardrules.core.conformance.VectorsTest}: games, inputs and options that
 *       an independent implementation has judged;
 *   <li>{@link io.github.boardrules.core.conformance.PerftTest}: numbers of move sequences.
 * </ul>
 */
@NullMarked
package io.github.boardrules.core.conformance;

import org.jspecify.annotations.NullMarked;
