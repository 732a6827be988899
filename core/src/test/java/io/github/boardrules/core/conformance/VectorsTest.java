package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.common.hash.Hashing;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Reading;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.text.NotationException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Plays everything that an independent implementation has judged, and compares each judgement. The
 * files lie in the test resources of the game, in {@code vectors/<id>/}: {@code games.jsonl.gz},
 * {@code bad_inputs.jsonl.gz}, {@code alternative_inputs.jsonl.gz} and {@code
 * bad_options.jsonl.gz}.
 */
public abstract class VectorsTest {
  private final GameType type;
  private final VectorFiles files;

  /**
   * A test of the game's vectors.
   *
   * @param type the type
   */
  protected VectorsTest(GameType type) {
    this.type = type;
    this.files = new VectorFiles(type);
  }

  /**
   * {@return what the vectors say of a position besides whose turn it is and what is legal, by the
   * vectors' keys, in maps, lists, strings, numbers and nulls}
   *
   * @param position a position
   */
  protected abstract Map<String, ?> facts(Position<?> position);

  /**
   * {@return what the vectors say of an outcome besides winner and reason, likewise}
   *
   * @param outcome the outcome
   */
  protected Map<String, ?> facts(Outcome outcome) {
    return Map.of();
  }

  @Test
  void everyPlyOfEveryGameIsAsTheVectorsSay() {
    List<JsonNode> games = files.lines("games.jsonl.gz");
    assertTrue(!games.isEmpty(), "no vectors");
    for (JsonNode game : games) {
      try {
        playThrough(game);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(game.path("id").asString() + ": " + e.getMessage(), e);
      }
    }
  }

  private void playThrough(JsonNode vector) {
    Position<?> position = type.game(VectorFiles.options(vector.get("options"))).start();
    List<String> moves = VectorFiles.strings(vector.get("moves"));
    checkPly(position, vector.get("plies").get(0));
    for (int ply = 1; ply <= moves.size(); ply++) {
      assertTrue(position.outcome().isEmpty(), "over before ply " + ply);
      position = position.play(moves.get(ply - 1));
      try {
        checkPly(position, vector.get("plies").get(ply));
      } catch (AssertionError e) {
        throw new AssertionError(
            "after ply " + ply + " " + moves.get(ply - 1) + ": " + e.getMessage(), e);
      }
    }
    checkOutcome(position, vector.get("outcome"));
  }

  private void checkPly(Position<?> position, JsonNode ply) {
    assertEquals(text(ply.get("toMove")), position.toMove().map(Enum::name).orElse(null), "toMove");
    assertEquals(
        text(ply.get("side")), position.sideToMove().map(s -> s.name()).orElse(null), "side");
    List<String> legal = position.legalMoves().stream().map(Move::toString).sorted().toList();
    assertEquals(legal.size(), position.legalMoveCount(), "legalMoveCount");
    if (ply.has("legal")) {
      assertEquals(VectorFiles.strings(ply.get("legal")), legal, "legal");
    } else {
      assertEquals(ply.get("legalCount").asInt(), legal.size(), "legalCount");
      String joined = String.join("\n", legal);
      assertEquals(
          ply.get("legalSha256").asString(),
          Hashing.sha256().hashString(joined, StandardCharsets.UTF_8).toString(),
          "legalSha256");
    }
    facts(position)
        .forEach((key, value) -> assertEquals(VectorFiles.plain(ply.get(key)), value, key));
  }

  private void checkOutcome(Position<?> position, JsonNode expected) {
    assertEquals(expected.isNull(), position.outcome().isEmpty(), "outcome at the end");
    if (!expected.isNull()) {
      Outcome outcome = position.outcome().orElseThrow();
      assertEquals(
          expected.get("winner").asString(),
          outcome.winner().map(Enum::name).orElse("DRAW"),
          "winner");
      assertEquals(expected.get("reason").asString(), outcome.reason().label(), "reason");
      facts(outcome)
          .forEach((key, value) -> assertEquals(VectorFiles.plain(expected.get(key)), value, key));
    }
  }

  @Test
  void badInputsAreRefused() {
    for (JsonNode vector : files.lines("bad_inputs.jsonl.gz")) {
      Position<?> position = reach(vector);
      String input = vector.get("input").asString();
      String kind = vector.get("kind").asString();
      String refusal = refusal(position, input, reading(vector));
      String expected = vector.get("id").asString() + " " + kind + " '" + input + "': " + refusal;
      switch (kind) {
        case "illegal" -> assertTrue(refusal.startsWith("violation"), expected);
        case "offBoard" -> assertTrue(!refusal.isEmpty(), expected);
        case "malformed" -> assertTrue(refusal.startsWith("notation"), expected);
        default -> fail("unknown kind " + kind);
      }
    }
  }

  private static <M extends Move> String refusal(
      Position<M> position, String input, Reading reading) {
    try {
      return position
          .violation(position.readMove(input, reading))
          .map(violation -> "violation " + violation.code().name())
          .orElse("");
    } catch (NotationException e) {
      return "notation " + e.code().name();
    }
  }

  @Test
  void alternativeInputsMeanWhatTheVectorsSay() {
    for (JsonNode vector : files.lines("alternative_inputs.jsonl.gz")) {
      checkMeaning(
          reach(vector),
          vector.get("input").asString(),
          reading(vector),
          vector.get("means").asString());
    }
  }

  private static <M extends Move> void checkMeaning(
      Position<M> position, String input, Reading reading, String means) {
    M move = position.readMove(input, reading);
    assertEquals(means, move.toString(), input);
    assertTrue(position.isLegal(move), input);
  }

  @Test
  void badOptionsAreRefused() {
    for (JsonNode vector : files.lines("bad_options.jsonl.gz")) {
      RuntimeException refusal =
          assertThrows(
              RuntimeException.class,
              () -> type.game(VectorFiles.options(vector.get("options"))),
              vector.get("id").asString());
      assertTrue(
          refusal instanceof OptionException || refusal instanceof SetupException,
          () -> vector.get("id").asString() + ": " + refusal);
    }
  }

  private Position<?> reach(JsonNode vector) {
    Position<?> position = type.game(VectorFiles.options(vector.get("options"))).start();
    for (String move : VectorFiles.strings(vector.get("moves"))) {
      position = position.play(move);
    }
    return position;
  }

  private static Reading reading(JsonNode vector) {
    return vector.path("strict").asBoolean(false) ? Reading.STRICT : Reading.LENIENT;
  }

  @SuppressWarnings("NullAway") // the vectors say null for nobody and nothing
  private static String text(JsonNode node) {
    return node.isNull() ? null : node.asString();
  }
}
