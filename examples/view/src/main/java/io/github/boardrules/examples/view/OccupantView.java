package io.github.boardrules.examples.view;

/**
 * What lies on a cell.
 *
 * @param symbol its letter in notation
 * @param look how it is drawn, in one lower-case word; empty if the letter says it all
 * @param text what it is, for people
 */
public record OccupantView(char symbol, String look, String text) {}
