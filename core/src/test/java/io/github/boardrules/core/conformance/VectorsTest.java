package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.core.trace.Snapshot;
import io.github.boardrules.core.trace.SnapshotLimit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Replays the games and inputs that an independent implementation has judged, and compares its
 * judgments with the {@link Snapshot}. The files {@code games.jsonl.gz}, {@code
 * bad_inputs.jsonl.gz}, {@code alternative_inputs.jsonl.gz} and {@code bad_options.jsonl.gz} are
 * test resources of the game in the folder {@code vectors/<id>}. The games of {@code
 * boards.jsonl.gz}, if it exists, are replayed as well; {@link RecomputedVectorsTest} makes it.
 *
 * <p>On boards of more than 121 cells, a vector has the number and a hash of the legal moves
 * instead of the list; a type that implements {@link SnapshotLimit} has another limit.
 */
public abstract class VectorsTest {
  private final GameType type;
  private final VectorFiles files;

  /**
   * Creates the test of a game.
   *
   * @param type the type of the game
   */
  protected VectorsTest(GameType type) {
    this.type = type;
    this.files = new VectorFiles(type);
  }

  @Test
  void everyPlyMatchesTheVectors() {
    List<JsonNode> games = new ArrayList<>(files.lines("games.jsonl.gz"));
    assertTrue(!games.isEmpty(), "no vectors");
    games.addAll(files.linesIfPresent(VectorFiles.BOARDS));
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
      assertTrue(position.outcome().isEmpty(), "the game is over before ply " + ply);
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

  private static void checkPly(Position<?> position, JsonNode expected) {
    int maximum =
        position.game().type() instanceof SnapshotLimit limit
            ? limit.maxCellsListed()
            : SnapshotLimit.DEFAULT;
    assertAlike(
        expected, VectorFiles.json(Snapshot.of(position)), position.board().size(), maximum);
    assertEquals(position.legalMoves().size(), position.legalMoveCount(), "legalMoveCount");
  }

  /**
   * Compares a snapshot with its vector.
   *
   * @param cells the number of cells of the board
   * @param maximum the maximum for which a snapshot lists the legal moves
   */
  static void assertAlike(JsonNode expected, JsonNode found, int cells, int maximum) {
    if (expected.has("legal") && !found.has("legal")) {
      fail(
          "the vectors have legal, but a board of "
              + cells
              + " cells has more than the limit of "
              + maximum
              + " cells, so a snapshot has legalCount and legalSha256 instead. Write these, or let"
              + " the type implement SnapshotLimit");
    }
    if (expected.has("legalCount") && found.has("legal")) {
      fail(
          "the vectors have legalCount, but a board of "
              + cells
              + " cells is within the limit of "
              + maximum
              + " cells, so a snapshot has legal instead. Write it, or let the type implement"
              + " SnapshotLimit");
    }
    assertAlike(expected, found);
  }

  private static void checkOutcome(Position<?> position, JsonNode expected) {
    assertEquals(expected.isNull(), position.outcome().isEmpty(), "the game has no outcome");
    position
        .outcome()
        .ifPresent(outcome -> assertAlike(expected, VectorFiles.json(Snapshot.of(outcome))));
  }

  /** Compares value by value first, so that a failure names the value that differs. */
  private static void assertAlike(JsonNode expected, JsonNode found) {
    expected
        .properties()
        .forEach(
            entry -> assertEquals(entry.getValue(), found.get(entry.getKey()), entry.getKey()));
    assertEquals(expected, found);
  }

  @Test
  void badInputsAreRefused() {
    for (JsonNode vector : files.lines("bad_inputs.jsonl.gz")) {
      Position<?> position = reach(vector);
      String input = vector.get("input").asString();
      String kind = vector.get("kind").asString();
      String refusal = refusal(position, input, strictness(vector));
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
      Position<M> position, String input, Strictness strictness) {
    try {
      return position
          .violation(position.parseMove(input, strictness))
          .map(violation -> "violation " + violation.code().name())
          .orElse("");
    } catch (NotationException e) {
      return "notation " + e.code().name();
    }
  }

  @Test
  void alternativeInputsAreParsedToTheExpectedMove() {
    for (JsonNode vector : files.lines("alternative_inputs.jsonl.gz")) {
      checkMeaning(
          reach(vector),
          vector.get("input").asString(),
          strictness(vector),
          vector.get("means").asString());
    }
  }

  private static <M extends Move> void checkMeaning(
      Position<M> position, String input, Strictness strictness, String means) {
    M move = position.parseMove(input, strictness);
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

  private static Strictness strictness(JsonNode vector) {
    return vector.path("strict").asBoolean(false) ? Strictness.STRICT : Strictness.LENIENT;
  }
}
