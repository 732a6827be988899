package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.RecentValues;
import io.github.boardrules.core.territory.TerritoryGame;
import io.github.boardrules.core.territory.TerritoryMoves;
import io.github.boardrules.core.territory.TerritorySetupCheck;
import io.github.boardrules.core.territory.TerritoryState;
import io.github.boardrules.core.territory.TerritorySymmetry;
import io.github.boardrules.core.text.TextScanner;

/**
 * Linage with its options fixed. Use {@link Linage} to create a game. Games are immutable and have
 * value equality.
 */
public final class LinageGame extends TerritoryGame<LinageMove, LinagePosition, LinageSetup> {
  private static final TerritoryMoves<LinageMove> MOVES =
      new TerritoryMoves<>(
          ImmutableList.of(LinageMove::place),
          LinageMove::nameKomi,
          LinageMove::chooseSide,
          ImmutableList.of(LinageMove.takeButton(), LinageMove.pass()));

  private record Geometry(SquareBoard board, int lineLength) {}

  private static final RecentValues<Geometry, BoardTables> TABLES =
      new RecentValues<>(geometry -> new BoardTables(geometry.board(), geometry.lineLength()));

  private final LinageRules rules;
  final BoardTables tables;

  LinageGame(LinageRules rules) {
    super(rules.territoryRules(), MOVES, LinageSetup.class);
    this.rules = rules;
    this.tables = TABLES.get(new Geometry(board(), rules.lineLength()));
  }

  @Override
  public LinageGameType type() {
    return new LinageGameType();
  }

  /** {@return the rules} */
  @Override
  public LinageRules rules() {
    return rules;
  }

  @Override
  public Options options() {
    return rules.options();
  }

  LinageMove placement(Cell cell) {
    return placement(0, cell);
  }

  @Override
  protected LinagePosition start(TerritoryState state) {
    return position(board().none(), state);
  }

  LinagePosition position(CellSet stones, TerritoryState state) {
    LinageState points = LinageState.of(tables, stones.complement());
    return new LinagePosition(this, atEnd(state, points), points);
  }

  /** Returns a state without the turn and the passes that are irrelevant once the game is over. */
  TerritoryState atEnd(TerritoryState state, LinageState points) {
    return isOver(state, points) ? state.forgettingTurnAndPasses() : state.forgettingTurnWhenOver();
  }

  /** Returns whether the lack of free regions ends the game. */
  boolean isOver(TerritoryState state, LinageState points) {
    return rules.end() == LinageEnd.NO_FREE_REGION
        && points.free == null
        && state.vertical().isPresent();
  }

  @Override
  protected boolean hasButton() {
    return rules.button() == LinageButton.HALF_POINT;
  }

  @Override
  public LinageSetup parseSetup(CharSequence text) {
    return LinageNotation.parseSetup(board(), text);
  }

  @Override
  protected LinageMove readPlacement(CharSequence text, TextScanner scanner) {
    return LinageNotation.parsePlacement(this, scanner);
  }

  @Override
  protected TerritorySetupCheck<LinagePosition> check(LinageSetup setup) {
    return new SetupCheck(this, setup);
  }

  @Override
  protected LinageGame transposed() {
    return new LinageGame(rules.transposed());
  }

  @Override
  protected LinagePosition image(
      LinagePosition position, TerritorySymmetry<?, ?> symmetry, TerritoryState state) {
    return position(symmetry.cells().apply(position.stones()), state);
  }

  @Override
  protected long imageHash(
      LinagePosition position, TerritorySymmetry<?, ?> symmetry, TerritoryState state) {
    return tables.hash(position.stones(), symmetry.cells())
        ^ atEnd(state, position.points).stableHash();
  }
}
