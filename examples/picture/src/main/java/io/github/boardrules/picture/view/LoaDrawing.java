package io.github.boardrules.picture.view;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.loa.LoaClump;
import io.github.boardrules.loa.LoaGame;
import io.github.boardrules.loa.LoaMove;
import io.github.boardrules.loa.LoaPosition;
import io.github.boardrules.loa.LoaRules;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The drawing of Lines of Action: two clicks choose a piece and its destination. Marks show the
 * clumps.
 */
public final class LoaDrawing implements Drawing {
  /** More than the distance of diagonal neighbors, and less than that of the next cells. */
  private static final double NEIGHBORS = 1.5;

  /** The notation omits the sign of a capture, which lenient parsing does not require. */
  private static final MoveKind PIECE = new MoveKind("piece", "Move a piece", 2, "{1}-{2}");

  /** Creates the drawing; all instances are equivalent. */
  public LoaDrawing() {}

  @Override
  public String id() {
    return "loa";
  }

  @Override
  public List<MoveKind> kinds() {
    return ImmutableList.of(PIECE, MoveKind.PASS);
  }

  @Override
  public MoveView move(Move move) {
    return move instanceof LoaMove.PieceMove piece
        ? new MoveView(
            piece.toString(),
            PIECE.id(),
            ImmutableList.of(piece.from().toString(), piece.to().toString()),
            false)
        : MoveView.button(move, MoveKind.PASS.id());
  }

  @Override
  public OccupantView occupant(char symbol) {
    return Words.colored(symbol, "piece");
  }

  @Override
  public List<MarkView> marks(Position<?> position) {
    LoaPosition loa = (LoaPosition) position;
    ImmutableList.Builder<MarkView> marks = ImmutableList.builder();
    for (Color color : Color.values()) {
      for (LoaClump clump : loa.clumps(color)) {
        marks.add(
            new MarkView(
                "clump",
                Optional.of(color.name()),
                Cell.notations(clump.cells()),
                ImmutableMap.of(),
                Words.lowerCase(color) + " clump of " + clump.cells().size()));
      }
    }
    return marks.build();
  }

  @Override
  public List<MarkView> marks(Game<?> game) {
    return hole(game).stream()
        .map(
            cell ->
                new MarkView(
                    "hole",
                    Optional.empty(),
                    ImmutableList.of(cell.toString()),
                    ImmutableMap.of(),
                    "hole, which removes a piece that ends its move there"))
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the hole, which is the center of the board. */
  private static Optional<Cell> hole(Game<?> game) {
    Board board = game.board();
    return ((LoaGame) game).rules().get(LoaRules.HOLE) == LoaRules.Hole.CENTER
        ? Optional.of(board.cell(board.size() / 2))
        : Optional.empty();
  }

  @Override
  public List<Figure> surface(Game<?> game) {
    ImmutableList.Builder<Figure> figures = ImmutableList.builder();
    figures.addAll(cells(game.board()));
    hole(game).ifPresent(cell -> figures.add(Figure.area(ImmutableList.of(cell), "hole")));
    return figures.build();
  }

  private static ImmutableList<Figure> cells(Board board) {
    if (!(board instanceof SquareBoard)) {
      return ImmutableList.of(Figure.area(board.cells(), "cell-shape"));
    }
    Map<Boolean, List<Cell>> dark =
        board.cells().stream()
            .collect(Collectors.partitioningBy(cell -> (cell.x() + cell.y()) % 2 == 0));
    return ImmutableList.of(
        Figure.area(dark.getOrDefault(true, List.of()), "square dark"),
        Figure.area(dark.getOrDefault(false, List.of()), "square light"));
  }

  @Override
  public Sketch sketch(Position<?> position) {
    LoaPosition loa = (LoaPosition) position;
    ImmutableList.Builder<Figure> bonds = ImmutableList.builder();
    ImmutableList.Builder<Figure> stones = ImmutableList.builder();
    for (Color color : Color.values()) {
      for (LoaClump clump : loa.clumps(color)) {
        bonds.add(Figure.bonds(clump.cells(), "bond faint " + Words.lowerCase(color), NEIGHBORS));
        stones.add(Figure.stones(clump.cells(), Words.lowerCase(color)));
      }
    }
    return new Sketch(bonds.build(), stones.build(), ImmutableList.of());
  }

  @Override
  public List<StandingView> standings(Position<?> position) {
    LoaPosition loa = (LoaPosition) position;
    ImmutableList.Builder<StandingView> standings = ImmutableList.builder();
    for (Color color : Color.values()) {
      standings.add(new StandingView(color.name(), Words.count(loa.clumpCount(color), "clump")));
    }
    return standings.build();
  }
}
