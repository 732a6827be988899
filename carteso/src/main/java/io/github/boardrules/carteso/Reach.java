package io.github.boardrules.carteso;

import io.github.boardrules.core.board.CellSet;

/**
 * A component of the points that stones of one colour have or might get: filled with that colour it
 * is the greatest that any group in it can become. So a group is finished exactly when its span is
 * that of its reach.
 */
record Reach(CellSet points, Span span) {}
