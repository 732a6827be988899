package io.github.boardrules.picture.view;

/**
 * The current standing of a side.
 *
 * @param side the name of the side
 * @param text the score, or another measure of who is ahead
 */
public record StandingView(String side, String text) {}
