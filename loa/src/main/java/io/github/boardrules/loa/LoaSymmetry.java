package io.github.boardrules.loa;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.Symmetry;
import java.util.stream.Stream;

/** A symmetry of the board, with or without a swap of the colours. */
record LoaSymmetry(Symmetry cells, boolean swapsPlayers) implements GameSymmetry<LoaMove> {
  static final ImmutableList<GameSymmetry<LoaMove>> ALL =
      Stream.of(false, true)
          .flatMap(
              swap -> Loa.BOARD.symmetries().stream().map(cells -> new LoaSymmetry(cells, swap)))
          .collect(toImmutableList());

  @Override
  public LoaPosition apply(Position<LoaMove> position) {
    LoaPosition original = (LoaPosition) position;
    LoaState earliest = History.earliest(original);
    LoaPosition image =
        new LoaPosition(
            earliest.game,
            image(earliest.bits(before(Colour.BLACK))),
            image(earliest.bits(before(Colour.WHITE))),
            before(earliest.turn()));
    for (LoaMove move : original.history()) {
      image = image.after(apply(move));
    }
    return image;
  }

  /** Returns the colour that becomes the given one; a swap is its own inverse. */
  private Colour before(Colour colour) {
    return swapsPlayers ? colour.opposite() : colour;
  }

  private long image(long pieces) {
    return cells.apply(CellSet.ofBits(Loa.BOARD, pieces)).word(0);
  }

  /** {@return the image of a move} A move off the board, which is never legal, is its own image. */
  @Override
  public LoaMove apply(LoaMove move) {
    return move instanceof LoaMove.PieceMove piece
            && Loa.BOARD.contains(piece.from())
            && Loa.BOARD.contains(piece.to())
        ? SharedMoves.get(cells.apply(piece.from()), cells.apply(piece.to()), piece.isCapture())
        : move;
  }

  @Override
  public String toString() {
    return cells.name() + (swapsPlayers ? ", colours swapped" : "");
  }
}
