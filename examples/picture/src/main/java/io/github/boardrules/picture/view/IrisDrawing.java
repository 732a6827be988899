package io.github.boardrules.picture.view;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Score;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.iris.IrisGame;
import io.github.boardrules.iris.IrisGroup;
import io.github.boardrules.iris.IrisMove;
import io.github.boardrules.iris.IrisPosition;
import java.util.List;
import java.util.Optional;

/**
 * The drawing of Iris: a click places a stone, or a pair of stones on a colored cell and its twin.
 * Marks show the twins, the groups, and the first stone of a turn until the second is placed.
 */
public final class IrisDrawing implements Drawing {
  private static final MoveKind STONE = new MoveKind("stone", "Place", 1, "{1}");

  /** Creates the drawing; all instances are equivalent. */
  public IrisDrawing() {}

  @Override
  public String id() {
    return "iris";
  }

  @Override
  public List<MoveKind> kinds() {
    return ImmutableList.of(STONE, MoveKind.PASS);
  }

  @Override
  public MoveView move(Move move) {
    List<Cell> cells = ((IrisMove) move).cells();
    return cells.isEmpty()
        ? MoveView.button(move, MoveKind.PASS.id())
        : new MoveView(
            move.toString(),
            STONE.id(),
            cells.stream().map(Cell::toString).collect(toImmutableList()),
            true);
  }

  @Override
  public OccupantView occupant(char symbol) {
    return Words.colored(symbol, "stone");
  }

  @Override
  public List<MarkView> marks(Game<?> game) {
    IrisGame iris = (IrisGame) game;
    return iris.colored().stream()
        .filter(cell -> cell.compareTo(iris.twin(cell)) < 0)
        .map(cell -> twins(iris, cell))
        .collect(toImmutableList());
  }

  private static MarkView twins(IrisGame iris, Cell cell) {
    return new MarkView(
        "twins",
        Optional.empty(),
        ImmutableList.of(cell.toString(), iris.twin(cell).toString()),
        ImmutableMap.of("color", iris.colorIndex(cell), "colors", iris.colorCount()),
        "color " + letters(iris.colorIndex(cell)));
  }

  /**
   * Returns the name of a color: {@code A} to {@code Z}, then {@code AA} and so on. People mistake
   * numbers for points.
   */
  private static String letters(int color) {
    String last = Character.toString((char) ('A' + color % 26));
    return color < 26 ? last : letters(color / 26 - 1) + last;
  }

  @Override
  public List<MarkView> marks(Position<?> position) {
    IrisPosition iris = (IrisPosition) position;
    ImmutableList.Builder<MarkView> marks = ImmutableList.builder();
    for (Color color : Color.values()) {
      iris.groups(color).stream().map(IrisDrawing::group).forEach(marks::add);
    }
    iris.firstStone()
        .ifPresent(
            cell ->
                marks.add(
                    new MarkView(
                        "pending",
                        iris.sideToMove().map(side -> side.name()),
                        ImmutableList.of(cell.toString()),
                        ImmutableMap.of(),
                        "first stone of this turn")));
    return marks.build();
  }

  private static MarkView group(IrisGroup group) {
    return new MarkView(
        "group",
        Optional.of(group.color().name()),
        Cell.notations(group.cells()),
        ImmutableMap.of("score", group.score()),
        Words.lowerCase(group.color())
            + " group of "
            + group.cells().size()
            + ", score "
            + group.score());
  }

  @Override
  public List<Figure> surface(Game<?> game) {
    IrisGame iris = (IrisGame) game;
    ImmutableList.Builder<Figure> figures = ImmutableList.builder();
    figures.add(
        Figure.area(
            iris.board().cells().stream().filter(cell -> !isColored(iris, cell)).toList(),
            "cell-shape"));
    for (Cell cell : iris.colored()) {
      ImmutableList<Cell> cells = ImmutableList.of(cell);
      int color = iris.colorIndex(cell);
      double hue = (double) color / iris.colorCount();
      figures.add(Figure.area(cells, "colored", Hues.hex(hue, color % 2 == 0 ? 0.68 : 0.6)));
      figures.add(Figure.text(cells, "number", letters(color)));
    }
    return figures.build();
  }

  private static boolean isColored(IrisGame game, Cell cell) {
    return game.colored().contains(cell);
  }

  @Override
  public Sketch sketch(Position<?> position) {
    IrisPosition iris = (IrisPosition) position;
    ImmutableList.Builder<Figure> below = ImmutableList.builder();
    ImmutableList.Builder<Figure> stones = ImmutableList.builder();
    for (Color color : Color.values()) {
      String look = Words.lowerCase(color);
      iris.groups(color)
          .forEach(group -> below.add(Figure.bonds(group.cells(), "bond " + look, 1.01)));
      stones.add(Figure.stones(iris.stones(color), look));
      for (Cell cell : iris.stones(color)) {
        if (isColored(iris.game(), cell)) {
          String name = letters(iris.game().colorIndex(cell));
          stones.add(Figure.text(ImmutableList.of(cell), "number on-" + look, name));
        }
      }
    }
    return new Sketch(
        below.build(),
        stones.build(),
        iris.firstStone().stream()
            .map(cell -> Figure.disc(ImmutableList.of(cell), "pending", 0.13))
            .collect(toImmutableList()));
  }

  @Override
  public Optional<Score> score(Position<?> position) {
    return Optional.of(((IrisPosition) position).score());
  }

  @Override
  public List<StandingView> standings(Position<?> position) {
    IrisPosition iris = (IrisPosition) position;
    ImmutableList.Builder<StandingView> standings = ImmutableList.builder();
    for (Color color : Color.values()) {
      // Shorter lists of scores are padded with zeros.
      List<Integer> scores = iris.scores(color).stream().filter(score -> score > 0).toList();
      standings.add(
          new StandingView(color.name(), scores.isEmpty() ? "0" : Joiner.on(' ').join(scores)));
    }
    return standings.build();
  }
}
