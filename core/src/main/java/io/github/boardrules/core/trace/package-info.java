/**
 * Snapshots of positions as plain values, and counts of move sequences, for comparison with other
 * implementations of the same rules.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.trace;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
