/** The record format {@code .brg}, in the style of PGN, for every game. */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.record.brg;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
