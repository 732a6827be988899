/**
 * Snapshots of positions as plain values, and counts of move sequences, for comparison with other
 * implementations of the same rules.
 */
@NullMarked
package io.github.boardrules.core.trace;

import org.jspecify.annotations.NullMarked;
