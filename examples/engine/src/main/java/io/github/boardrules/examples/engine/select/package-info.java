/** Filters of games: one vocabulary for all questions to many games. */
@NullMarked
package io.github.boardrules.examples.engine.select;

import org.jspecify.annotations.NullMarked;
