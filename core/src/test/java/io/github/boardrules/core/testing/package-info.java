/** A little game for tests of what all games share. */
@NullMarked
package io.github.boardrules.core.testing;

import org.jspecify.annotations.NullMarked;
