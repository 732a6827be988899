package io.github.boardrules.examples.server;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.NotationException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The expected response to a move, computed with the library.
 *
 * @param status the HTTP status
 * @param what the notation of a legal move, or the error code with its details
 * @param next the position after a legal move
 */
record Oracle(int status, List<Object> what, @Nullable Position<?> next) {

  static <M extends Move> Oracle of(Position<M> position, String text) {
    if (position.isOver()) {
      return new Oracle(409, List.of("GAME_OVER"), null);
    }
    M move;
    try {
      move = position.parseMove(text);
    } catch (NotationException e) {
      return new Oracle(422, List.of("UNREADABLE", e.code().name(), e.offset()), null);
    }
    Optional<Violation> violation = position.violation(move);
    return violation
        .map(
            broken ->
                new Oracle(
                    409,
                    List.of(
                        "ILLEGAL_MOVE",
                        broken.code().name(),
                        broken.cells().stream().map(Cell::toString).toList()),
                    null))
        .orElseGet(() -> new Oracle(200, List.of(move.toString()), position.play(move)));
  }

  /** Extracts the contents of a response in the form of {@link #what}. */
  static List<Object> said(Answer answer) {
    JsonNode json = answer.json();
    if (answer.status() == 200) {
      return List.of(json.path("move").asString());
    }
    JsonNode error = json.path("error");
    String code = error.path("code").asString();
    return switch (code) {
      case "UNREADABLE" ->
          List.of(code, error.path("reason").asString(), error.path("offset").asInt());
      case "ILLEGAL_MOVE" ->
          List.of(
              code,
              error.at("/violation/code").asString(),
              Answer.texts(error.at("/violation/cells")));
      default -> List.of(code);
    };
  }

  /** Returns whether a response is as expected, including the position that it contains. */
  boolean agrees(Answer answer) {
    return answer.status() == status
        && said(answer).equals(what)
        && (next == null || hasTurn(answer.json(), next));
  }

  private static boolean hasTurn(JsonNode shown, Position<?> position) {
    return shown.path("over").asBoolean() == position.isOver()
        && shown.path("toMove").asString("").equals(name(position));
  }

  /** Returns whether the JSON of a position agrees with the library. */
  static boolean shows(JsonNode shown, Position<?> position) {
    return shown.path("text").asString().equals(position.text())
        && hasTurn(shown, position)
        && shown.has("outcome") == position.outcome().isPresent()
        && shown.path("legalMoves").asInt() == position.legalMoveCount();
  }

  /** Returns whether the JSON of a position to draw agrees with the library. */
  static boolean draws(JsonNode view, Position<?> position) {
    return view.path("text").asString().equals(position.text())
        && view.path("diagram").asString().equals(position.diagram())
        && hasTurn(view, position)
        && view.has("outcome") == position.outcome().isPresent()
        && moves(view).equals(position.legalMoves().stream().map(Move::toString).toList());
  }

  private static String name(Position<?> position) {
    return position.toMove().map(Enum::name).orElse("");
  }

  static List<String> moves(JsonNode shown) {
    return shown.path("moves").values().stream().map(move -> move.path("text").asString()).toList();
  }
}
