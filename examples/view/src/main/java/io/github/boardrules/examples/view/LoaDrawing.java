package io.github.boardrules.examples.view;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.trace.Trace;
import io.github.boardrules.loa.LoaClump;
import io.github.boardrules.loa.LoaMove;
import io.github.boardrules.loa.LoaPosition;
import java.util.Optional;

/**
 * The drawing of Lines of Action: two clicks choose a piece and its destination. Marks show the
 * clumps.
 */
public final class LoaDrawing implements Drawing {
  /** The notation omits the sign of a capture, which lenient parsing does not require. */
  private static final MoveKind PIECE = new MoveKind("piece", "Move a piece", 2, "{1}-{2}");

  /** Creates the drawing; all instances are equivalent. */
  public LoaDrawing() {}

  @Override
  public String id() {
    return "loa";
  }

  @Override
  public ImmutableList<MoveKind> kinds() {
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
    return Words.coloured(symbol, "piece");
  }

  @Override
  public ImmutableList<MarkView> marks(Position<?> position) {
    LoaPosition loa = (LoaPosition) position;
    ImmutableList.Builder<MarkView> marks = ImmutableList.builder();
    for (Colour colour : Colour.values()) {
      for (LoaClump clump : loa.clumps(colour)) {
        marks.add(
            new MarkView(
                "clump",
                Optional.of(colour.name()),
                Trace.notations(clump.cells()),
                ImmutableMap.of(),
                Words.lowerCase(colour) + " clump of " + clump.cells().size()));
      }
    }
    return marks.build();
  }

  @Override
  public ImmutableList<StandingView> standings(Position<?> position) {
    LoaPosition loa = (LoaPosition) position;
    ImmutableList.Builder<StandingView> standings = ImmutableList.builder();
    for (Colour colour : Colour.values()) {
      standings.add(new StandingView(colour.name(), Words.count(loa.clumpCount(colour), "clump")));
    }
    return standings.build();
  }
}
