package io.github.boardrules.examples.view;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/**
 * A position to draw.
 *
 * @param toMove the seat to move, {@code FIRST} or {@code SECOND}; empty when the game is over
 * @param side what that seat plays; empty when the game is over or the sides are not chosen yet
 * @param sides what each seat plays, by seat; empty while the sides are not chosen
 * @param over whether the game is over
 * @param outcome how it ended
 * @param score the score as it would be if the game ended now, in a game that is decided by one
 * @param standings how each side stands
 * @param text the position in one line
 * @param diagram the board in several lines
 * @param facts what the game says of the position, by name
 * @param occupants what lies on the cells, by cell; empty cells are left out
 * @param marks what is to be shown of the cells
 * @param moves every legal move
 */
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
    ImmutableMap<String, Object> facts,
    ImmutableMap<String, OccupantView> occupants,
    ImmutableList<MarkView> marks,
    ImmutableList<MoveView> moves) {}
