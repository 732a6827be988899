/** An index of the positions of games, and the commands that make it and ask it. */
@NullMarked
package io.github.boardrules.examples.engine.index;

import org.jspecify.annotations.NullMarked;
