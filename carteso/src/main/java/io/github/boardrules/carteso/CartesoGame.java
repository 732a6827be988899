package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.TextScanner;
import io.github.boardrules.core.territory.TerritoryGame;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.territory.TerritoryState;
import java.util.stream.Stream;

/**
 * Carteso with its options fixed. Use {@link Carteso} to create a game. Games are immutable and
 * have value equality.
 */
public final class CartesoGame extends TerritoryGame<CartesoMove, CartesoPosition, CartesoSetup> {
  private final BoardState emptyBoard;

  CartesoGame(TerritoryRules rules) {
    super(rules, CartesoNotation.MOVES, CartesoSetup.class);
    this.emptyBoard = BoardState.empty(board());
  }

  @Override
  public CartesoGameType type() {
    return new CartesoGameType();
  }

  /** {@return the size of the board and the opening} */
  @Override
  public TerritoryRules rules() {
    return territory();
  }

  @Override
  public Options options() {
    return rules().options();
  }

  BoardState emptyBoard() {
    return emptyBoard;
  }

  CartesoMove placement(Colour colour, Cell cell) {
    return placement(colour == Colour.BLACK ? 0 : 1, cell);
  }

  Claims noClaims() {
    return new Claims(board().none(), board().none());
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
  protected CartesoMove readPlacement(CharSequence text, TextScanner scanner) {
    return CartesoNotation.parsePlacement(this, text, scanner);
  }

  @Override
  protected ImmutableList<Violation> boardDefects(CartesoSetup setup) {
    return check(setup).defects();
  }

  @Override
  protected CartesoPosition positionOf(CartesoSetup setup) {
    return check(setup).position();
  }

  private SetupCheck check(CartesoSetup setup) {
    return new SetupCheck(this, setup, points(setup.black()), points(setup.white()));
  }

  @Override
  protected ImmutableList<GameSymmetry<CartesoMove>> findSymmetries() {
    CartesoGame transposed = transposed();
    return Stream.of(false, true)
        .flatMap(
            swapsColours ->
                symmetries(
                    (cells, swaps) ->
                        new CartesoSymmetry(cells, swaps, swapsColours, swaps ? transposed : this))
                    .stream())
        .collect(ImmutableList.toImmutableList());
  }

  /** The game on the transposed board with every komi negated, or this game if both are equal. */
  CartesoGame transposed() {
    CartesoGame other = new CartesoGame(rules().transposed());
    return other.equals(this) ? this : other;
  }
}
