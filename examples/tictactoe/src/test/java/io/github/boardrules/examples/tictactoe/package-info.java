/** The conformance kit, applied to a game: the tests that every author of a game writes. */
@NullMarked
package io.github.boardrules.examples.tictactoe;

import org.jspecify.annotations.NullMarked;
