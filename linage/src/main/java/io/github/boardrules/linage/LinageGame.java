package io.github.boardrules.linage;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.RecentValues;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritoryGame;
import io.github.boardrules.core.territory.spi.TerritoryMoves;
import io.github.boardrules.core.territory.spi.TerritorySetupCheck;
import io.github.boardrules.core.territory.spi.TerritoryState;
import io.github.boardrules.core.territory.spi.TerritoryState.Phase;
import io.github.boardrules.core.territory.spi.TerritorySymmetry;
import io.github.boardrules.core.text.TextScanner;
import java.util.Optional;

/**
 * Linage with its options fixed. Use {@link Linage} to create a game. Games are immutable and have
 * value equality.
 */
@Immutable
@SuppressWarnings("Immutable") // never changed: the moves and tables of the game
public final class LinageGame extends TerritoryGame<LinageMove, LinagePosition> {
  private static final TerritoryMoves<LinageMove> MOVES =
      new TerritoryMoves<>(
          ImmutableList.of(LinageMove::place),
          LinageMove::nameKomi,
          LinageMove::chooseSide,
          LinageMove.pass());

  private record Geometry(SquareBoard board, int lineLength) {}

  private static final RecentValues<Geometry, BoardTables> TABLES =
      new RecentValues<>(geometry -> new BoardTables(geometry.board(), geometry.lineLength()));

  private final LinageRules rules;
  private final boolean endsWithoutFreeRegion;
  private final boolean hasButton;
  final BoardTables tables;

  LinageGame(LinageRules rules) {
    super(rules, MOVES);
    rules.check();
    this.rules = rules;
    this.hasButton = rules.get(LinageRules.BUTTON) == LinageButton.HALF_POINT;
    this.endsWithoutFreeRegion = rules.get(LinageRules.END) == LinageEnd.NO_FREE_REGION;
    this.tables = TABLES.get(new Geometry(board(), rules.get(LinageRules.LINE_LENGTH)));
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

  LinageMove placement(Cell cell) {
    return placement(0, cell);
  }

  @Override
  protected LinagePosition start(TerritoryState state) {
    return position(board().none(), state, Optional.empty());
  }

  LinagePosition position(CellSet stones, TerritoryState state, Optional<Orientation> button) {
    return position(LinageState.of(tables, stones.complement()), state, button);
  }

  LinagePosition position(LinageState points, TerritoryState state, Optional<Orientation> button) {
    TerritoryState normal = atEnd(state, points);
    return button.isEmpty()
        ? new LinagePosition(this, normal, points)
        : new ButtonTaken(this, normal, points, button.get());
  }

  /** Returns a state without the turn and the passes that are irrelevant once the game is over. */
  private TerritoryState atEnd(TerritoryState state, LinageState points) {
    if (isOver(points) && state.isSettled()) {
      return TerritoryState.playing(state.komi(), state.vertical());
    }
    return state.phase() == Phase.OVER ? state.withSideToMove(Orientation.VERTICAL) : state;
  }

  /** Returns whether the lack of free regions ends the game, if the sides are chosen. */
  boolean isOver(LinageState points) {
    return points.free == null && endsWithoutFreeRegion;
  }

  boolean hasButton() {
    return hasButton;
  }

  @Override
  public LinageSetup parseSetup(CharSequence text) {
    return LinageNotation.parseSetup(board(), text);
  }

  @Override
  protected LinageMove readMove(CharSequence text, TextScanner scanner) {
    return LinageNotation.parseMove(this, scanner);
  }

  @Override
  protected TerritorySetupCheck<LinagePosition> check(Setup setup) {
    checkArgument(setup instanceof LinageSetup, "the setup is not a LinageSetup: %s", setup);
    return new SetupCheck(this, (LinageSetup) setup);
  }

  @Override
  protected LinageGame transposed() {
    return new LinageGame(rules.transposed());
  }

  @Override
  protected LinagePosition image(
      LinagePosition position, TerritorySymmetry<?, ?> symmetry, TerritoryState state) {
    CellSet stones = symmetry.cells().apply(position.stones());
    return position(stones, state, imageOfButton(position, symmetry));
  }

  @Override
  protected long imageHash(
      LinagePosition position, TerritorySymmetry<?, ?> symmetry, TerritoryState state) {
    return tables.hash(position.stones(), symmetry.cells())
        ^ atEnd(state, position.points).stableHash(imageOfExtra(position, symmetry));
  }

  @Override
  protected long imageTranspositionKey(
      LinagePosition position, TerritorySymmetry<?, ?> symmetry, TerritoryState state) {
    return transpositionKey(
        tables.hash(position.stones(), symmetry.cells()),
        atEnd(state, position.points),
        imageOfExtra(position, symmetry));
  }

  private static int imageOfExtra(LinagePosition position, TerritorySymmetry<?, ?> symmetry) {
    return imageOfButton(position, symmetry).map(ButtonTaken::extra).orElse(0);
  }

  private static Optional<Orientation> imageOfButton(
      LinagePosition position, TerritorySymmetry<?, ?> symmetry) {
    return symmetry.swapsPlayers()
        ? position.button().map(Orientation::opposite)
        : position.button();
  }
}
