package io.github.boardrules.loa;

import io.github.boardrules.core.spi.LazyMoveList;
import org.jspecify.annotations.Nullable;

/** The moves of a {@link LinePosition} as a lazy list: the move pairs of each line. */
final class LineMoves extends LazyMoveList<LoaMove> {
  private final LinePosition position;
  private final int[] pairs;

  LineMoves(LinePosition position, int[] pairs, int size) {
    super(size);
    this.position = position;
    this.pairs = pairs;
  }

  @Override
  protected long word(int line) {
    return pairs[line];
  }

  @Override
  protected LoaMove move(int line, int bit) {
    return position.move(line, bit);
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return object instanceof LoaMove move && position.isLegal(move);
  }
}
