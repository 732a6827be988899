package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * A match as the database stores it.
 *
 * @param id the id of the match
 * @param game the id of the game
 * @param options the canonical text of the game's options
 * @param setup the text of the initial position, if it is not the game's default
 * @param access the hashed tokens and keys
 * @param info names, offers and the end
 * @param revision the number of changes so far, including moves taken back
 * @param hasMoved whether a player has moved, even if all moves were taken back
 * @param moves the notations of the moves played so far
 */
record StoredMatch(
    String id,
    String game,
    String options,
    Optional<String> setup,
    Access access,
    MatchInfo info,
    long revision,
    boolean hasMoved,
    ImmutableList<String> moves) {}
