package io.github.boardrules.picture.view;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.carteso.CartesoGroup;
import io.github.boardrules.carteso.CartesoMove;
import io.github.boardrules.carteso.CartesoPosition;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Score;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Orientation;
import java.util.List;
import java.util.Optional;

/** The drawing of Carteso: a click places a stone of the chosen color. Marks show the groups. */
public final class CartesoDrawing implements Drawing {
  private static final MoveKind BLACK = new MoveKind("black", "Black stone", 1, "b:{1}");
  private static final MoveKind WHITE = new MoveKind("white", "White stone", 1, "w:{1}");

  /** The distance of the frame of a group to the bounding box of its cells. */
  private static final double INSET = 0.06;

  /** The length of the bar on the stones of a group. */
  private static final double BAR = 0.36;

  /** Creates the drawing; all instances are equivalent. */
  public CartesoDrawing() {}

  @Override
  public String id() {
    return "carteso";
  }

  @Override
  public List<MoveKind> kinds() {
    return Territory.kinds(BLACK, WHITE);
  }

  @Override
  public MoveView move(Move move) {
    return Territory.move((CartesoMove) move, BLACK, WHITE);
  }

  @Override
  public OccupantView occupant(char symbol) {
    return Words.colored(symbol, "stone");
  }

  @Override
  public List<MarkView> marks(Position<?> position) {
    return ((CartesoPosition) position)
        .groups().stream().map(CartesoDrawing::mark).collect(toImmutableList());
  }

  private static MarkView mark(CartesoGroup group) {
    Orientation owner = group.claimedBy().or(group::owner).orElseThrow();
    boolean claimed = group.claimedBy().isPresent();
    return new MarkView(
        "group",
        Optional.of(owner.name()),
        Cell.notations(group.cells()),
        ImmutableMap.of(
            "color", group.color().name(),
            "rows", group.rows(),
            "cols", group.columns(),
            "finished", group.isFinished(),
            "claimed", claimed),
        Words.lowerCase(group.color())
            + " group of "
            + group.cells().size()
            + ", "
            + Words.count(group.rows(), "row")
            + " by "
            + Words.count(group.columns(), "column")
            + (claimed ? ", claimed by " : ", now with ")
            + Words.name(owner));
  }

  @Override
  public List<Figure> surface(Game<?> game) {
    return Territory.surface(game);
  }

  @Override
  public Sketch sketch(Position<?> position) {
    CartesoPosition carteso = (CartesoPosition) position;
    ImmutableList.Builder<Figure> below = ImmutableList.builder();
    ImmutableList.Builder<Figure> stones = ImmutableList.builder();
    ImmutableList.Builder<Figure> above = ImmutableList.builder();
    for (CartesoGroup group : carteso.groups()) {
      Orientation owner = group.claimedBy().or(group::owner).orElseThrow();
      String color = Words.lowerCase(group.color());
      boolean claimed = group.claimedBy().isPresent();
      if (claimed) {
        below.add(Figure.outline(group.cells(), "claim " + Words.lowerCase(owner)));
      } else if (group.cells().size() > 1) {
        above.add(Figure.box(group.cells(), "span " + Words.lowerCase(owner), INSET));
      }
      below.add(Figure.bonds(group.cells(), "bond " + color, Territory.STEP));
      stones.add(Figure.stones(group.cells(), color));
      above.add(
          Figure.bars(
              group.cells(),
              "owner %s %s on-%s"
                  .formatted(Words.lowerCase(owner), claimed ? "claimed" : "open", color),
              owner == Orientation.VERTICAL,
              BAR));
    }
    return new Sketch(below.build(), stones.build(), above.build());
  }

  @Override
  public Optional<Score> score(Position<?> position) {
    return Optional.of(((CartesoPosition) position).score());
  }

  @Override
  public List<StandingView> standings(Position<?> position) {
    return Territory.standings(((CartesoPosition) position).score());
  }
}
