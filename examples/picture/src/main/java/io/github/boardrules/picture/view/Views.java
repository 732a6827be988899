package io.github.boardrules.picture.view;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Score;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.spi.ArrangementText;

/** Creates the views of boards and positions of any game. */
public final class Views {
  private Views() {}

  /**
   * {@return the view of a game's board}
   *
   * @param game any game
   */
  public static BoardView board(Game<?> game) {
    Board board = game.board();
    Drawing drawing = Drawings.of(game);
    ImmutableList<BoardView.CellView> cells =
        board.cells().stream()
            .map(
                cell ->
                    new BoardView.CellView(
                        cell.toString(), board.center(cell), board.outline(cell)))
            .collect(toImmutableList());
    return new BoardData(
        drawing.id(),
        board.extent(),
        cells,
        ImmutableList.copyOf(drawing.kinds()),
        ImmutableList.copyOf(drawing.marks(game)),
        ImmutableList.copyOf(drawing.surface(game)));
  }

  /**
   * {@return the view of a position}
   *
   * @param position any position
   */
  public static PositionView position(Position<?> position) {
    Drawing drawing = Drawings.of(position.game());
    return new PositionData(
        position.toMove().map(Player::name),
        position.sideToMove().map(Side::name),
        sides(position),
        position.isOver(),
        position.outcome().map(outcome -> OutcomeView.of(position, outcome)),
        drawing.score(position).map(Score::toString),
        ImmutableList.copyOf(drawing.standings(position)),
        position.text(),
        position.diagram(),
        position.facts(),
        occupants(position, drawing),
        ImmutableList.copyOf(drawing.marks(position)),
        drawing.sketch(position),
        moves(position, drawing));
  }

  private static ImmutableMap<String, String> sides(Position<?> position) {
    ImmutableMap.Builder<String, String> sides = ImmutableMap.builder();
    for (Player player : Player.values()) {
      position.side(player).ifPresent(side -> sides.put(player.name(), side.name()));
    }
    return sides.buildOrThrow();
  }

  private static ImmutableMap<String, OccupantView> occupants(
      Position<?> position, Drawing drawing) {
    return position.board().cells().stream()
        .filter(cell -> position.symbol(cell) != ArrangementText.EMPTY)
        .collect(toImmutableMap(Object::toString, cell -> drawing.occupant(position.symbol(cell))));
  }

  private static ImmutableList<MoveView> moves(Position<?> position, Drawing drawing) {
    return position.legalMoves().stream()
        .map((Move move) -> drawing.move(move))
        .collect(toImmutableList());
  }
}
