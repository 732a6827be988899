package io.github.boardrules.core.board;

/**
 * A point in the plane, for drawing. The unit is the distance between the centres of neighbouring
 * cells.
 *
 * @param x increases to the right
 * @param y increases upwards
 */
public record PlanePoint(double x, double y) {}
