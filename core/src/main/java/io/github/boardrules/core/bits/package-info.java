/** Bit operations that the JDK does not offer, for authors of games. */
@NullMarked
package io.github.boardrules.core.bits;

import org.jspecify.annotations.NullMarked;
