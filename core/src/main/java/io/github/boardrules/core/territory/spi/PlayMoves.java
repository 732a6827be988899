package io.github.boardrules.core.territory.spi;

import com.google.common.base.Preconditions;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.LazyMoveList;
import org.jspecify.annotations.Nullable;

/**
 * The legal moves in play: the placements on the legal points, ordered by the kind of stone and
 * then by the point, followed by the moves without a stone.
 */
final class PlayMoves<M extends TerritoryMove> extends LazyMoveList<M> {
  private final TerritoryPosition<M, ?> position;

  private final ImmutableList<M> placements;
  private final ImmutableList<M> others;

  /** The legal points, computed when the list is first iterated. */
  private @Nullable CellSet points;

  PlayMoves(TerritoryPosition<M, ?> position, ImmutableList<M> others) {
    super(position.territoryStones().placementCount() + others.size());
    this.position = position;
    this.placements = position.game().placements;
    this.others = others;
  }

  /** Queries the position for a single move, which is faster than computing all legal points. */
  @Override
  public M get(int index) {
    Preconditions.checkElementIndex(index, size());
    int rest = index - size() + others.size();
    return rest >= 0
        ? others.get(rest)
        : placements.get(position.territoryStones().nthPlacement(index));
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return others.contains(object)
        || (object instanceof TerritoryMove move && move.stone() >= 0 && isLegal(move));
  }

  private boolean isLegal(TerritoryMove move) {
    Board board = position.board();
    Cell cell = move.cell();
    if (!board.contains(cell) || !position.territoryStones().isLegal(board.index(cell))) {
      return false;
    }
    int index = move.stone() * board.size() + board.index(cell);
    return index < placements.size() && placements.get(index).equals(move);
  }

  private CellSet points() {
    CellSet found = points;
    if (found == null) {
      found = position.territoryStones().legal();
      points = found;
    }
    return found;
  }

  @Override
  protected long word(int word) {
    int kind = kind(word);
    return kind * position.board().size() == placements.size()
        ? (1L << others.size()) - 1
        : points().word(word - kind * points().wordCount());
  }

  @Override
  protected M move(int word, int bit) {
    int kind = kind(word);
    int first = kind * position.board().size();
    return first == placements.size()
        ? others.get(bit)
        : placements.get(first + 64 * (word - kind * points().wordCount()) + bit);
  }

  /**
   * Returns the kind of stone that a word represents, or the number of kinds if it represents the
   * other moves.
   */
  private int kind(int word) {
    int kind = 0;
    for (int end = points().wordCount(); word >= end; end += points().wordCount()) {
      kind++;
    }
    return kind;
  }
}
