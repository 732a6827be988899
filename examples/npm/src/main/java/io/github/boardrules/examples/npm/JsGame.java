package io.github.boardrules.examples.npm;

import io.github.boardrules.core.Game;
import io.github.boardrules.picture.view.Views;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** See {@link Game}. */
@JSClass(name = "Game")
public final class JsGame extends JsValue {
  final Game<?> game;

  JsGame(Game<?> game) {
    this.game = game;
  }

  /** {@return the type} */
  @JSExport
  public JsGameType type() {
    return new JsGameType(game.type());
  }

  /** {@return the options that differ from their defaults} */
  @JSExport
  public @Nullable JSObject options() {
    return Js.of(game.options().asMap());
  }

  /** {@return the geometry of the board} */
  @JSExport
  public @Nullable JSObject board() {
    return Js.of(Values.board(game.board()));
  }

  /** {@return the start position} */
  @JSExport
  public JsPosition start() {
    return new JsPosition(game.start());
  }

  /**
   * {@return a position}
   *
   * @param text the text of the position
   */
  @JSExport
  public JsPosition parsePosition(@Nullable JSObject text) {
    return Failures.convert(
        () -> new JsPosition(game.parsePosition(Js.text(text, "The position"))));
  }

  /** {@return what a front end needs to draw the board} */
  @JSExport
  public @Nullable JSObject view() {
    return Js.of(ViewValues.board(Views.board(game)));
  }

  /** {@return the type and the options, for JSON} */
  @JSExport
  public @Nullable JSObject toJSON() {
    return Js.of(Values.map("game", game.type().id(), "options", game.options().asMap()));
  }

  @Override
  String typeName() {
    return "Game";
  }
}
