package io.github.boardrules.core.territory;

import com.google.common.base.Preconditions;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.LazyMoveList;
import org.jspecify.annotations.Nullable;

/**
 * The legal moves while stones are placed: for each kind of stone the placements on the open
 * points, in the order of the points, followed by the pass.
 */
final class PlayMoves<M extends TerritoryMove> extends LazyMoveList<M> {
  private final TerritoryPosition<M, ?> position;

  /** The moves on an empty board, as {@link TerritoryMoves#inPlay} lists them. */
  private final ImmutableList<M> all;

  /** The open points, found when the list is iterated. */
  private @Nullable CellSet points;

  PlayMoves(TerritoryPosition<M, ?> position) {
    super(position.openPlacementCount() + 1);
    this.position = position;
    this.all = position.game().movesInPlay();
  }

  /** Asks the position directly, which is faster than finding all its open points. */
  @Override
  public M get(int index) {
    Preconditions.checkElementIndex(index, size());
    return all.get(index == size() - 1 ? all.size() - 1 : position.openPlacement(index));
  }

  private CellSet points() {
    CellSet found = points;
    if (found == null) {
      found = position.openPoints();
      points = found;
    }
    return found;
  }

  @Override
  protected int wordCount() {
    return (all.size() - 1) / position.board().size() * points().wordCount() + 1;
  }

  @Override
  protected long word(int word) {
    int words = points().wordCount();
    int rest = word;
    int first = 0;
    while (rest >= words) {
      rest -= words;
      first += position.board().size();
    }
    return first == all.size() - 1 ? 1 : points().word(rest);
  }

  @Override
  protected M move(int word, int bit) {
    int words = points().wordCount();
    int rest = word;
    int first = 0;
    while (rest >= words) {
      rest -= words;
      first += position.board().size();
    }
    return all.get(first + 64 * rest + bit);
  }
}
