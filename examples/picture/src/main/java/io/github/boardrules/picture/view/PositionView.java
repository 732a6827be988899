package io.github.boardrules.picture.view;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.Immutable;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position to draw.
 *
 * @param toMove the player to move, {@code FIRST} or {@code SECOND}; empty when the game is over
 * @param side the side to move; empty when the game is over or the players have not chosen sides
 * @param sides the side of each player; empty until the players have chosen sides
 * @param over whether the game is over
 * @param outcome the outcome, if the game is over
 * @param score the score if the game ended in this position; empty if the game has no scores
 * @param standings the standing of each side
 * @param text the position in one-line notation
 * @param diagram a text diagram of the board
 * @param facts the facts about the position, by name
 * @param occupants the stones or pieces by cell, without empty cells
 * @param marks the marks of this position
 * @param sketch the drawing of the stones and the marks
 * @param moves the legal moves
 */
@Immutable
@SuppressWarnings("Immutable") // authors promise that the values of facts are immutable
public record PositionView(
    Optional<String> toMove,
    Optional<String> side,
    ImmutableMap<String, String> sides,
    boolean over,
    Optional<OutcomeView> outcome,
    Optional<String> score,
    ImmutableList<StandingView> standings,
    String text,
    String diagram,
    Map<String, @Nullable Object> facts,
    ImmutableMap<String, OccupantView> occupants,
    ImmutableList<MarkView> marks,
    Sketch sketch,
    ImmutableList<MoveView> moves) {}
