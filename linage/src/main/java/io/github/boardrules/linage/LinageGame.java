package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.TextScanner;
import io.github.boardrules.core.territory.TerritoryGame;
import io.github.boardrules.core.territory.TerritoryState;
import io.github.boardrules.core.territory.TerritoryText;

/**
 * Linage with its options fixed. Use {@link Linage} to create a game. Games are immutable and have
 * value equality.
 */
public final class LinageGame extends TerritoryGame<LinageMove, LinagePosition, LinageSetup> {
  private final LinageRules rules;
  private final BoardTables tables;

  LinageGame(LinageRules rules) {
    super(rules.territory(), LinageNotation.MOVES, LinageSetup.class);
    this.rules = rules;
    this.tables = new BoardTables(board(), rules.lineLength());
  }

  @Override
  public LinageGameType type() {
    return new LinageGameType();
  }

  /** {@return the size of the board, the opening and the line length} */
  @Override
  public LinageRules rules() {
    return rules;
  }

  @Override
  public Options options() {
    return rules.options();
  }

  BoardTables tables() {
    return tables;
  }

  @Override
  protected LinagePosition start(TerritoryState state) {
    return new LinagePosition(this, board().none(), state);
  }

  @Override
  public LinageSetup parseSetup(CharSequence text) {
    return LinageNotation.parseSetup(board(), text);
  }

  @Override
  protected LinageMove readPlacement(CharSequence text, TextScanner scanner) {
    return placement(0, TerritoryText.parsePoint(scanner, board()));
  }

  @Override
  protected ImmutableList<Violation> boardDefects(LinageSetup setup) {
    Lines lines = tables.lines();
    return lines.sets().components(points(setup.stones()).complement()).stream()
        .filter(region -> !lines.exist(region))
        .map(LinageGame::regionWithoutLine)
        .collect(ImmutableList.toImmutableList());
  }

  private static Violation regionWithoutLine(CellSet region) {
    return new Violation(
        LinageDefect.REGION_WITHOUT_A_LINE,
        ImmutableList.copyOf(region),
        "the region of " + region.first() + " has no line");
  }

  @Override
  protected LinagePosition positionOf(LinageSetup setup) {
    return new LinagePosition(this, points(setup.stones()), setup.state());
  }

  @Override
  protected ImmutableList<GameSymmetry<LinageMove>> findSymmetries() {
    LinageGame transposed = transposed();
    return symmetries(
        (cells, swaps) -> new LinageSymmetry(cells, swaps, swaps ? transposed : this));
  }

  /** The game on the transposed board with every komi negated, or this game if both are equal. */
  LinageGame transposed() {
    LinageGame other = new LinageGame(rules.transposed());
    return other.equals(this) ? this : other;
  }
}
