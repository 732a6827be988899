package io.github.boardrules.picture.view;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.Immutable;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The components of a {@link PositionView}. */
@Immutable
@SuppressWarnings("Immutable") // authors promise that the values of facts are immutable
record PositionData(
    Optional<String> toMove,
    Optional<String> side,
    ImmutableMap<String, String> sides,
    boolean isOver,
    Optional<OutcomeView> outcome,
    Optional<String> score,
    ImmutableList<StandingView> standings,
    String text,
    String diagram,
    Map<String, @Nullable Object> facts,
    ImmutableMap<String, OccupantView> occupants,
    ImmutableList<MarkView> marks,
    Sketch sketch,
    ImmutableList<MoveView> moves)
    implements PositionView {}
