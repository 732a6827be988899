package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import org.jspecify.annotations.Nullable;

/**
 * Iris on a board of one size. Its perimeter cells are <em>coloured</em>, the others <em>gray</em>.
 * A coloured cell and its <em>twin</em>, the cell diametrically opposite, have the same colour.
 */
public final class IrisGame implements Game<IrisMove> {
  private final HexBoard board;
  private final Tables tables;
  private final IrisPosition start;
  private final CellSet coloured;
  private final CellSet gray;
  private final ImmutableList<Cell> perimeter;
  private final ImmutableList<GameSymmetry<IrisMove>> symmetries;

  IrisGame(int side) {
    this.board = HexBoard.of(side);
    this.tables = new Tables(this, board);
    this.coloured = board.edge();
    this.gray = coloured.complement();
    this.perimeter = board.perimeter();
    this.symmetries =
        board.symmetries().stream()
            .map(IrisSymmetry::new)
            .collect(ImmutableList.<GameSymmetry<IrisMove>>toImmutableList());
    this.start = IrisPosition.start(this);
  }

  @Override
  public IrisGameType type() {
    return new IrisGameType();
  }

  /** {@return the option {@code n}, unless the board is the standard one} */
  @Override
  public Options options() {
    return board.side() == Iris.STANDARD_SIDE
        ? Options.none()
        : Options.of(IrisGameType.SIDE, Integer.toString(board.side()));
  }

  @Override
  public HexBoard board() {
    return board;
  }

  Tables tables() {
    return tables;
  }

  /** {@return the coloured cells: all that have fewer than six neighbours} */
  public CellSet coloured() {
    return coloured;
  }

  /** {@return the gray cells: those that are not coloured} */
  public CellSet gray() {
    return gray;
  }

  /** {@return the number of colours, one to each pair of twins: 18 on the standard board} */
  public int colourCount() {
    return perimeter.size() / 2;
  }

  /**
   * {@return the colour of a coloured cell} Colours are numbered from 0 counterclockwise, beginning
   * with {@code a1}, so that {@code b1} has 1; twins have the same.
   *
   * @param cell a coloured cell
   * @throws IllegalArgumentException if it is not one
   */
  public int colourIndex(Cell cell) {
    checkColoured(cell);
    return perimeter.indexOf(cell) % colourCount();
  }

  /**
   * {@return the cell of the same colour: the one diametrically opposite}
   *
   * @param cell a coloured cell
   * @throws IllegalArgumentException if it is not one
   */
  public Cell twin(Cell cell) {
    checkColoured(cell);
    return board.opposite(cell);
  }

  private void checkColoured(Cell cell) {
    checkArgument(coloured.contains(cell), "%s is not a coloured cell of the %s", cell, board);
  }

  /**
   * {@return the move that a cell stands for: a stone on a gray one, the pair of a coloured one}
   *
   * @param cell a cell
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public IrisMove move(Cell cell) {
    return tables.moves[board.index(cell)];
  }

  /** {@return the empty board, Black to place the opening stone} */
  @Override
  public IrisPosition start() {
    return start;
  }

  @Override
  public IrisSetup parseSetup(CharSequence text) {
    return IrisNotation.parseSetup(this, text);
  }

  @Override
  public IrisPosition parsePosition(CharSequence text) {
    return parseSetup(text).position();
  }

  @Override
  public ImmutableList<Violation> defects(Setup<IrisMove> setup) {
    return ((IrisSetup) setup).defects();
  }

  @Override
  public IrisPosition position(Setup<IrisMove> setup) {
    return ((IrisSetup) setup).position();
  }

  /** {@return a builder of setups, the board still empty and Black to move} */
  public IrisSetup.Builder setup() {
    return new IrisSetup.Builder(this);
  }

  /** {@return one for each of the board's twelve symmetries; none swaps the seats} */
  @Override
  public ImmutableList<GameSymmetry<IrisMove>> symmetries() {
    return symmetries;
  }

  /** {@return whether the other object is a game of Iris on a board of the same size} */
  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof IrisGame other && board.equals(other.board);
  }

  @Override
  public int hashCode() {
    return board.hashCode();
  }

  /** {@return for people: {@code Iris on a hexagonal board of side 7}} */
  @Override
  public String toString() {
    return "Iris on a " + board;
  }
}
