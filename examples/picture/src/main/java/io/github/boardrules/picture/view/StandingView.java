package io.github.boardrules.picture.view;

import com.google.errorprone.annotations.Immutable;

/**
 * The current standing of a side.
 *
 * @param side the name of the side
 * @param text the score, or another measure of who is ahead
 */
@Immutable
public record StandingView(String side, String text) {}
