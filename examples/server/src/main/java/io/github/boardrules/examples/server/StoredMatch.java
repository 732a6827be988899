package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * A match as the database has it.
 *
 * @param id its name
 * @param game the id of its game
 * @param options the options of its game, in canonical text
 * @param setup the position in which it begins, in one line, if it is not the usual one
 * @param tokens the tokens of the seats
 * @param revision how often it was changed
 * @param moves the moves so far
 */
record StoredMatch(
    String id,
    String game,
    String options,
    Optional<String> setup,
    SeatTokens tokens,
    long revision,
    ImmutableList<String> moves) {}
