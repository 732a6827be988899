package io.github.boardrules.core.territory;

import com.google.common.base.Preconditions;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.LazyMoveList;
import org.jspecify.annotations.Nullable;

/**
 * The legal moves in {@link GamePhase#PLAY}: the placements on the legal points, ordered by the
 * kind of stone and then by the point, followed by the pass.
 */
final class PlayMoves<M extends TerritoryMove> extends LazyMoveList<M> {
  private final TerritoryPosition<M, ?> position;

  /** The moves of {@link TerritoryMoves#inPlay}. */
  private final ImmutableList<M> all;

  /** The legal points, computed when the list is first iterated. */
  private @Nullable CellSet points;

  PlayMoves(TerritoryPosition<M, ?> position) {
    super(position.placed().placementCount() + 1);
    this.position = position;
    this.all = position.game().movesInPlay();
  }

  /** Queries the position for a single move, which is faster than computing all legal points. */
  @Override
  public M get(int index) {
    Preconditions.checkElementIndex(index, size());
    return all.get(index == size() - 1 ? all.size() - 1 : position.placed().placement(index));
  }

  private CellSet points() {
    CellSet found = points;
    if (found == null) {
      found = position.placed().legal();
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
    int kind = kind(word);
    return kind * position.board().size() == all.size() - 1
        ? 1
        : points().word(word - kind * points().wordCount());
  }

  @Override
  protected M move(int word, int bit) {
    int kind = kind(word);
    int wordOfPoints = word - kind * points().wordCount();
    return all.get(kind * position.board().size() + 64 * wordOfPoints + bit);
  }

  /** The kind of stone of a word; the number of kinds for the word of the pass. */
  private int kind(int word) {
    int kind = 0;
    for (int end = points().wordCount(); word >= end; end += points().wordCount()) {
      kind++;
    }
    return kind;
  }
}
