package io.github.boardrules.core.territory.spi;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.Symmetry;

/**
 * A symmetry of a territory game. Reflections and the half turn keep the sides. Transpositions swap
 * rows and columns and therefore the sides: the image is a position of the game on the transposed
 * board with every komi negated. Each player keeps the side and receives the turn and the points of
 * the opponent.
 *
 * @param cells the symmetry of the board
 * @param swapsPlayers whether {@code cells} is a transposition
 * @param swapsStones whether the two kinds of stones are swapped
 * @param target the game of the image positions
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public record TerritorySymmetry<M extends TerritoryMove, P extends TerritoryPosition<M, ?>>(
    Symmetry cells, boolean swapsPlayers, boolean swapsStones, TerritoryGame<M, P> target)
    implements GameSymmetry<M> {

  /**
   * Creates a symmetry.
   *
   * @param cells the symmetry of the board
   * @param swapsPlayers whether {@code cells} is a transposition
   * @param swapsStones whether the two kinds of stones are swapped
   * @param target the game of the image positions
   */
  public TerritorySymmetry {
    checkNotNull(cells, "cells");
    checkNotNull(target, "target");
  }

  @Override
  public boolean appliesTo(Position<M> position) {
    checkNotNull(position, "position");
    return !swapsPlayers || own(position).state().isSettled();
  }

  @Override
  public boolean keepsGame(Position<M> position) {
    return target.equals(position.game());
  }

  @Override
  public P apply(Position<M> position) {
    P own = own(position);
    return target.image(own, this, image(own.state()));
  }

  @Override
  public long imageHash(Position<M> position) {
    P own = own(position);
    return target.imageHash(own, this, image(own.state()));
  }

  @Override
  public long imageTranspositionKey(Position<M> position) {
    P own = own(position);
    return target.imageTranspositionKey(own, this, image(own.state()));
  }

  private TerritoryState image(TerritoryState state) {
    if (!swapsPlayers) {
      return state;
    }
    checkArgument(state.isSettled(), "the sides are not chosen yet");
    return state.transposed();
  }

  @SuppressWarnings("unchecked") // the positions of the moves M
  private P own(Position<M> position) {
    return (P) position;
  }

  @Override
  public M apply(M move) {
    int stone = move.stone();
    if (stone >= 0) {
      return placement(swapsStones ? 1 - stone : stone, move.cell());
    }
    return swapsPlayers ? target.moves.transposed(move) : move;
  }

  private M placement(int stone, Cell point) {
    if (cells.source().contains(point)) {
      return target.placement(stone, cells.apply(point));
    }
    Cell image = swapsPlayers ? new Cell(point.y(), point.x()) : point;
    return target.moves.stones.get(stone).apply(image);
  }

  /** {@return the name of the symmetry of the board, and whether the colors are swapped} */
  @Override
  public String toString() {
    return cells.name() + (swapsStones ? ", colors swapped" : "");
  }
}
