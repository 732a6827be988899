package io.github.boardrules.examples.npm;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.trace.StructuredOptions;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** See {@link GameType}. */
@JSClass(name = "GameType")
public final class JsGameType extends JsValue {
  private final GameType type;

  JsGameType(GameType type) {
    this.type = type;
  }

  /** {@return the id} */
  @JSExport
  public String id() {
    return type.id();
  }

  /** {@return the title} */
  @JSExport
  public String title() {
    return type.title();
  }

  /** {@return the authors, the year, the rules in words and links} */
  @JSExport
  public @Nullable JSObject about() {
    return Js.of(Values.about(type.about()));
  }

  /** {@return the options} */
  @JSExport
  public @Nullable JSObject options() {
    return Js.of(type.options().stream().map(Values::option).toList());
  }

  /**
   * {@return a game}
   *
   * @param options the values of options by name, which may be missing
   */
  @JSExport
  public JsGame game(@Nullable JSObject options) {
    return Failures.convert(
        () -> new JsGame(type.game(StructuredOptions.of(Js.map(options, "The options")))));
  }

  /** {@return the id, for JSON} */
  @JSExport
  public String toJSON() {
    return type.id();
  }

  @Override
  String typeName() {
    return "GameType";
  }
}
