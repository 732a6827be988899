package io.github.boardrules.loa;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Symmetry;
import java.util.stream.Stream;

/** A symmetry of the board, with the colours swapped or not. */
record LoaSymmetry(Symmetry cells, boolean swapsPlayers) implements GameSymmetry<LoaMove> {
  static final ImmutableList<GameSymmetry<LoaMove>> ALL =
      Stream.of(false, true)
          .flatMap(
              swap -> Loa.BOARD.symmetries().stream().map(cells -> new LoaSymmetry(cells, swap)))
          .collect(toImmutableList());

  @Override
  public LoaPosition apply(Position<LoaMove> position) {
    LoaPosition earliest = History.earliest((LoaPosition) position);
    LoaPosition image =
        LoaPosition.begin(
            earliest.game(),
            bits(earliest, Colour.BLACK),
            bits(earliest, Colour.WHITE),
            swapsPlayers ? earliest.turn().opposite() : earliest.turn());
    for (LoaMove move : ((LoaPosition) position).history()) {
      image = image.playUnchecked(apply(move));
    }
    return image;
  }

  /** The image's pieces of a colour. */
  private long bits(LoaPosition position, Colour colour) {
    return cells.apply(position.pieces(swapsPlayers ? colour.opposite() : colour)).word(0);
  }

  /** The image of a move; one that is off the board, and so legal nowhere, stays as it is. */
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
