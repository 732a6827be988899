package io.github.boardrules.picture.view;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Score;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.linage.LinageMove;
import io.github.boardrules.linage.LinagePosition;
import io.github.boardrules.linage.LinageRegion;
import java.util.List;
import java.util.Optional;

/** The drawing of Linage: a click places a stone. Marks show the regions. */
public final class LinageDrawing implements Drawing {
  private static final MoveKind STONE = new MoveKind("stone", "Place a stone", 1, "{1}");

  private static final MoveKind BUTTON = MoveKind.button("button", "Take the button");

  /** The length of the bar on the points of an owned region. */
  private static final double BAR = 0.34;

  /** Creates the drawing; all instances are equivalent. */
  public LinageDrawing() {}

  @Override
  public String id() {
    return "linage";
  }

  @Override
  public List<MoveKind> kinds() {
    return Territory.kinds(STONE, BUTTON);
  }

  @Override
  public MoveView move(Move move) {
    return move.equals(LinageMove.takeButton())
        ? MoveView.button(move, BUTTON.id())
        : Territory.move((LinageMove) move, STONE);
  }

  @Override
  public OccupantView occupant(char symbol) {
    return new OccupantView(symbol, "neutral", "stone");
  }

  @Override
  public List<MarkView> marks(Position<?> position) {
    return ((LinagePosition) position)
        .regions().stream().map(LinageDrawing::mark).collect(toImmutableList());
  }

  private static MarkView mark(LinageRegion region) {
    String whose = region.owner().map(side -> Words.name(side) + "'s").orElse("free");
    return new MarkView(
        "region",
        region.owner().map(Side::name),
        Cell.notations(region.cells()),
        ImmutableMap.of(),
        whose + " region of " + region.cells().size());
  }

  @Override
  public List<Figure> surface(Game<?> game) {
    return Territory.surface(game);
  }

  @Override
  public Sketch sketch(Position<?> position) {
    LinagePosition linage = (LinagePosition) position;
    ImmutableList.Builder<Figure> regions = ImmutableList.builder();
    for (LinageRegion region : linage.regions()) {
      String owner = region.owner().map(Words::lowerCase).orElse("free");
      regions.add(Figure.outline(region.cells(), "region " + owner));
      region
          .owner()
          .ifPresent(
              side ->
                  regions.add(
                      Figure.bars(
                          region.cells(),
                          "owner " + owner,
                          side.equals(Orientation.VERTICAL),
                          BAR)));
    }
    return new Sketch(
        regions.build(),
        ImmutableList.of(Figure.stones(linage.stones(), "neutral")),
        ImmutableList.of());
  }

  @Override
  public Optional<Score> score(Position<?> position) {
    return Optional.of(((LinagePosition) position).score());
  }

  @Override
  public List<StandingView> standings(Position<?> position) {
    return Territory.standings(((LinagePosition) position).score());
  }
}
