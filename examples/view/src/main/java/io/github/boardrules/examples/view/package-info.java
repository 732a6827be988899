/**
 * Plain records that describe boards, positions and moves to graphical front ends, for
 * serialization as JSON. {@link io.github.boardrules.examples.view.Views} creates them for any
 * game; a {@link io.github.boardrules.examples.view.Drawing} supplies the parts that depend on the
 * game.
 */
@NullMarked
package io.github.boardrules.examples.view;

import org.jspecify.annotations.NullMarked;
