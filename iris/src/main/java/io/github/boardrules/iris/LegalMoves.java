package io.github.boardrules.iris;

import io.github.boardrules.core.bits.BitOps;
import io.github.boardrules.core.spi.LazyMoveList;
import org.jspecify.annotations.Nullable;

/** The legal moves of a position in the order of their numbers. */
final class LegalMoves extends LazyMoveList<IrisMove> {
  private final IrisState position;

  LegalMoves(IrisState position) {
    super(position.legalMoveCount());
    this.position = position;
  }

  @Override
  protected long word(int word) {
    return position.legal(word);
  }

  @Override
  protected IrisMove move(int word, int bit) {
    return position.tables().moves[64 * word + bit];
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return object instanceof IrisMove move && position.isLegal(move);
  }

  /**
   * Selects in the first two words at once, without the branches of the superclass, which would be
   * unpredictable. Random playouts depend on it.
   */
  @Override
  public IrisMove get(int index) {
    long low = position.legal(0);
    long high = position.legal(1);
    return index >= 0 && index < Long.bitCount(low) + Long.bitCount(high)
        ? position.tables().moves[BitOps.nthBit(low, high, index)]
        : super.get(index);
  }
}
