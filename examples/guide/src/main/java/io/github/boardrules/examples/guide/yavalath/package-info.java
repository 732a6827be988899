/** Yavalath, the game on a hexagonal board that the guide explains. */
@NullMarked
package io.github.boardrules.examples.guide.yavalath;

import org.jspecify.annotations.NullMarked;
