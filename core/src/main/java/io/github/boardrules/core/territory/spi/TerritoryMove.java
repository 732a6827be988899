package io.github.boardrules.core.territory.spi;

import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A move of a territory game: a placement, a komi, a side, or a pass or another move that only its
 * game has. Moves are immutable. Two moves are equal if they have the same class and the same
 * notation.
 *
 * <p>Each game has a final subclass with a factory method for each kind of move.
 */
public abstract class TerritoryMove implements Move {
  private final String notation;
  private final ImmutableList<Cell> cells;
  private final int stone;

  /** In the list of cells, too, but the next position waits for it. */
  private final @Nullable Cell cell;

  private final @Nullable Komi komi;
  private final @Nullable Orientation side;

  private TerritoryMove(
      String notation,
      int stone,
      @Nullable Cell cell,
      @Nullable Komi komi,
      @Nullable Orientation side) {
    this.notation = checkNotNull(notation, "notation");
    this.cells = cell == null ? ImmutableList.of() : ImmutableList.of(cell);
    this.stone = stone;
    this.cell = cell;
    this.komi = komi;
    this.side = side;
  }

  /**
   * Creates a placement.
   *
   * @param notation the notation
   * @param stone the kind of stone, from 0
   * @param cell the point of the stone
   */
  protected TerritoryMove(String notation, int stone, Cell cell) {
    this(notation, stone, checkNotNull(cell, "cell"), null, null);
  }

  /**
   * Creates the move that names a komi: {@code komi=4.5}.
   *
   * @param komi the komi
   */
  protected TerritoryMove(Komi komi) {
    this("komi=" + checkNotNull(komi, "komi"), -1, null, komi, null);
  }

  /**
   * Creates the move that chooses a side: {@code vertical} or {@code horizontal}.
   *
   * @param side the side that the second player will play
   */
  protected TerritoryMove(Orientation side) {
    this(side.notation(), -1, null, null, side);
  }

  /**
   * Creates a pass, or another move that only its game has.
   *
   * @param notation the notation
   */
  protected TerritoryMove(String notation) {
    this(notation, -1, null, null, null);
  }

  /** {@return the komi that this move names, or empty} */
  public final Optional<Komi> komi() {
    return Optional.ofNullable(komi);
  }

  /** {@return the side that this move chooses, or empty} */
  public final Optional<Orientation> side() {
    return Optional.ofNullable(side);
  }

  /** {@return the kind of stone that this move places, from 0; -1 if it places none} */
  public final int stone() {
    return stone;
  }

  /**
   * {@return the point of the stone}
   *
   * @throws IllegalStateException if this move places none
   */
  public final Cell cell() {
    checkState(cell != null, "%s places no stone", notation);
    return cell;
  }

  @Override
  public final String notation() {
    return notation;
  }

  @Override
  public final List<Cell> cells() {
    return cells;
  }

  @Override
  public final boolean equals(@Nullable Object object) {
    return object == this
        || (object instanceof TerritoryMove other
            && getClass() == other.getClass()
            && notation.equals(other.notation));
  }

  @Override
  public final int hashCode() {
    return notation.hashCode();
  }

  @Override
  public final String toString() {
    return notation;
  }
}
