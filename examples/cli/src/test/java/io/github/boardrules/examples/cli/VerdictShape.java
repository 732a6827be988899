package io.github.boardrules.examples.cli;

import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Converts verdicts from the documented shape to the earlier one, in which the first problem was
 * part of the verdict, winners were sides, and claims were texts.
 */
final class VerdictShape {
  private static final Map<String, String> OTHER_SIDE =
      Map.of(
          "BLACK", "WHITE", "WHITE", "BLACK", "VERTICAL", "HORIZONTAL", "HORIZONTAL", "VERTICAL");

  /** The earlier words for how a game ended, by those of the tag {@code Termination}. */
  private static final Map<String, String> ENDS =
      Map.of("resignation", "resign", "time forfeit", "time", "agreement", "agreed draw");

  /** The results of the earlier shape, in the notations of PGN and SGF, as the shape has them. */
  private static final Map<String, String> CLAIMS =
      Map.of(
          "1-0", "FIRST", "0-1", "SECOND", "1/2-1/2", "DRAW", "B+", "FIRST", "W+", "SECOND", "0",
          "DRAW", "Draw", "DRAW");

  /** Parts of a problem that the earliest shape does not have. */
  private static final Set<String> NEW = Set.of("cells", "parameters", "pointer", "variation");

  private VerdictShape() {}

  static boolean isDocumented(ObjectNode verdict) {
    return verdict.has("valid") && verdict.has("number");
  }

  static ObjectNode earlier(ObjectNode verdict) {
    ObjectNode earlier = JsonNodeFactory.instance.objectNode();
    earlier.set("game", verdict.path("number"));
    earlier.set("valid", verdict.path("valid"));
    if (verdict.has("game")) {
      earlier.set("type", verdict.path("game"));
    }
    if (verdict.has("claimed")) {
      earlier.set("claimed", verdict.path("claimed"));
    }
    earlier.set("moves", verdict.path("plies"));
    earlier.set("legalPlies", verdict.path("legalPlies"));
    JsonNode result = verdict.path("result");
    if (result.has("reason")) {
      earlier.set("winner", side(result));
      earlier.set("reason", result.path("reason"));
      int after = verdict.path("plies").asInt() - verdict.path("legalPlies").asInt();
      if (after > 0) {
        earlier.put("movesAfterTheEnd", after);
      }
    } else if (verdict.has("termination")) {
      earlier.put("end", end(verdict.path("termination").asString(), result));
    }
    JsonNode problems = verdict.path("problems");
    if (!problems.isEmpty()) {
      earlier.setAll(problem(problems.get(0)));
    }
    if (problems.size() > 1) {
      ArrayNode all = earlier.putArray("problems");
      problems.forEach(problem -> all.add(problem(problem)));
    }
    return earlier;
  }

  private static JsonNode side(JsonNode result) {
    return result.has("side") ? result.path("side") : result.path("winner");
  }

  private static String end(String termination, JsonNode result) {
    int by = termination.indexOf(" by ");
    String kind = by < 0 ? termination : termination.substring(0, by);
    String winner = result.path("side").asString("");
    return ENDS.getOrDefault(kind, kind)
        + (winner.isEmpty() ? "" : " by " + OTHER_SIDE.getOrDefault(winner, "?"));
  }

  private static ObjectNode problem(JsonNode problem) {
    ObjectNode earlier = ((ObjectNode) problem).deepCopy();
    earlier.set("why", earlier.remove("reason"));
    return earlier.remove(NEW);
  }

  /**
   * Leaves out of a verdict in the earlier shape what the other one does not state: claims of
   * nothing, that a game is unfinished, and the name of the setup.
   */
  static ObjectNode comparable(ObjectNode verdict) {
    if (!verdict.has("valid")) {
      return verdict;
    }
    verdict.remove("setup");
    JsonNode claimed = verdict.path("claimed");
    if (!claimed.isMissingNode()) {
      String text = claimed.asString("");
      verdict.remove("claimed");
      if (!text.isEmpty() && !text.equals("*")) {
        verdict.put("claimed", CLAIMS.getOrDefault(text, text));
      }
    }
    if (verdict.path("end").asString("").equals("unfinished")) {
      verdict.remove("end");
    }
    return verdict;
  }
}
