/**
 * Validates archives of game records: finds the texts in a file, cuts a text into pieces that can
 * be judged in parallel, and gives a verdict on each game. Independent of how the work is
 * distributed: threads, a cluster or a single call.
 */
@NullMarked
package io.github.boardrules.examples.engine.bulk;

import org.jspecify.annotations.NullMarked;
