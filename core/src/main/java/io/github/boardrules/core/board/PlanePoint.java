package io.github.boardrules.core.board;

/**
 * A place in the plane, for drawing. The unit is the distance between the centres of neighbouring
 * cells; x grows to the right and y upwards.
 *
 * @param x to the right
 * @param y upwards
 */
public record PlanePoint(double x, double y) {}
