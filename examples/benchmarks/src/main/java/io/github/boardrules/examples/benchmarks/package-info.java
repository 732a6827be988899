/** What a move, a game and a record cost: benchmarks for JMH, and tables of what they measured. */
@NullMarked
package io.github.boardrules.examples.benchmarks;

import org.jspecify.annotations.NullMarked;
