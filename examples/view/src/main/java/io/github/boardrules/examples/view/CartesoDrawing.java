package io.github.boardrules.examples.view;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.carteso.CartesoGroup;
import io.github.boardrules.carteso.CartesoMove;
import io.github.boardrules.carteso.CartesoPosition;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Score;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.trace.Trace;
import java.util.Optional;

/** The drawing of Carteso: a click places a stone of the chosen colour. Marks show the groups. */
public final class CartesoDrawing implements Drawing {
  private static final MoveKind BLACK = new MoveKind("black", "Black stone", 1, "b:{1}");
  private static final MoveKind WHITE = new MoveKind("white", "White stone", 1, "w:{1}");

  /** Creates the drawing; all instances are equivalent. */
  public CartesoDrawing() {}

  @Override
  public String id() {
    return "carteso";
  }

  @Override
  public ImmutableList<MoveKind> kinds() {
    return Territory.kinds(BLACK, WHITE);
  }

  @Override
  public MoveView move(Move move) {
    return ((CartesoMove) move)
        .colour()
        .map(
            colour ->
                Territory.placement((CartesoMove) move, colour == Colour.BLACK ? BLACK : WHITE))
        .orElseGet(() -> Territory.button((CartesoMove) move));
  }

  @Override
  public OccupantView occupant(char symbol) {
    return Words.coloured(symbol, "stone");
  }

  @Override
  public ImmutableList<MarkView> marks(Position<?> position) {
    return ((CartesoPosition) position)
        .groups().stream().map(CartesoDrawing::mark).collect(toImmutableList());
  }

  private static MarkView mark(CartesoGroup group) {
    Orientation owner = group.claimedBy().or(group::owner).orElseThrow();
    boolean claimed = group.claimedBy().isPresent();
    return new MarkView(
        "group",
        Optional.of(owner.name()),
        Trace.notations(group.cells()),
        ImmutableMap.of(
            "colour", group.colour().name(),
            "rows", group.rows(),
            "cols", group.cols(),
            "finished", group.finished(),
            "claimed", claimed),
        Words.lowerCase(group.colour())
            + " group of "
            + group.cells().size()
            + ", "
            + Words.count(group.rows(), "row")
            + " by "
            + Words.count(group.cols(), "column")
            + (claimed ? ", claimed by " : ", now with ")
            + Words.name(owner));
  }

  @Override
  public Optional<Score> score(Position<?> position) {
    return Optional.of(Territory.score(position));
  }

  @Override
  public ImmutableList<StandingView> standings(Position<?> position) {
    return Territory.standings(position);
  }
}
