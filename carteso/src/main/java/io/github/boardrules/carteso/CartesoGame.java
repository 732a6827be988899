package io.github.boardrules.carteso;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.spi.RecentValues;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritoryGame;
import io.github.boardrules.core.territory.spi.TerritoryMoves;
import io.github.boardrules.core.territory.spi.TerritorySetupCheck;
import io.github.boardrules.core.territory.spi.TerritoryState;
import io.github.boardrules.core.territory.spi.TerritorySymmetry;
import io.github.boardrules.core.text.TextScanner;

/**
 * Carteso with its options fixed. Use {@link Carteso} to create a game. Games are immutable and
 * have value equality.
 */
@Immutable
@SuppressWarnings("Immutable") // never changed: the moves and tables of the game
public final class CartesoGame extends TerritoryGame<CartesoMove, CartesoPosition> {
  private static final TerritoryMoves<CartesoMove> MOVES =
      new TerritoryMoves<>(
          ImmutableList.of(
              cell -> CartesoMove.place(Color.BLACK, cell),
              cell -> CartesoMove.place(Color.WHITE, cell)),
          CartesoMove::nameKomi,
          CartesoMove::chooseSide,
          CartesoMove.pass());

  private static final RecentValues<SquareBoard, CartesoStones> EMPTY_BOARDS =
      new RecentValues<>(CartesoStones::empty);

  private final CartesoRules rules;
  final CartesoStones emptyBoard;

  CartesoGame(CartesoRules rules) {
    super(rules, MOVES);
    this.rules = rules;
    this.emptyBoard = EMPTY_BOARDS.get(board());
  }

  @Override
  public CartesoGameType type() {
    return new CartesoGameType();
  }

  /** {@return the rules} */
  @Override
  public CartesoRules rules() {
    return rules;
  }

  CartesoMove placement(Color color, Cell cell) {
    return placement(color == Color.BLACK ? 0 : 1, cell);
  }

  @Override
  protected CartesoPosition start(TerritoryState state) {
    return new CartesoPosition(this, emptyBoard, state);
  }

  @Override
  public CartesoSetup parseSetup(CharSequence text) {
    return CartesoNotation.parseSetup(board(), text);
  }

  @Override
  protected CartesoMove readMove(CharSequence text, TextScanner scanner) {
    return CartesoNotation.parsePlacement(this, text, scanner);
  }

  @Override
  protected TerritorySetupCheck<CartesoPosition> check(Setup setup) {
    checkArgument(setup instanceof CartesoSetup, "the setup is not a CartesoSetup: %s", setup);
    return new SetupCheck(this, (CartesoSetup) setup);
  }

  @Override
  protected CartesoGame transposed() {
    return new CartesoGame(rules.transposed());
  }

  @Override
  protected CartesoPosition image(
      CartesoPosition position, TerritorySymmetry<?, ?> symmetry, TerritoryState state) {
    Symmetry cells = symmetry.cells();
    Color toBlack = symmetry.swapsStones() ? Color.WHITE : Color.BLACK;
    Orientation toVertical =
        symmetry.swapsPlayers() ? Orientation.HORIZONTAL : Orientation.VERTICAL;
    CartesoStones image =
        emptyBoard.with(
            cells.apply(position.stones(toBlack)),
            cells.apply(position.stones(toBlack.opposite())),
            cells.apply(position.territory(toVertical)),
            cells.apply(position.territory(toVertical.opposite())));
    return new CartesoPosition(this, image, state);
  }

  @Override
  protected long imageHash(
      CartesoPosition position, TerritorySymmetry<?, ?> symmetry, TerritoryState state) {
    return emptyBoard.tables().keys.hash(position.stones, symmetry) ^ state.stableHash(0);
  }

  @Override
  protected long imageTranspositionKey(
      CartesoPosition position, TerritorySymmetry<?, ?> symmetry, TerritoryState state) {
    return transpositionKey(emptyBoard.tables().keys.hash(position.stones, symmetry), state, 0);
  }
}
