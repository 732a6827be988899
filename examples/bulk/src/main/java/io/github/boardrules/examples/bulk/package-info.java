/**
 * Validating whole archives, whatever does the work: which texts are in a file, how a text is cut
 * into parts that can be read at the same time, and what is to be said of each game; and of one
 * game of a file alone.
 */
@NullMarked
package io.github.boardrules.examples.bulk;

import org.jspecify.annotations.NullMarked;
