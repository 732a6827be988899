package io.github.boardrules.picture.view;

import com.google.errorprone.annotations.Immutable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A position to draw. */
@Immutable
public sealed interface PositionView permits PositionData {
  /** {@return the player to move, {@code FIRST} or {@code SECOND}; empty when the game is over} */
  Optional<String> toMove();

  /**
   * {@return the side to move; empty when the game is over or the players have not chosen sides}
   */
  Optional<String> side();

  /** {@return the side of each player; empty until the players have chosen sides} */
  Map<String, String> sides();

  /** {@return whether the game is over} */
  boolean isOver();

  /** {@return the outcome, if the game is over} */
  Optional<OutcomeView> outcome();

  /** {@return the score if the game ended in this position; empty if the game has no scores} */
  Optional<String> score();

  /** {@return the standing of each side} */
  List<StandingView> standings();

  /** {@return the position in one-line notation} */
  String text();

  /** {@return a text diagram of the board} */
  String diagram();

  /** {@return the facts about the position, by name} */
  Map<String, @Nullable Object> facts();

  /** {@return the stones or pieces by cell, without empty cells} */
  Map<String, OccupantView> occupants();

  /** {@return the marks of this position} */
  List<MarkView> marks();

  /** {@return the drawing of the stones and the marks} */
  Sketch sketch();

  /** {@return the legal moves} */
  List<MoveView> moves();
}
