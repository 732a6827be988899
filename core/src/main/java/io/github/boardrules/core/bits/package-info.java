/** Bit operations that the JDK does not offer, for authors of games. */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.bits;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
