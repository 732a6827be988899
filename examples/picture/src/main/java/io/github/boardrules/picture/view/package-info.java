/**
 * Plain records that describe boards, positions and moves to graphical front ends, for
 * serialization as JSON. {@link io.github.boardrules.picture.view.Views} creates them for any game;
 * a {@link io.github.boardrules.picture.view.Drawing} supplies the parts that depend on the game.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.picture.view;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
