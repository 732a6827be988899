package io.github.boardrules.interchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.Lists;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Judges records that the program of Abstract Play has written. They are not part of the project;
 * without them, the tests are skipped.
 */
final class AbstractPlayRecordsTest {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final AbstractPlayFormat FORMAT = new AbstractPlayFormat();

  private static List<JsonNode> games() throws IOException {
    List<JsonNode> games = new ArrayList<>();
    Path folder = Texts.folder("abstractplay");
    for (String prefix : List.of("loa-", "linage-")) {
      for (Path file : Texts.files(folder, prefix)) {
        Texts.lines(file).forEach(line -> games.add(JSON.readTree(line)));
      }
    }
    return games;
  }

  private static GameReplay judge(JsonNode game) {
    return Texts.judgeOne(FORMAT, game.get("record").toString());
  }

  private static String name(JsonNode game) {
    return game.at("/record/header/site/gameid").asString();
  }

  @Test
  @SuppressWarnings("SystemOut") // the counts are the result of the comparison
  void everyRecordAgreesWithItsResult() throws IOException {
    int plies = 0;
    Map<String, Integer> ends = new HashMap<>();
    List<String> buttons = new ArrayList<>();
    List<JsonNode> games = games();
    for (JsonNode game : games) {
      GameReplay verdict = judge(game);
      plies += verdict.legalPlies();
      if (!verdict.isValid()) {
        // The program accepts a second take of the button, which the site does not offer.
        assertEquals("BUTTON_TAKEN", verdict.problems().get(0).reason(), name(game));
        buttons.add(name(game));
        continue;
      }
      check(game, verdict, ends);
    }
    System.out.printf(
        "Abstract Play: %d records, %d plies, ends %s, button taken twice in %d%n",
        games.size(), plies, ends, buttons.size());
    assertEquals(3, buttons.size());
    assertEquals(311, games.size());
  }

  private static void check(JsonNode game, GameReplay verdict, Map<String, Integer> ends) {
    JsonNode last = game.get("plies").get(game.get("plies").size() - 1);
    List<Integer> winners = last.get("winner").valueStream().map(JsonNode::asInt).toList();
    GameResult expected =
        winners.size() == 2
            ? GameResult.DRAW
            : winners.isEmpty()
                ? GameResult.UNKNOWN
                : winners.get(0) == 1 ? GameResult.FIRST : GameResult.SECOND;
    assertEquals(expected, verdict.result(), name(game));
    assertEquals(
        expected == GameResult.UNKNOWN
            ? ClaimedResult.Check.UNDECIDABLE
            : ClaimedResult.Check.AGREES,
        verdict.claimCheck(),
        name(game));
    assertTrue(verdict.outcome().isPresent() || isEndedByPlayers(game), name(game));
    ends.merge(verdict.outcome().isPresent() ? "by rule" : "by players", 1, Integer::sum);
  }

  private static boolean isEndedByPlayers(JsonNode game) {
    JsonNode moves = game.at("/record/moves");
    JsonNode round = moves.get(moves.size() - 1);
    return List.of("resign", "timeout", "draw", "abandoned")
        .contains(round.get(round.size() - 1).asString());
  }

  @Test
  @Tag("proof")
  void theWholeArrayAndTheLinesGiveTheSameVerdicts() throws IOException {
    ArrayNode array = JSON.createArrayNode();
    StringBuilder lines = new StringBuilder();
    List<String> expected = new ArrayList<>();
    for (JsonNode game : games().subList(150, 260)) {
      array.add(game.get("record"));
      lines.append(game.get("record")).append('\n');
      expected.add(judge(game).summary().replaceAll(" \\(line.*", ""));
    }
    for (String text : List.of(array.toString(), array.toPrettyString(), lines.toString())) {
      List<String> found =
          Texts.judge(FORMAT, text).stream()
              .map(verdict -> verdict.summary().replaceAll(" \\(line.*", ""))
              .toList();
      assertEquals(expected, found);
    }
  }

  @Test
  @Tag("proof")
  void everyRecordIsWrittenAndReadAgain() throws IOException {
    for (JsonNode game : games()) {
      GameReplay verdict = judge(game);
      if (verdict.isValid()) {
        String text = FORMAT.write(verdict);
        GameReplay again = Texts.judgeOne(FORMAT, text);
        assertSame(verdict.record(), again.record());
        assertEquals(List.of(), FORMAT.losses(verdict));
        // Apart from the order of the keys, the text is that of the program.
        assertEquals(withoutOrder(game.get("record")), withoutOrder(JSON.readTree(text)));
      }
    }
  }

  /** Compares all but the texts of moves: a leading zero of a komi is gone. */
  private static void assertSame(GameRecord expected, GameRecord found) {
    assertEquals(expected.header().tags(), found.header().tags());
    assertEquals(expected.options(), found.options());
    assertEquals(expected.setup(), found.setup());
    assertEquals(expected.header().claim(), found.header().claim());
    assertEquals(expected.header().termination(), found.header().termination());
    assertEquals(
        Lists.transform(expected.moves(), RecordedMove::notation),
        Lists.transform(found.moves(), RecordedMove::notation));
  }

  /** Returns the record with all that the order of variants does not change. */
  private static JsonNode withoutOrder(JsonNode record) {
    ObjectNode copy = (ObjectNode) record.deepCopy();
    List<String> variants =
        new ArrayList<>(
            copy.at("/header/game/variants").valueStream().map(JsonNode::asString).toList());
    variants.sort(null);
    ((ObjectNode) copy.at("/header/game")).set("variants", JSON.valueToTree(variants));
    // A leading zero and the sign of zero are gone.
    ArrayNode first = (ArrayNode) copy.at("/moves/0");
    if (first.get(0).asString().matches("-?[0-9]+")) {
      first.set(0, JSON.valueToTree(Integer.toString(Integer.parseInt(first.get(0).asString()))));
    }
    return JSON.readTree(copy.toString());
  }

  @Test
  @Tag("proof")
  void aChangedResultIsFound() throws IOException {
    int found = 0;
    for (JsonNode game : games()) {
      if (judge(game).outcome().isPresent() && judge(game).isValid()) {
        ObjectNode changed = (ObjectNode) game.deepCopy();
        ArrayNode players = (ArrayNode) changed.at("/record/header/players");
        for (JsonNode player : players) {
          ((ObjectNode) player).put("result", 1 - player.get("result").asInt());
        }
        GameReplay verdict = judge(changed);
        if (players.get(0).get("result").equals(players.get(1).get("result"))) {
          assertEquals(GameResult.UNKNOWN, verdict.record().header().result());
        } else {
          assertEquals(Code.RESULT_CONTRADICTED, verdict.problems().get(0).code());
          assertEquals("/header/players/0", verdict.problems().get(0).location().pointer());
        }
        found++;
      }
    }
    assertTrue(found > 200);
  }

  @Test
  @Tag("proof")
  void aChangedScoreIsFound() throws IOException {
    int found = 0;
    for (JsonNode game : games()) {
      if (name(game).startsWith("linage") && judge(game).isValid()) {
        ObjectNode changed = (ObjectNode) game.deepCopy();
        ObjectNode player = (ObjectNode) changed.at("/record/header/players/1");
        player.put("score", player.get("score").asDouble() + 0.5);
        assertNotEquals(List.of(), judge(changed).problems());
        assertEquals(Code.POSITION_CONTRADICTED, judge(changed).problems().get(0).code());
        found++;
      }
    }
    assertTrue(found > 80);
  }
}
