/**
 * Checks other implementations of the games against the installed rules: asks both the same
 * questions, searches for different answers and shrinks what it finds. Names no game: finds the
 * games as services.
 */
@NullMarked
@CheckReturnValue
package io.github.boardrules.examples.engine.conform;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
