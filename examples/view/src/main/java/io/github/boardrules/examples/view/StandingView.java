package io.github.boardrules.examples.view;

/**
 * How a side stands at the moment.
 *
 * @param side the name of the side
 * @param text its score, or whatever tells people who is ahead
 */
public record StandingView(String side, String text) {}
