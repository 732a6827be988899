package io.github.boardrules.examples.view;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;

/** The default drawing for games without a drawing: letters on the board and a list of moves. */
final class Plain implements Drawing {
  @Override
  public String id() {
    return "plain";
  }

  @Override
  public ImmutableList<MoveKind> kinds() {
    return ImmutableList.of();
  }

  @Override
  public MoveView move(Move move) {
    return MoveView.button(move, "");
  }

  @Override
  public OccupantView occupant(char symbol) {
    return new OccupantView(symbol, "", Character.toString(symbol));
  }

  @Override
  public ImmutableList<MarkView> marks(Position<?> position) {
    return ImmutableList.of();
  }

  @Override
  public ImmutableList<StandingView> standings(Position<?> position) {
    return ImmutableList.of();
  }
}
