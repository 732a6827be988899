package io.github.boardrules.picture.view;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;

/**
 * The drawing of a position, on top of the board, in the order in which to draw it.
 *
 * @param below the marks below the stones
 * @param stones the stones or pieces
 * @param above the marks above the stones
 */
@Immutable
public record Sketch(
    ImmutableList<Shape> below, ImmutableList<Shape> stones, ImmutableList<Shape> above) {}
