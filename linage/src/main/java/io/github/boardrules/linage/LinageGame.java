package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.spi.TextScanner;
import io.github.boardrules.core.territory.BoardCheck;
import io.github.boardrules.core.territory.TerritoryGame;
import io.github.boardrules.core.territory.TerritoryState;
import io.github.boardrules.core.territory.TerritoryText;

/** Linage with its options fixed. Created by {@link Linage}. Immutable and a value. */
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

  /** {@return the size of the board, the opening and the length of a line} */
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
  protected BoardCheck<LinagePosition> check(LinageSetup setup) {
    return new SetupCheck(this, points(setup.stones()), setup.state());
  }

  @Override
  protected ImmutableList<GameSymmetry<LinageMove>> findSymmetries() {
    LinageGame transposed = transposed();
    return symmetries(
        (cells, swaps) -> new LinageSymmetry(cells, swaps, swaps ? transposed : this));
  }

  /** The game on the transposed board with every komi negated; this game if they are equal. */
  LinageGame transposed() {
    LinageGame other = new LinageGame(rules.transposed());
    return other.equals(this) ? this : other;
  }
}
