/**
 * Applies the conformance kit to tic-tac-toe, with the tests that every author of a game writes.
 */
@NullMarked
package io.github.boardrules.examples.tictactoe;

import org.jspecify.annotations.NullMarked;
