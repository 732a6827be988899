package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.loa.Loa;
import io.github.boardrules.loa.LoaMove;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests how records with problems are shown, and how records are changed. */
class RecordChangesTest {
  private static final String BAD =
      """
      [Game "loa"]
      [First "Ada"]

      1. b1-b3 $1 {good} (1. c1-c3 h7-f7 2. c3-c9) h7-f7 2. b3-b6 h2-f2 0-1
      """;

  @TempDir static Path folder;
  private static BoardServer server;
  private static Client client;

  @BeforeAll
  static void start() {
    server = TestSettings.start(folder);
    client = new Client(server.address());
  }

  @AfterAll
  static void stop() {
    server.close();
    assertTrue(client.statuses().elementSet().stream().allMatch(status -> status < 500));
  }

  private static JsonNode show(String query, String text) {
    return client.post("api/v1/records/show" + query, text).ok(200);
  }

  private static JsonNode change(String record, String place, String name, Object value) {
    return posted(Map.of("record", record, "place", place, name, value)).ok(200);
  }

  private static Answer posted(Map<String, Object> change) {
    return client.postJson("api/v1/records/change", Json.MAPPER.writeValueAsString(change));
  }

  @Test
  void recordWithProblemsIsShownAsFarAsItIsLegal() {
    JsonNode shown = show("", BAD);
    assertEquals(2, shown.path("version").asInt());
    assertEquals("2", shown.path("place").asString());
    assertEquals(
        ImmutableList.of(
            "b1-b3 -1 true",
            "c1-c3 -1 true",
            "h7-f7 1 true",
            "c3-c9 2 OFF_BOARD",
            "h7-f7 0 true",
            "b3-b6 4 WRONG_DISTANCE",
            "h2-f2 5 false"),
        moves(shown));
    assertEquals("good", shown.at("/record/moves/0/commentAfter").asString());
    assertEquals("[1]", shown.at("/record/moves/0/nags").toString());
    assertEquals("Ada", shown.at("/record/tags/First").asString());
    assertEquals("[\"b3\",\"b6\"]", shown.at("/record/moves/5/problem/cells").toString());
    assertEquals(2, shown.at("/verdict/problems").size());
    // The legal part alone is a record.
    JsonNode legal = show("", shown.at("/records/brg").asString());
    assertTrue(legal.at("/verdict/valid").asBoolean(), legal.path("verdict").toString());
    assertEquals(shown.path("position"), legal.path("position"));
  }

  /** Returns the notation of every move, the move that it follows, and whether it is legal. */
  private static ImmutableList<String> moves(JsonNode shown) {
    List<String> moves = new ArrayList<>();
    for (JsonNode move : shown.at("/record/moves")) {
      String reason = move.at("/problem/reason").asString(move.path("played").asString());
      moves.add(move.path("text").asString() + " " + move.path("after").asInt() + " " + reason);
    }
    return ImmutableList.copyOf(moves);
  }

  @Test
  void errorInAMemberOfTheChangeNamesItsPlace() {
    Map<String, Map<String, Object>> wrong =
        ImmutableMap.of(
            "/annotate/nags", Map.of("annotate", Map.of("nags", "1")),
            "/annotate/commentAfter", Map.of("annotate", Map.of("commentAfter", 1)),
            "/annotate/x~1y", Map.of("annotate", Map.of("x/y", 1)),
            "/describe/tags", Map.of("describe", Map.of("tags", 1)),
            "/describe/tags/Event", Map.of("describe", Map.of("tags", Map.of("Event", 1))),
            "/describe/comment", Map.of("describe", Map.of("comment", 1)),
            "/describe/x", Map.of("describe", Map.of("x", 1)),
            "/annotate", Map.of("annotate", 1));
    wrong.forEach(
        (pointer, change) -> {
          Map<String, Object> request =
              ImmutableMap.<String, Object>builder()
                  .put("record", "[Game \"loa\"]\n\n1. b1-b3 *\n")
                  .put("place", "1")
                  .putAll(change)
                  .buildOrThrow();
          Answer answer = posted(request);
          answer.misshapen();
          assertEquals(pointer, answer.json().at("/error/pointer").asString(), answer.text());
        });
  }

  @Test
  @Tag("proof")
  void everyPlaceOfAVariationCanBeShown() {
    GameInProgress<LoaMove> game = GameInProgress.of(Loa.game()).play("c1-c3").play("h7-f7");
    for (String place : new String[] {"0.1.1", "0.1", "0.1.0", "0"}) {
      JsonNode shown = show("?place=" + place, BAD);
      int ply = shown.path("ply").asInt();
      assertEquals(game.at(ply).position().text(), shown.at("/position/text").asString(), place);
    }
    for (String place : new String[] {"3", "0.2", "0.1.2", "1.1", "99999999.5"}) {
      client.post("api/v1/records/show?place=" + place, BAD).error(409, "NO_SUCH_PLY");
    }
    for (String place : new String[] {"x", "1.", "-1", "1..2"}) {
      client.post("api/v1/records/show?place=" + place, BAD).error(400, "WRONG_TYPE");
    }
  }

  @Test
  void movesAndVariationsAreAddedAnnotatedPromotedAndDeleted() {
    GameInProgress<LoaMove> game = GameInProgress.of(Loa.game());
    String record = show("", "[Game \"loa\"]\n\n*\n").at("/records/brg").asString();
    JsonNode shown = change(record, "0", "play", "b1-b3");
    shown = change(record(shown), "0", "play", "c1-c3");
    assertEquals("0.1.0", shown.path("place").asString());
    shown = change(record(shown), "0.1", "play", "h7xf7");
    assertEquals("0.1.1", shown.path("place").asString());
    shown =
        change(
            record(shown),
            "0.1.1",
            "annotate",
            Map.of("commentAfter", "a capture?", "nags", List.of(5)));
    shown = change(record(shown), "0", "describe", Map.of("tags", Map.of("First", "Ada")));
    game = game.play("b1-b3").undo().playVariation("c1-c3").playVariation("h7-f7");
    game = game.annotate(notes -> notes.withCommentAfter("a capture?").withNags(5));
    game = game.withHeader(game.header().withTag("First", "Ada"));
    assertEquals(BrgFormat.BRG.write(game.toReplay()), record(shown));

    JsonNode promoted = change(record(shown), "0.1.1", "promote", true);
    assertEquals("2", promoted.path("place").asString());
    assertEquals(
        BrgFormat.BRG.write(game.at(0).promote(1).toReplay()), record(promoted), "promoted");
    JsonNode main = change(record(shown), "0.1.1", "main", true);
    assertEquals(record(promoted), record(main));
    JsonNode deleted = change(record(shown), "0.1", "delete", true);
    assertEquals("0", deleted.path("place").asString());
    assertEquals(BrgFormat.BRG.write(game.at(0).delete(1).toReplay()), record(deleted));
    JsonNode merged = change(record(deleted), "1", "merge", record(promoted));
    assertEquals("1", merged.path("place").asString());
    assertEquals(record(shown), record(merged));
  }

  private static String record(JsonNode shown) {
    return shown.at("/records/brg").asString();
  }

  @Test
  void changesThatCannotBeMadeAreRefused() {
    String record = "[Game \"loa\"]\n\n1. b1-b3 *\n";
    String other = "[Game \"loa\"]\n[Options \"size=5\"]\n\n1. b1-b3 *\n";
    for (Object[] wrong :
        new Object[][] {
          {409, "ILLEGAL_MOVE", "1", "play", "b3-b4"},
          {422, "UNREADABLE", "1", "play", "b3-z9"},
          {400, "WRONG_TYPE", "1", "play", 5},
          {409, "NOT_CHANGEABLE", "0", "delete", true},
          {400, "WRONG_TYPE", "1", "delete", false},
          {409, "NOT_CHANGEABLE", "0", "annotate", Map.of("commentAfter", "x")},
          {409, "NOT_CHANGEABLE", "1", "annotate", Map.of("nags", List.of(999))},
          {400, "WRONG_TYPE", "1", "annotate", Map.of("nags", "x")},
          {400, "UNKNOWN_MEMBER", "1", "annotate", Map.of("color", "x")},
          {409, "NOT_CHANGEABLE", "1", "describe", Map.of("tags", Map.of("Game", "x"))},
          {409, "NOT_CHANGEABLE", "1", "merge", other},
          {422, "BAD_RECORD", "1", "merge", "hello"},
          {409, "NO_SUCH_PLY", "2", "play", "h7-f7"},
        }) {
      posted(ImmutableMap.of("record", record, "place", wrong[2], (String) wrong[3], wrong[4]))
          .error((int) wrong[0], (String) wrong[1]);
    }
    Map<String, Object> nothing = Map.of("record", record, "place", "1");
    posted(nothing).error(400, "MISSING_MEMBER");
    Map<String, Object> two = Map.of("record", record, "place", "1", "main", true, "delete", true);
    posted(two).error(400, "CONTRADICTION");
    Map<String, Object> bad = Map.of("record", BAD, "place", "1", "main", true);
    posted(bad).error(422, "BAD_RECORD");
  }

  @Test
  @Tag("proof")
  void longAndDeepRecordsAreChanged() {
    GameInProgress<LoaMove> game = GameInProgress.of(Loa.game());
    Random random = new Random(43);
    String deepest = "";
    int depth = 0;
    for (; depth < 100; depth++) {
      GameInProgress<LoaMove> before = game;
      List<LoaMove> moves = new ArrayList<>(game.position().legalMoves());
      Collections.shuffle(moves, random);
      moves.removeIf(move -> before.position().play(move).isOver());
      game = game.play(moves.get(0)).undo().playVariation(moves.get(1));
      String text = BrgFormat.BRG.write(game.toReplay());
      if (!show("", text).at("/verdict/valid").asBoolean()) {
        break;
      }
      deepest = text;
    }
    assertEquals(2 * depth, show("", deepest).at("/record/moves").size());
    String place = "0" + ".1.0".repeat(depth);
    JsonNode main = change(deepest, place, "main", true);
    assertEquals(Integer.toString(depth), main.path("place").asString());
    assertEquals(game.at(depth).position().text(), main.at("/position/text").asString());
    // One more variation could not be read again.
    List<LoaMove> next = game.at(depth).position().legalMoves();
    String move = next.get(0).notation();
    String other = next.get(1).notation();
    String longer = record(change(deepest, place, "play", move));
    posted(Map.of("record", longer, "place", place, "play", other)).error(409, "NOT_CHANGEABLE");
  }

  @Test
  void animationShowsTheMainLine() {
    JsonNode answer =
        client.post("api/v1/records/animation", "[Game \"loa\"]\n\n1. b1-b3 *\n").ok(200);
    assertTrue(answer.path("svg").asString().contains("<animate "));
    client.post("api/v1/records/animation", BAD).error(422, "BAD_RECORD");
    String turns = " b1-b3 h7-f7 b3-b1 f7-h7".repeat(126);
    String longGame = "[Game \"loa\"]\n[Options \"repetition=NONE\"]\n\n" + turns + " *\n";
    client.post("api/v1/records/animation", longGame).error(422, "TOO_MUCH_WORK");
  }
}
