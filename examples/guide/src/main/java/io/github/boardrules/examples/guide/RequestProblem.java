package io.github.boardrules.examples.guide;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.text.NotationException;
import java.util.Map;
import tools.jackson.databind.exc.InvalidFormatException;

/** The body of a response with the status 400. */
public final class RequestProblem {
  private RequestProblem() {}

  /**
   * {@return the first exception of the library among an exception and its causes, as an object}
   *
   * @param thrown what reading a request or playing a move threw
   */
  public static Map<String, Object> of(Throwable thrown) {
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      String message = String.valueOf(cause.getMessage());
      if (cause instanceof NotationException e) {
        return body(e.code(), message, "offset", e.offset());
      } else if (cause instanceof OptionException e) {
        return body(e.code(), message, "option", e.option());
      } else if (cause instanceof SetupException e) {
        return body("BAD_SETUP", message, "violations", e.defects());
      } else if (cause instanceof IllegalMoveException e) {
        return e.violation().toMap();
      } else if (cause instanceof InvalidFormatException e && e.getTargetType() == GameType.class) {
        return body("UNKNOWN_GAME", "The game is not installed", "field", "game");
      }
    }
    return ImmutableMap.of(
        "code", "BAD_JSON", "message", "The JSON has another form than expected");
  }

  private static Map<String, Object> body(Object code, String text, String key, Object value) {
    return ImmutableMap.of("code", code, "message", text, key, value);
  }
}
