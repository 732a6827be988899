package io.github.boardrules.picture.view;

import com.google.errorprone.annotations.Immutable;

/**
 * A stone or piece on a cell.
 *
 * @param symbol the letter in notation
 * @param look the style in which it is drawn, in one lower-case word; empty to draw the letter
 * @param text a short description for people
 */
@Immutable
public record OccupantView(char symbol, String look, String text) {}
