package io.github.boardrules.examples.engine.referee;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.boardrules.examples.engine.referee.Asked.answer;
import static io.github.boardrules.examples.engine.referee.Asked.error;
import static io.github.boardrules.examples.engine.referee.Asked.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.trace.Perft;
import io.github.boardrules.picture.view.Views;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Asks every kind of question about positions and moves. */
class RefereeTest {
  static Stream<GameType> types() {
    return GameTypes.installed().all().stream();
  }

  private static ImmutableList<String> texts(JsonNode array, String member) {
    return array
        .valueStream()
        .map(item -> item.path(member).stringValue())
        .collect(toImmutableList());
  }

  @Test
  void gamesHaveOptionsWithLabelsOfEveryValue() {
    JsonNode answer = answer("{'kind':'games'}");
    assertEquals(5, answer.path("total").intValue());
    assertEquals(
        List.of("carteso", "iris", "linage", "loa", "tictactoe"),
        texts(answer.path("games"), "id").stream().sorted().toList());
    JsonNode loa = answer("{'kind':'games','game':'loa'}").at("/games/0");
    assertEquals("Claude Soucie", loa.at("/authors/0").stringValue());
    assertEquals(1969, loa.path("year").intValue());
    assertTrue(loa.path("rules").stringValue().length() > 500);
    for (JsonNode option : loa.path("options")) {
      assertFalse(option.path("label").stringValue().isBlank());
      for (JsonNode value : option.path("values")) {
        assertFalse(value.path("label").stringValue().isBlank(), value.toString());
        assertFalse(value.path("description").stringValue().isBlank(), value.toString());
      }
    }
  }

  @Test
  void listsHaveLimitAndOffset() {
    ImmutableList<String> all = texts(answer("{'kind':'games'}").path("games"), "id");
    JsonNode part = answer("{'kind':'games','limit':2,'offset':1}");
    assertEquals(all.subList(1, 3), texts(part.path("games"), "id"));
    assertEquals(5, part.path("total").intValue());
    JsonNode moves = answer("{'kind':'legal','game':'loa','limit':3,'offset':34}");
    assertEquals(36, moves.path("total").intValue());
    assertEquals(2, moves.path("moves").size());
    assertEquals(0, answer("{'kind':'legal','game':'loa','offset':99}").path("moves").size());
  }

  @ParameterizedTest
  @MethodSource("types")
  void startIsThatOfTheLibrary(GameType type) {
    JsonNode start = answer("{'kind':'start','game':'" + type.id() + "'}");
    Game<?> game = type.game(Options.none());
    assertEquals(game.start().text(), start.at("/position/text").stringValue());
    assertEquals(game.board().size(), start.at("/board/cells").size());
    assertEquals("{}", start.path("options").toString());
    assertEquals(type.title(), start.path("title").stringValue());
  }

  @ParameterizedTest
  @MethodSource("types")
  void legalMovesAreThoseOfTheLibrary(GameType type) {
    Position<?> position = type.game(Options.none()).start();
    JsonNode answer = answer("{'kind':'legal','game':'" + type.id() + "'}");
    assertEquals(
        position.legalMoves().stream().map(Object::toString).limit(1000).toList(),
        texts(answer.path("moves"), "move"));
    assertEquals(position.legalMoveCount(), answer.path("total").intValue());
    assertEquals("FIRST", answer.path("toMove").stringValue());
  }

  @Test
  void positionFromMovesIsThePositionFromItsText() {
    JsonNode played = answer("{'kind':'position','game':'loa','moves':['b1-b3','h7xf7']}");
    assertEquals("[\"b1-b3\",\"h7-f7\"]", played.path("moves").toString());
    assertEquals("BLACK", played.at("/position/side").stringValue());
    assertEquals("BLACK", played.at("/position/occupants/b3").stringValue());
    assertEquals("WHITE", played.at("/position/sides/SECOND").stringValue());
    String text = played.at("/position/text").stringValue();
    JsonNode read = answer("{'kind':'position','game':'loa','position':'" + text + "'}");
    assertEquals(played.path("position"), read.path("position"));
    assertEquals(played.path("canonical"), read.path("canonical"));
  }

  @Test
  void symmetricPositionsHaveOneCanonicalImage() {
    JsonNode one = answer("{'kind':'position','game':'iris','moves':['g7']}");
    JsonNode start = answer("{'kind':'position','game':'loa','moves':['b1-b3']}");
    JsonNode mirrored = answer("{'kind':'position','game':'loa','moves':['g1-g3']}");
    assertEquals(start.path("canonical"), mirrored.path("canonical"));
    assertFalse(start.path("position").equals(mirrored.path("position")));
    assertFalse(one.path("canonical").equals(start.path("canonical")));
  }

  @Test
  void setupIsAnOption() {
    String setup = "{'black':['b1','f4'],'white':['a5','h5'],'toMove':'WHITE'}";
    JsonNode answer = answer("{'kind':'position','game':'loa','options':{'setup':" + setup + "}}");
    assertEquals("WHITE", answer.at("/position/side").stringValue());
    assertEquals(4, answer.at("/position/occupants").size());
  }

  @Test
  void outcomeNamesPlayerSideReasonAndScore() {
    String options = "'options':{'width':3,'height':3,'komi':0.5}";
    JsonNode answer =
        answer(
            "{'kind':'position','game':'linage',"
                + options
                + ",'moves':['komi=0.5','vertical','pass','pass']}");
    assertTrue(answer.at("/position/over").booleanValue());
    JsonNode outcome = answer.at("/position/outcome");
    assertTrue(List.of("FIRST", "SECOND").contains(outcome.path("winner").stringValue()));
    assertTrue(outcome.at("/score/FIRST").isNumber());
    assertTrue(outcome.has("side") && outcome.has("reason") && outcome.has("text"));
    assertFalse(answer.path("position").has("toMove"));
  }

  @Test
  void judgeSaysWhyAMoveIsIllegal() {
    String line = "'game':'loa','moves':['b1-b3','h7xf7']";
    JsonNode legal = answer("{'kind':'judge'," + line + ",'move':'b3-b5'}");
    assertTrue(legal.path("legal").booleanValue());
    assertTrue(legal.has("text") && !legal.has("violation"));
    JsonNode illegal = answer("{'kind':'judge'," + line + ",'move':'b3-b6'}");
    assertFalse(illegal.path("legal").booleanValue());
    JsonNode violation = illegal.path("violation");
    assertEquals("WRONG_DISTANCE", violation.path("code").stringValue());
    assertEquals(2, violation.at("/parameters/expected").intValue());
    assertEquals("[\"b3\",\"b6\"]", violation.path("cells").toString());
    assertEquals("UNREADABLE /move", refusal("{'kind':'judge'," + line + ",'move':'hello'}"));
  }

  @Test
  void playListsThePositionAfterEachMove() {
    JsonNode played = answer("{'kind':'play','game':'loa','moves':['b1-b3','h7xf7']}");
    assertEquals(List.of("b1-b3", "h7-f7"), texts(played.path("plies"), "move"));
    assertEquals("WHITE", played.at("/plies/0/side").stringValue());
    assertEquals(
        played.at("/position/text").stringValue(), played.at("/plies/1/text").stringValue());
    JsonNode error = error("{'kind':'play','game':'loa','moves':['b1-b3','a4-a8']}");
    assertEquals("ILLEGAL_MOVE", error.path("code").stringValue());
    assertEquals("/moves/1", error.path("pointer").stringValue());
    assertTrue(error.at("/violation/message").isString());
  }

  @Test
  void predicatesOfViewsHaveNoPrefixInJson() {
    Position<?> start = GameTypes.installed().get("loa").game(Options.none()).start();
    JsonNode view = RefereeJson.MAPPER.valueToTree(Views.position(start));
    assertFalse(view.path("over").asBoolean(true));
    assertFalse(view.at("/moves/0/atOnce").asBoolean(true));
    assertFalse(view.has("isOver"));
  }

  @Test
  void perftCountsAndDivides() {
    JsonNode counts = answer("{'kind':'perft','game':'loa','depth':3}");
    Position<?> start = GameTypes.installed().get("loa").game(Options.none()).start();
    for (int depth = 1; depth <= 3; depth++) {
      assertEquals(Perft.count(start, depth), counts.path("counts").get(depth - 1).longValue());
    }
    JsonNode divided = answer("{'kind':'perft','game':'loa','depth':2,'divide':true}");
    long sum =
        divided.path("moves").valueStream().mapToLong(m -> m.path("count").longValue()).sum();
    assertEquals(counts.at("/counts/1").longValue(), sum);
    assertEquals(36, divided.path("moves").size());
  }

  @Test
  void perftStopsAtTheLimit() {
    JsonNode error = error("{'kind':'perft','game':'loa','depth':20}");
    assertEquals("TOO_MUCH_WORK", error.path("code").stringValue());
    assertEquals(200_000, error.path("limit").intValue());
  }

  @Test
  void picturesShowAPositionOrAPly() {
    JsonNode last = answer("{'kind':'picture','game':'loa','moves':['b1-b3','h7xf7']}");
    assertTrue(last.path("svg").stringValue().startsWith("<svg"));
    assertEquals(2, last.path("ply").intValue());
    JsonNode start = answer("{'kind':'picture','game':'loa','moves':['b1-b3','h7xf7'],'ply':0}");
    assertEquals(answer("{'kind':'picture','game':'loa'}").path("svg"), start.path("svg"));
    String record = "'record':'[Game \\\"loa\\\"]\\n\\n1. b1-b3 h7-f7 *\\n'";
    assertEquals(last, answer("{'kind':'picture'," + record + "}"));
    assertEquals(start, answer("{'kind':'picture'," + record + ",'ply':0}"));
    assertEquals("NO_SUCH_PLY /ply", refusal("{'kind':'picture'," + record + ",'ply':3}"));
    assertEquals("NO_SUCH_GAME /number", refusal("{'kind':'picture'," + record + ",'number':2}"));
    assertEquals("CONTRADICTION /moves", refusal("{'kind':'picture'," + record + ",'moves':[]}"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "MISSING_MEMBER /kind | {}",
        "WRONG_TYPE /kind | {'kind':3}",
        "UNKNOWN_QUESTION /kind | {'kind':'chess'}",
        "UNKNOWN_MEMBER /color | {'kind':'start','game':'loa','color':1}",
        "UNKNOWN_MEMBER /a~1b~0 | {'kind':'start','game':'loa','a/b~':1}",
        "MISSING_MEMBER /game | {'kind':'start'}",
        "MISSING_MEMBER /game | {'kind':'picture'}",
        "MISSING_MEMBER /depth | {'kind':'perft','game':'loa'}",
        "WRONG_TYPE /game | {'kind':'start','game':null}",
        "WRONG_TYPE /game | {'kind':'start','game':['loa']}",
        "WRONG_TYPE /moves | {'kind':'play','game':'loa','moves':'b1-b3'}",
        "WRONG_TYPE /moves | {'kind':'play','game':'loa','moves':[1]}",
        "WRONG_TYPE /options | {'kind':'start','game':'loa','options':'size=5'}",
        "WRONG_TYPE /strict | {'kind':'play','game':'loa','strict':'yes'}",
        "WRONG_TYPE /limit | {'kind':'legal','game':'loa','limit':1.5}",
        "OUT_OF_RANGE /limit | {'kind':'legal','game':'loa','limit':-1}",
        "OUT_OF_RANGE /limit | {'kind':'legal','game':'loa','limit':99999999999999999999}",
        "OUT_OF_RANGE /depth | {'kind':'perft','game':'loa','depth':0}",
        "OUT_OF_RANGE /depth | {'kind':'perft','game':'loa','depth':21}",
        "OUT_OF_RANGE /palette | {'kind':'picture','game':'loa','palette':'PINK'}",
        "UNKNOWN_GAME /game | {'kind':'start','game':'chess'}",
        "UNKNOWN_GAME /game | {'kind':'games','game':'chess'}",
        "BAD_OPTION /options/x | {'kind':'start','game':'loa','options':{'x':'y'}}",
        "BAD_OPTION /options/size | {'kind':'start','game':'loa','options':{'size':99}}",
        "BAD_OPTION /options/size | {'kind':'start','game':'loa','options':{'size':null}}",
        "UNREADABLE /options/setup | {'kind':'start','game':'loa','options':{'setup':'8/8 b'}}",
        "BAD_SETUP /options/setup |"
            + " {'kind':'start','game':'loa','options':{'setup':'8/8/8/8/8/8/8/8 b'}}",
        "UNREADABLE /position | {'kind':'position','game':'loa','position':'8/8 b'}",
        "BAD_SETUP /position | {'kind':'position','game':'loa','position':'8/8/8/8/8/8/8/8 b'}",
        "UNREADABLE /moves/1 | {'kind':'play','game':'loa','moves':['b1-b3','x']}",
        "ILLEGAL_MOVE /moves/0 | {'kind':'play','game':'loa','moves':['b1-b4']}",
        "UNREADABLE /from | {'kind':'legal','game':'loa','from':'z99'}",
        "UNKNOWN_FORMAT /to | {'kind':'convert','text':'','to':'pgn'}",
        "UNKNOWN_FORMAT /format | {'kind':'verdicts','text':'','format':'pgn'}"
      })
  void errorsHaveACodeAndAPlace(String expected, String question) {
    assertEquals(expected, refusal(question));
  }

  @Test
  void numberOfMovesIsLimited() {
    Referee strict = Referee.of(GameTypes.installed(), new RefereeLimits(1, 10, 100, 10, 10, 10));
    String question = "{'kind':'play','game':'loa','moves':['b1-b3','h7xf7']}";
    assertEquals("OUT_OF_RANGE", error(strict, question).path("code").stringValue());
    assertEquals(
        10,
        Asked.answers(strict, "{'kind':'legal','game':'loa','limit':99}")
            .get(0)
            .path("moves")
            .size());
  }
}
