package io.github.boardrules.examples.npm;

import io.github.boardrules.core.Move;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** See {@link Move}. */
@JSClass(name = "Move")
public final class JsMove extends JsValue {
  final Move move;

  JsMove(Move move) {
    this.move = move;
  }

  /** Returns a move, or throws an exception if the value is not one. */
  static Move of(@Nullable JSObject value) {
    if (Js.object(value) instanceof JsMove given) {
      return given.move;
    }
    throw Js.wrongType(value, "The move", "a Move");
  }

  /** Returns the notation of a move that is given as a move or as a text. */
  static String text(@Nullable JSObject value) {
    return Js.object(value) instanceof JsMove given
        ? given.move.notation()
        : Js.text(value, "The move");
  }

  static JsMove[] all(Iterable<? extends Move> moves) {
    return com.google.common.collect.Streams.stream(moves).map(JsMove::new).toArray(JsMove[]::new);
  }

  /** {@return the canonical notation} */
  @JSExport
  public String notation() {
    return move.notation();
  }

  /** {@return the cells that the move names} */
  @JSExport
  public @Nullable JSObject cells() {
    return Js.of(move.cells());
  }

  /** Returns the canonical notation. */
  @JSExport
  @Override
  public String toString() {
    return move.notation();
  }

  /** {@return the canonical notation, for JSON} */
  @JSExport
  public String toJSON() {
    return move.notation();
  }

  @Override
  String typeName() {
    return "Move";
  }
}
