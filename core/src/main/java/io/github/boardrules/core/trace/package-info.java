/**
 * Positions and outcomes as plain values, and the counts of move generators: for programs that
 * compare another implementation of a game, perhaps in another language, with this one.
 */
@NullMarked
package io.github.boardrules.core.trace;

import org.jspecify.annotations.NullMarked;
