/** A small game for tests of core, and what tests of several modules share. */
@NullMarked
package io.github.boardrules.core.testing;

import org.jspecify.annotations.NullMarked;
