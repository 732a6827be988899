package io.github.boardrules.core.board;

import com.google.errorprone.annotations.Immutable;

/**
 * A point in the plane, for drawing. The unit is the distance between the centers of neighboring
 * cells.
 *
 * @param x increases to the right
 * @param y increases upward
 */
@Immutable
public record PlanePoint(double x, double y) {}
