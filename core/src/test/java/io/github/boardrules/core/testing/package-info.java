/** A small game for tests of core. */
@NullMarked
package io.github.boardrules.core.testing;

import org.jspecify.annotations.NullMarked;
