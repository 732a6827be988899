/** JMH benchmarks of moves, games and records, and tables of their results. */
@NullMarked
package io.github.boardrules.examples.benchmarks;

import org.jspecify.annotations.NullMarked;
