package io.github.boardrules.core.territory;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Bits;
import io.github.boardrules.core.board.CellSet;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/**
 * The moves of a turn as an immutable list that finds its elements when asked for them: for every
 * kind of stone the placements on some points, in the order of the points, and then the pass.
 *
 * @param <M> the moves of the game
 */
public final class TurnMoves<M> extends AbstractList<M> implements RandomAccess {
  private final CellSet points;
  private final int count;
  private final ImmutableList<? extends List<? extends M>> placements;
  private final M pass;

  /**
   * The moves of a turn.
   *
   * @param points where a stone of any kind may be placed
   * @param placements for every kind of stone its placements, by the indexes of all points
   * @param pass the pass, which comes last
   */
  public TurnMoves(CellSet points, ImmutableList<? extends List<? extends M>> placements, M pass) {
    this.points = points;
    this.count = points.size();
    this.placements = placements;
    this.pass = pass;
  }

  @Override
  public int size() {
    return placements.size() * count + 1;
  }

  @Override
  public M get(int place) {
    if (place < 0 || place >= size()) {
      throw new IndexOutOfBoundsException(place);
    }
    return place == size() - 1 ? pass : placements.get(place / count).get(point(place % count));
  }

  /** The index of the point that has the given number of points before it. */
  private int point(int before) {
    int word = 0;
    int left = before;
    while (left >= Long.bitCount(points.word(word))) {
      left -= Long.bitCount(points.word(word++));
    }
    return 64 * word + Bits.select(points.word(word), left);
  }
}
