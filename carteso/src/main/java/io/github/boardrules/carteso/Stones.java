package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.SquareSetOps;
import io.github.boardrules.core.territory.Orientation;
import java.util.Optional;

/**
 * Everything on the board: the stones and the claims. Immutable and a value. What it {@linkplain
 * #count() counts} and {@linkplain #index lists} are the placements, as {@link
 * CartesoGame#placements} has them.
 */
abstract sealed class Stones permits SmallStones, LargeStones {
  /**
   * The stones after a placement on an empty point, the groups claimed that are finished by it.
   *
   * @param squareOwner the side that owns groups with as many rows as columns: the opponent of the
   *     placer
   */
  abstract Stones after(Colour colour, int point, Orientation squareOwner);

  /** Stones on the board of a game, with claims that are already made. */
  static Stones of(CartesoGame game, CellSet black, CellSet white, Claims claims) {
    return game.grid().stones(black, white, claims);
  }

  abstract Grid grid();

  abstract CellSet points(Colour colour);

  abstract CellSet empty();

  abstract int emptyCount();

  /** The index of the empty point that has the given number of empty points before it. */
  abstract int emptyPoint(int before);

  final int count() {
    return 2 * emptyCount();
  }

  final int index(int rank) {
    int count = emptyCount();
    boolean isWhite = rank >= count;
    return (isWhite ? grid().board().size() : 0) + emptyPoint(isWhite ? rank - count : rank);
  }

  /** The colour of the stone on a point. */
  abstract Optional<Colour> colour(int point);

  /** The stones of the groups that a side has claimed. */
  abstract CellSet claims(Orientation side);

  abstract int claimCount(Orientation side);

  /** The hash of board, stones and claims. */
  abstract long hash();

  /** The groups of both colours, ordered by their first cells. */
  final ImmutableList<CartesoGroup> groups(Orientation squareOwner) {
    SquareSetOps sets = grid().sets();
    ImmutableList.Builder<CartesoGroup> groups = ImmutableList.builder();
    for (Colour colour : Colour.values()) {
      CellSet reach = points(colour.opposite()).complement();
      for (CellSet cells : sets.components(points(colour))) {
        int span = Span.of(cells);
        groups.add(
            new CartesoGroup(
                colour,
                cells,
                Span.rows(span),
                Span.cols(span),
                Optional.of(Span.owner(span, squareOwner)),
                Span.of(sets.component(reach, cells.nextIndex(0))) == span,
                claimant(cells.first())));
      }
    }
    return ImmutableList.sortedCopyOf((a, b) -> a.anchor().compareTo(b.anchor()), groups.build());
  }

  private Optional<Orientation> claimant(Cell cell) {
    for (Orientation side : Orientation.values()) {
      if (claims(side).contains(cell)) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }
}
