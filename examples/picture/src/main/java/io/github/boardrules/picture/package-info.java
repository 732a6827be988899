/**
 * SVG pictures of positions of any installed game. {@link io.github.boardrules.picture.Picture} is
 * a picture of a position, {@link io.github.boardrules.picture.Strip} a row of pictures, and {@link
 * io.github.boardrules.picture.Animation} a game that plays by itself.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.picture;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
