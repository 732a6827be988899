/** The record format {@code .brg}, in the style of PGN, for every game. */
@NullMarked
package io.github.boardrules.core.record.brg;

import org.jspecify.annotations.NullMarked;
