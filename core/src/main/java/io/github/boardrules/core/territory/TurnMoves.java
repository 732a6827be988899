package io.github.boardrules.core.territory;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.CellSet;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/**
 * The moves of a turn as an immutable list that finds its elements when asked for them: for every
 * kind of stone the placements on some points, in the order of the points, and then what can be
 * said instead.
 *
 * @param <M> the moves of the game
 */
public final class TurnMoves<M> extends AbstractList<M> implements RandomAccess {
  private final Points points;
  private final int count;
  private final ImmutableList<? extends List<? extends M>> placements;
  private final ImmutableList<? extends M> said;

  /** Some points in their order. */
  public interface Points {
    /** {@return the number of the points} */
    int count();

    /**
     * {@return the index of a point}
     *
     * @param rank how many of the points have a smaller index, 0 to {@code count() - 1}
     */
    int index(int rank);
  }

  /**
   * The moves of a turn.
   *
   * @param points where a stone of any kind may be placed
   * @param placements for every kind of stone its placements, by the indexes of all points
   * @param pass the pass, which comes last
   */
  public TurnMoves(CellSet points, ImmutableList<? extends List<? extends M>> placements, M pass) {
    this(new PointsOfSet(points, points.size()), placements, ImmutableList.of(pass));
  }

  /**
   * The moves of a turn. The list costs as little as it can: the points are not copied.
   *
   * @param points where a stone of any kind may be placed; they must not change
   * @param placements for every kind of stone its placements, by the indexes of all points
   * @param said the other moves, which come last: of a turn in play the pass
   */
  public TurnMoves(
      Points points,
      ImmutableList<? extends List<? extends M>> placements,
      ImmutableList<? extends M> said) {
    this.points = points;
    this.count = points.count();
    this.placements = placements;
    this.said = said;
  }

  private record PointsOfSet(CellSet set, int count) implements Points {
    @Override
    public int index(int rank) {
      return set.index(rank);
    }
  }

  @Override
  public int size() {
    return placements.size() * count + said.size();
  }

  @Override
  public M get(int place) {
    if (place >= 0) {
      int rank = place;
      for (int kind = 0; kind < placements.size(); kind++) {
        if (rank < count) {
          return placements.get(kind).get(points.index(rank));
        }
        rank -= count;
      }
      if (rank < said.size()) {
        return said.get(rank);
      }
    }
    throw new IndexOutOfBoundsException(place);
  }
}
