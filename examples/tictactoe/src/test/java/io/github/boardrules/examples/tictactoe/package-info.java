/** The conformance kit run on a game: all that the author of one has to write, but for vectors. */
@NullMarked
package io.github.boardrules.examples.tictactoe;

import org.jspecify.annotations.NullMarked;
