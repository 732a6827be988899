package io.github.boardrules.examples.npm;

import io.github.boardrules.core.Occupant;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.picture.view.Views;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSBigInt;

/** See {@link Position}. */
@JSClass(name = "Position")
public final class JsPosition extends JsValue {
  final Position<?> position;

  JsPosition(Position<?> position) {
    this.position = position;
  }

  /** Returns a position, or throws an exception if the value is not one. */
  static Position<?> of(@Nullable JSObject value) {
    if (Js.object(value) instanceof JsPosition given) {
      return given.position;
    }
    throw Js.wrongType(value, "The position", "a Position");
  }

  /** {@return the game} */
  @JSExport
  public JsGame game() {
    return new JsGame(position.game());
  }

  /** {@return the player to move, or null} */
  @JSExport
  public @Nullable String toMove() {
    return position.toMove().map(Player::name).orElse(null);
  }

  /**
   * {@return the side of a player, or null}
   *
   * @param player FIRST or SECOND
   */
  @JSExport
  public @Nullable String side(@Nullable JSObject player) {
    return Failures.convert(
        () ->
            position
                .side(Js.constant(Player.values(), player, "The player"))
                .map(Side::name)
                .orElse(null));
  }

  /** {@return the side to move, or null} */
  @JSExport
  public @Nullable String sideToMove() {
    return position.sideToMove().map(Side::name).orElse(null);
  }

  /** {@return the outcome, or null} */
  @JSExport
  public @Nullable JSObject outcome() {
    return Js.of(position.outcome().map(outcome -> Values.outcome(outcome, position)).orElse(null));
  }

  /** {@return whether the game is over} */
  @JSExport
  public boolean isOver() {
    return position.isOver();
  }

  /** {@return the legal moves} */
  @JSExport
  public JsMove[] legalMoves() {
    return JsMove.all(position.legalMoves());
  }

  /** {@return the number of legal moves} */
  @JSExport
  public int legalMoveCount() {
    return position.legalMoveCount();
  }

  /**
   * {@return whether a move is legal}
   *
   * @param move a move or its text
   */
  @JSExport
  public boolean isLegal(@Nullable JSObject move) {
    return Failures.convert(() -> position.isLegal(JsMove.text(move)));
  }

  /**
   * {@return the legal moves whose first cell is the given one}
   *
   * @param cell the notation of the cell
   */
  @JSExport
  public JsMove[] movesFrom(@Nullable JSObject cell) {
    return Failures.convert(() -> JsMove.all(position.movesFrom(Js.cell(cell))));
  }

  /**
   * {@return the legal moves with exactly the given cells}
   *
   * @param cells the notations of the cells, in order
   */
  @JSExport
  public JsMove[] movesOn(@Nullable JSObject cells) {
    return Failures.convert(() -> JsMove.all(position.movesOn(Js.cellArray(cells))));
  }

  /**
   * {@return the cells that can come next after the given ones in a legal move}
   *
   * @param cells the notations of the cells, in order
   */
  @JSExport
  public @Nullable JSObject nextCells(@Nullable JSObject cells) {
    return Failures.convert(
        () -> Js.of(position.nextCells(Js.cellArray(cells)).stream().map(Cell::toString).toList()));
  }

  /**
   * {@return the rule that a move breaks, or null}
   *
   * @param move a move or its text
   * @param strictness STRICT or LENIENT, by default also as people type moves
   */
  @JSExport
  public @Nullable JSObject violation(@Nullable JSObject move, @Nullable JSObject strictness) {
    return Failures.convert(
        () ->
            Js.of(
                Js.strictness(strictness)
                    .map(how -> position.violation(JsMove.text(move), how))
                    .orElseGet(() -> position.violation(JsMove.text(move)))
                    .map(Values::violation)
                    .orElse(null)));
  }

  /**
   * {@return a move}
   *
   * @param text the text of the move
   * @param strictness STRICT or LENIENT, by default also as people type moves
   */
  @JSExport
  public JsMove parseMove(@Nullable JSObject text, @Nullable JSObject strictness) {
    return Failures.convert(
        () -> {
          String given = Js.text(text, "The move");
          Optional<Strictness> how = Js.strictness(strictness);
          return new JsMove(
              how.isPresent() ? position.parseMove(given, how.get()) : position.parseMove(given));
        });
  }

  /**
   * {@return the position after a move}
   *
   * @param move a move or its text
   */
  @JSExport
  public JsPosition play(@Nullable JSObject move) {
    return Failures.convert(() -> new JsPosition(position.play(JsMove.text(move))));
  }

  /**
   * {@return the position after a legal move}
   *
   * @param index the index of the move
   */
  @JSExport
  public JsPosition successor(@Nullable JSObject index) {
    return Failures.convert(
        () -> new JsPosition(position.successor(Js.integer(index, "The index"))));
  }

  /**
   * {@return the symbol of a cell in diagrams}
   *
   * @param cell the notation of the cell
   */
  @JSExport
  public String symbol(@Nullable JSObject cell) {
    return Failures.convert(() -> Character.toString(position.symbol(Js.cell(cell))));
  }

  /**
   * {@return the name of the piece or stone on a cell, or null}
   *
   * @param cell the notation of the cell
   */
  @JSExport
  public @Nullable String occupant(@Nullable JSObject cell) {
    return Failures.convert(
        () -> position.occupant(Js.cell(cell)).map(Occupant::name).orElse(null));
  }

  /** {@return the connected components} */
  @JSExport
  public @Nullable JSObject components() {
    return Js.of(position.components().stream().map(Values::component).toList());
  }

  /** {@return the facts by name} */
  @JSExport
  public @Nullable JSObject facts() {
    return Js.of(position.facts());
  }

  /** {@return the hash} */
  @JSExport
  public JSBigInt hash() {
    return JSBigInt.valueOf(position.hash());
  }

  /** {@return the key for transposition tables} */
  @JSExport
  public JSBigInt transpositionKey() {
    return JSBigInt.valueOf(position.transpositionKey());
  }

  /** {@return the key for transposition tables that merges symmetric positions} */
  @JSExport
  public JSBigInt canonicalTranspositionKey() {
    return JSBigInt.valueOf(position.canonicalTranspositionKey());
  }

  /** {@return the canonical image} */
  @JSExport
  public JsPosition canonical() {
    return new JsPosition(position.canonical());
  }

  /** {@return the text of the position} */
  @JSExport
  public String text() {
    return position.text();
  }

  /** {@return a diagram of several lines} */
  @JSExport
  public String diagram() {
    return position.diagram();
  }

  /** {@return what a front end needs to draw the position} */
  @JSExport
  public @Nullable JSObject view() {
    return Js.of(ViewValues.position(Views.position(position)));
  }

  /**
   * {@return whether the positions are equal}
   *
   * @param other a position
   */
  @JSExport
  public boolean isEqual(@Nullable JSObject other) {
    return Failures.convert(() -> position.equals(of(other)));
  }

  /** Returns the text of the position. */
  @JSExport
  @Override
  public String toString() {
    return position.text();
  }

  /** {@return the text of the position, for JSON} */
  @JSExport
  public String toJSON() {
    return position.text();
  }

  @Override
  String typeName() {
    return "Position";
  }
}
