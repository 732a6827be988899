package io.github.boardrules.picture.view;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Occupant;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.ArrangementText;

/**
 * The default drawing for games without a drawing: letters on the board, and stones if they are
 * black and white. The clicks of a move are its cells, in order.
 */
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
    return new MoveView(move.notation(), "", Cell.notations(move.cells()), false);
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
  public ImmutableList<Figure> surface(Game<?> game) {
    return ImmutableList.of(Figure.area(game.board().cells(), "cell-shape"));
  }

  @Override
  public Sketch sketch(Position<?> position) {
    ImmutableList<Figure> occupants =
        position.board().cells().stream()
            .filter(cell -> position.symbol(cell) != ArrangementText.EMPTY)
            .map(cell -> figure(cell, position))
            .collect(toImmutableList());
    return new Sketch(ImmutableList.of(), occupants, ImmutableList.of());
  }

  private static Figure figure(Cell cell, Position<?> position) {
    String name = position.occupant(cell).map(Occupant::name).orElse("");
    return name.equals(Color.BLACK.name()) || name.equals(Color.WHITE.name())
        ? Figure.stones(ImmutableList.of(cell), Ascii.toLowerCase(name))
        : Figure.text(ImmutableList.of(cell), "symbol", Character.toString(position.symbol(cell)));
  }

  @Override
  public ImmutableList<StandingView> standings(Position<?> position) {
    return ImmutableList.of();
  }
}
