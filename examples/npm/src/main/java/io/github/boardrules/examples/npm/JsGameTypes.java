package io.github.boardrules.examples.npm;

import io.github.boardrules.core.GameTypes;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The games of the module; see {@link GameTypes}. */
@JSClass(name = "GameTypes")
public final class JsGameTypes {
  static final GameTypes INSTALLED = GameTypes.installed();

  private JsGameTypes() {}

  /** {@return all games, sorted by id} */
  @JSExport
  public static JsGameType[] all() {
    return INSTALLED.all().stream().map(JsGameType::new).toArray(JsGameType[]::new);
  }

  /**
   * {@return the game with an id, or null}
   *
   * @param id the id
   */
  @JSExport
  public static @Nullable JsGameType find(@Nullable JSObject id) {
    return Failures.convert(
        () -> INSTALLED.find(Js.text(id, "The id")).map(JsGameType::new).orElse(null));
  }
}
