package io.github.boardrules.loa;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.spi.StableHash;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A symmetry of the board, with or without a swap of the colours. */
final class LoaSymmetry implements GameSymmetry<LoaMove> {
  static final ImmutableList<GameSymmetry<LoaMove>> ALL =
      Stream.of(false, true)
          .flatMap(
              swap -> Loa.BOARD.symmetries().stream().map(cells -> new LoaSymmetry(cells, swap)))
          .collect(toImmutableList());

  private final Symmetry cells;
  private final boolean swapsPlayers;

  /** The Zobrist keys of the images of all pieces: first the black pieces, then the white ones. */
  private final long[] keys = new long[2 * 64];

  LoaSymmetry(Symmetry cells, boolean swapsPlayers) {
    this.cells = cells;
    this.swapsPlayers = swapsPlayers;
    for (int cell = 0; cell < 64; cell++) {
      keys[cell] = Zobrist.piece(swapsPlayers, cells.apply(cell));
      keys[64 + cell] = Zobrist.piece(!swapsPlayers, cells.apply(cell));
    }
  }

  @Override
  public Symmetry cells() {
    return cells;
  }

  @Override
  public boolean swapsPlayers() {
    return swapsPlayers;
  }

  @Override
  public boolean keepsGame(Position<LoaMove> position) {
    return true;
  }

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

  /** {@inheritDoc} Looks up the pieces once, and the two ends of each move of the history. */
  @Override
  public long imageHash(Position<LoaMove> position) {
    LoaState at = (LoaPosition) position;
    long imageKey = keys(at.own, at.isWhiteToMove) ^ keys(at.enemy, !at.isWhiteToMove);
    if (at.isWhiteToMove != swapsPlayers) {
      imageKey ^= Zobrist.WHITE_TO_MOVE;
    }
    long key = imageKey;
    long sumOfEarlierKeys = 0;
    for (LoaState before = at.previous; before != null; before = at.previous) {
      key ^= Zobrist.WHITE_TO_MOVE ^ keys(before.own ^ at.enemy, before.isWhiteToMove);
      sumOfEarlierKeys += StableHash.mix(key);
      at = before;
    }
    return Zobrist.position(imageKey, sumOfEarlierKeys);
  }

  /** Returns the exclusive or of the keys of the images of pieces. */
  private long keys(long pieces, boolean areWhite) {
    int offset = areWhite ? 64 : 0;
    long key = 0;
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      key ^= keys[offset + Long.numberOfTrailingZeros(rest)];
    }
    return key;
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
  public boolean equals(@Nullable Object object) {
    return object instanceof LoaSymmetry other
        && cells.equals(other.cells)
        && swapsPlayers == other.swapsPlayers;
  }

  @Override
  public int hashCode() {
    return 31 * cells.hashCode() + Boolean.hashCode(swapsPlayers);
  }

  @Override
  public String toString() {
    return cells.name() + (swapsPlayers ? ", colours swapped" : "");
  }
}
