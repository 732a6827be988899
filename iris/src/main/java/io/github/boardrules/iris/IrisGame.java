package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Iris on a board of one size. The cells on the perimeter of the board are <em>colored</em>, the
 * others <em>gray</em>. A colored cell and its <em>twin</em>, the diametrically opposite cell, have
 * the same color.
 */
@Immutable
@SuppressWarnings("Immutable") // never changed: the moves and tables of the game
public final class IrisGame implements Game<IrisMove> {
  private final IrisRules rules;
  private final HexBoard board;
  private final CellSet gray;
  private final ImmutableList<Cell> perimeter;
  private final ImmutableList<GameSymmetry<IrisMove>> symmetries;
  final MoveTables tables;
  private final IrisPosition start;

  IrisGame(IrisRules rules) {
    this.rules = rules;
    this.board = HexBoard.of(rules.get(IrisRules.SIDE_LENGTH));
    this.gray = board.edge().complement();
    this.perimeter = ImmutableList.copyOf(board.perimeter());
    this.symmetries =
        board.symmetries().stream()
            .map(IrisSymmetry::new)
            .collect(ImmutableList.<GameSymmetry<IrisMove>>toImmutableList());
    this.tables = new MoveTables(this, board);
    this.start = new IrisPosition(tables, board.none(), board.none(), Color.BLACK, tables.opening);
  }

  @Override
  public IrisGameType type() {
    return new IrisGameType();
  }

  /** {@return the rules of this game} */
  public IrisRules rules() {
    return rules;
  }

  /** {@return the option {@code n}, unless the board is the standard one} */
  @Override
  public Options options() {
    return rules.options();
  }

  @Override
  public HexBoard board() {
    return board;
  }

  /** {@return the colored cells: those with fewer than six neighbors} */
  public CellSet colored() {
    return board.edge();
  }

  /** {@return the gray cells: those with six neighbors} */
  public CellSet gray() {
    return gray;
  }

  /** {@return the number of colors, which is the number of pairs of twins: 18 for side length 7} */
  public int colorCount() {
    return perimeter.size() / 2;
  }

  /**
   * {@return the number of the color of a colored cell} Colors are numbered counterclockwise from
   * 0, the color of {@code a1}; {@code b1} has color 1. Twins have the same color.
   *
   * @param cell a colored cell
   * @throws IllegalArgumentException if the cell is not colored
   */
  public int colorIndex(Cell cell) {
    checkColored(cell);
    return perimeter.indexOf(cell) % colorCount();
  }

  /**
   * {@return the twin of a colored cell}
   *
   * @param cell a colored cell
   * @throws IllegalArgumentException if the cell is not colored
   */
  public Cell twin(Cell cell) {
    checkColored(cell);
    return board.opposite(cell);
  }

  private void checkColored(Cell cell) {
    checkNotNull(cell, "cell");
    checkArgument(colored().contains(cell), "%s is not a colored cell of the %s", cell, board);
  }

  /**
   * {@return the move that occupies a cell: a stone on a gray cell, or the pair of a colored cell}
   *
   * @param cell a cell
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public IrisMove move(Cell cell) {
    return tables.moves[board.index(cell)];
  }

  /** {@return the empty board, with Black to place the opening stone} */
  @Override
  public IrisPosition start() {
    return start;
  }

  @Override
  public IrisSetup parseSetup(CharSequence text) {
    return IrisNotation.parseSetup(board, text);
  }

  @Override
  public IrisPosition parsePosition(CharSequence text) {
    return position(parseSetup(text));
  }

  /**
   * {@return all defects of a setup, with codes from {@link IrisDefectCode}}
   *
   * @param setup an {@link IrisSetup}
   */
  @Override
  public List<Violation> defects(Setup setup) {
    return check(setup).defects();
  }

  @Override
  public IrisPosition position(Setup setup) {
    return check(setup).position();
  }

  private SetupCheck check(Setup setup) {
    checkNotNull(setup, "setup");
    checkArgument(setup instanceof IrisSetup, "%s is not an IrisSetup", setup);
    return new SetupCheck(this, (IrisSetup) setup);
  }

  /** {@return one symmetry for each of the twelve of the board; none swaps the players} */
  @Override
  public List<GameSymmetry<IrisMove>> symmetries() {
    return symmetries;
  }

  /** {@return whether the other object is a game of Iris with the same rules} */
  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof IrisGame other && rules.equals(other.rules);
  }

  @Override
  public int hashCode() {
    return rules.hashCode();
  }

  /** {@return the title and the options, for example {@code Iris n=5}} */
  @Override
  public String toString() {
    return (type().title() + " " + options()).trim();
  }
}
