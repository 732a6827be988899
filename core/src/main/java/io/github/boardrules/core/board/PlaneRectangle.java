package io.github.boardrules.core.board;

import com.google.errorprone.annotations.Immutable;

/**
 * A rectangle in the plane, for drawing. The unit is the distance between the centers of
 * neighboring cells.
 *
 * @param left the minimum x
 * @param bottom the minimum y
 * @param right the maximum x
 * @param top the maximum y
 */
@Immutable
public record PlaneRectangle(double left, double bottom, double right, double top) {}
