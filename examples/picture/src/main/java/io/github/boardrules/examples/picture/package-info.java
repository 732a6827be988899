/**
 * SVG pictures of positions of any installed game. {@link
 * io.github.boardrules.examples.picture.Picture} is a picture of a position, {@link
 * io.github.boardrules.examples.picture.Strip} a row of pictures, and {@link
 * io.github.boardrules.examples.picture.Animation} a game that plays by itself.
 */
@NullMarked
package io.github.boardrules.examples.picture;

import org.jspecify.annotations.NullMarked;
