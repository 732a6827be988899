package io.github.boardrules.picture.view;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.spi.ArrangementText;

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
  public ImmutableList<Shape> surface(Game<?> game) {
    return ImmutableList.of(Shape.area(game.board().cells(), "cell-shape"));
  }

  @Override
  public Sketch sketch(Position<?> position) {
    ImmutableList<Shape> symbols =
        position.board().cells().stream()
            .filter(cell -> position.symbol(cell) != ArrangementText.EMPTY)
            .map(
                cell ->
                    Shape.text(
                        ImmutableList.of(cell),
                        "symbol",
                        Character.toString(position.symbol(cell))))
            .collect(toImmutableList());
    return new Sketch(ImmutableList.of(), symbols, ImmutableList.of());
  }

  @Override
  public ImmutableList<StandingView> standings(Position<?> position) {
    return ImmutableList.of();
  }
}
