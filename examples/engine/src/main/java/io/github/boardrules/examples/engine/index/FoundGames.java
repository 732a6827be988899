package io.github.boardrules.examples.engine.index;

import com.google.common.collect.ImmutableList;

/**
 * Some of the games that reach a position.
 *
 * @param total the number of all games that reach it
 * @param games some of them, in the order in which they were added
 */
public record FoundGames(long total, ImmutableList<FoundGame> games) {}
