package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.spi.StableHash;
import org.jspecify.annotations.Nullable;

/** A symmetry of the board, with or without a swap of the colors. */
@Immutable
final class LoaSymmetry implements GameSymmetry<LoaMove> {
  @SuppressWarnings("Immutable") // tables are filled before they are published, then never changed
  private final BoardTables tables;

  private final Symmetry cells;
  private final boolean swapsPlayers;

  /** The Zobrist keys of the images of all pieces: first the black pieces, then the white ones. */
  @SuppressWarnings("Immutable") // tables are filled before they are published, then never changed
  private final long[] keys;

  LoaSymmetry(BoardTables tables, Symmetry cells, boolean swapsPlayers) {
    this.tables = tables;
    this.cells = cells;
    this.swapsPlayers = swapsPlayers;
    int size = tables.board.size();
    this.keys = new long[2 * size];
    for (int cell = 0; cell < size; cell++) {
      keys[cell] = Zobrist.piece(swapsPlayers, cells.apply(cell));
      keys[size + cell] = Zobrist.piece(!swapsPlayers, cells.apply(cell));
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
    checkNotNull(position, "position");
    return true;
  }

  @Override
  public LoaPosition apply(Position<LoaMove> position) {
    LoaPosition original = (LoaPosition) position;
    LoaPosition earliest = original;
    while (earliest.previous != null) {
      earliest = earliest.previous;
    }
    CellSet black = cells.apply(earliest.pieces(before(Color.BLACK)));
    CellSet white = cells.apply(earliest.pieces(before(Color.WHITE)));
    LoaPosition image =
        original.game().create(black, white, before(earliest.turn()), earliest.counts());
    for (LoaMove move : original.history()) {
      image = image.playUnchecked(apply(move));
    }
    return image;
  }

  /** {@inheritDoc} Looks up the pieces once, and the two ends of each move of the history. */
  @Override
  public long imageHash(Position<LoaMove> position) {
    LoaPosition original = (LoaPosition) position;
    long imageKey = imageTranspositionKey(position);
    long key = imageKey;
    long sumOfEarlierKeys = 0;
    LoaPosition at = original;
    for (LoaPosition before = at.previous; before != null; before = at.previous) {
      key ^= Zobrist.WHITE_TO_MOVE ^ at.imageKeyOfLastMove(before, this);
      sumOfEarlierKeys += StableHash.mix(key);
      at = before;
    }
    return original.hashOf(imageKey, sumOfEarlierKeys);
  }

  @Override
  public long imageTranspositionKey(Position<LoaMove> position) {
    LoaPosition original = (LoaPosition) position;
    long turnKey = original.isWhiteToMove != swapsPlayers ? Zobrist.WHITE_TO_MOVE : 0;
    return tables.key ^ original.imageKey(this) ^ turnKey;
  }

  /** Returns the key of the image of a piece. */
  long key(int cell, boolean isWhite) {
    return keys[isWhite ? keys.length / 2 + cell : cell];
  }

  /** Returns the exclusive or of the keys of the images of pieces on the board of 8×8. */
  long keys(long pieces, boolean areWhite) {
    long key = 0;
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      key ^= key(Long.numberOfTrailingZeros(rest), areWhite);
    }
    return key;
  }

  /** Returns the color that becomes the given one; a swap is its own inverse. */
  private Color before(Color color) {
    return swapsPlayers ? color.opposite() : color;
  }

  /** {@return the image of a move} A move off the board, which is never legal, is its own image. */
  @Override
  public LoaMove apply(LoaMove move) {
    checkNotNull(move, "move");
    return move instanceof LoaMove.PieceMove piece
            && tables.board.contains(piece.from())
            && tables.board.contains(piece.to())
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
    return cells.name() + (swapsPlayers ? ", colors swapped" : "");
  }
}
