package io.github.boardrules.core.territory;

import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Symmetry;
import org.jspecify.annotations.Nullable;

/**
 * A symmetry of a territory game. Reflections and the half turn keep the sides. Transpositions swap
 * rows and columns and therefore the sides: the image is a position of the game on the transposed
 * board with every komi negated. Each player keeps the side and receives the turn and the points of
 * the opponent. Symmetries have value equality.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public abstract class TerritorySymmetry<M extends TerritoryMove, P extends TerritoryPosition<M, P>>
    implements GameSymmetry<M> {
  private final Symmetry cells;
  private final boolean swapsPlayers;
  private final TerritoryGame<M, P, ?> target;

  /**
   * Creates a symmetry.
   *
   * @param cells the symmetry of the board
   * @param swapsPlayers whether {@code cells} is a transposition
   * @param target the game of the image positions
   */
  protected TerritorySymmetry(Symmetry cells, boolean swapsPlayers, TerritoryGame<M, P, ?> target) {
    this.cells = cells;
    this.swapsPlayers = swapsPlayers;
    this.target = target;
  }

  @Override
  public final Symmetry cells() {
    return cells;
  }

  @Override
  public final boolean swapsPlayers() {
    return swapsPlayers;
  }

  @Override
  public final boolean appliesTo(Position<M> position) {
    return !swapsPlayers || state(position).vertical().isPresent();
  }

  @Override
  @SuppressWarnings("unchecked") // the positions of the moves M
  public final P apply(Position<M> position) {
    TerritoryState state = state(position);
    return image((P) position, swapsPlayers ? state.transposed() : state);
  }

  private static TerritoryState state(Position<?> position) {
    return ((TerritoryPosition<?, ?>) position).state();
  }

  /**
   * {@return the image of a position}
   *
   * @param position the position
   * @param state the state of the image
   */
  protected abstract P image(P position, TerritoryState state);

  @Override
  public final M apply(M move) {
    if (move.kind() == TerritoryMove.Kind.PLACEMENT) {
      return image(move);
    }
    return swapsPlayers ? target.moves().transposed(move) : move;
  }

  /**
   * {@return the image of a placement}
   *
   * @param placement the placement
   */
  protected abstract M image(M placement);

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof TerritorySymmetry<?, ?> other
        && getClass() == other.getClass()
        && swapsPlayers == other.swapsPlayers
        && cells.equals(other.cells)
        && target.equals(other.target);
  }

  @Override
  public int hashCode() {
    return cells.hashCode();
  }

  /** {@return the name of the symmetry of the board} */
  @Override
  public String toString() {
    return cells.name();
  }
}
