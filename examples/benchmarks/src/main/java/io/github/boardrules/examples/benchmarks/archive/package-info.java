/** Generates archives of random games, some of them damaged in known ways. */
@NullMarked
package io.github.boardrules.examples.benchmarks.archive;

import org.jspecify.annotations.NullMarked;
