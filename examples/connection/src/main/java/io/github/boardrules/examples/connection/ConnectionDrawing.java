package io.github.boardrules.examples.connection;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.picture.view.Drawing;
import io.github.boardrules.picture.view.Figure;
import io.github.boardrules.picture.view.MarkView;
import io.github.boardrules.picture.view.MoveKind;
import io.github.boardrules.picture.view.MoveView;
import io.github.boardrules.picture.view.OccupantView;
import io.github.boardrules.picture.view.Sketch;
import io.github.boardrules.picture.view.StandingView;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The drawing of a connection game: the edges of the board have the color that connects them. The
 * corners of Hex belong to both colors and have none.
 */
public abstract sealed class ConnectionDrawing implements Drawing {
  /** The drawing of Hex. All instances are equivalent. */
  public static final class Hex extends ConnectionDrawing {
    /** Creates the drawing. */
    public Hex() {
      super(new HexGameType().id());
    }
  }

  /** The drawing of Y. All instances are equivalent. */
  public static final class Y extends ConnectionDrawing {
    /** Creates the drawing. */
    public Y() {
      super(new YGameType().id());
    }
  }

  private static final double STONE_RADIUS = 0.37;
  private static final MoveKind STONE = new MoveKind("stone", "Place a stone", 1, "{1}");
  private static final MoveKind SWAP = MoveKind.button("swapColors", "Swap colors");

  private final String id;

  private ConnectionDrawing(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public List<MoveKind> kinds() {
    return ImmutableList.of(STONE, SWAP);
  }

  @Override
  public MoveView move(Move move) {
    return move.cells().isEmpty()
        ? MoveView.button(move, SWAP.id())
        : new MoveView(move.toString(), STONE.id(), Cell.notations(move.cells()), false);
  }

  @Override
  public OccupantView occupant(char symbol) {
    String color = lowerCase(symbol == Color.BLACK.symbol() ? Color.BLACK : Color.WHITE);
    return new OccupantView(symbol, color, color + " stone");
  }

  @Override
  public List<MarkView> marks(Position<?> position) {
    return ImmutableList.of();
  }

  /** {@inheritDoc} The edges lie below the cells, which cover their inner halves. */
  @Override
  public List<Figure> surface(Game<?> game) {
    ConnectionGame connection = (ConnectionGame) game;
    Set<Cell> black = cells(connection.goals(Color.BLACK));
    Set<Cell> white = cells(connection.goals(Color.WHITE));
    ImmutableList.Builder<Figure> figures = ImmutableList.builder();
    if (black.equals(white)) {
      figures.add(figure(Figure.Form.OUTLINE, black, "goal neutral", 0));
    } else {
      Set<Cell> both = new LinkedHashSet<>(black);
      both.retainAll(white);
      black.removeAll(both);
      white.removeAll(both);
      figures.add(figure(Figure.Form.OUTLINE, black, "goal black", 0));
      figures.add(figure(Figure.Form.OUTLINE, white, "goal white", 0));
    }
    return figures.add(figure(Figure.Form.AREA, game.board().cells(), "cell-shape", 0)).build();
  }

  private static Set<Cell> cells(Collection<CellSet> sides) {
    Set<Cell> cells = new LinkedHashSet<>();
    sides.forEach(cells::addAll);
    return cells;
  }

  @Override
  public Sketch sketch(Position<?> position) {
    ConnectionPosition stones = (ConnectionPosition) position;
    return new Sketch(
        ImmutableList.of(),
        ImmutableList.of(stones(stones.black(), Color.BLACK), stones(stones.white(), Color.WHITE)),
        ImmutableList.of());
  }

  private static Figure stones(CellSet cells, Color color) {
    return figure(Figure.Form.DISC, cells, "stone " + lowerCase(color), STONE_RADIUS);
  }

  private static Figure figure(
      Figure.Form form, Collection<Cell> cells, String style, double size) {
    return new Figure(form, Cell.notations(cells), style, size, "", Optional.empty());
  }

  @Override
  public List<StandingView> standings(Position<?> position) {
    return Arrays.stream(Color.values())
        .map(color -> new StandingView(color.name(), ""))
        .collect(toImmutableList());
  }

  private static String lowerCase(Color color) {
    return Ascii.toLowerCase(color.name());
  }
}
