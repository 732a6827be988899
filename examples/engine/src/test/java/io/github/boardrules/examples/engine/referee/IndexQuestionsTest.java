package io.github.boardrules.examples.engine.referee;

import static io.github.boardrules.examples.engine.referee.Asked.answer;
import static io.github.boardrules.examples.engine.referee.Asked.error;
import static io.github.boardrules.examples.engine.referee.Asked.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Asks a referee about an index that notes what it is asked. */
class IndexQuestionsTest {
  private final List<String> asked = new ArrayList<>();
  private final Referee referee =
      Referee.of(GameTypes.installed(), new RefereeLimits(9, 3, 9, 9, 9, 9)).withIndex(new Index());

  /** Ten games reach every position, and five moves are played in it. */
  private final class Index implements GameIndex {
    @Override
    public Found find(
        Position<?> position, boolean withSymmetry, GameFilter filter, int offset, int limit) {
      asked.add(position.text() + " " + withSymmetry + " " + offset + " " + limit);
      return new Found(10, ImmutableList.of());
    }

    @Override
    public Explored explore(Position<?> position, boolean withSymmetry, GameFilter filter) {
      asked.add(position.text() + " " + withSymmetry);
      ImmutableList.Builder<ImmutableMap<String, Object>> moves = ImmutableList.builder();
      for (int i = 1; i <= 5; i++) {
        moves.add(
            ImmutableMap.<String, Object>builder()
                .put("move", "b1-b" + i)
                .put("games", 6 - i)
                .put("wins", 0)
                .put("losses", 0)
                .put("draws", 0)
                .put("unfinished", 6 - i)
                .put("length", 1.5)
                .put("points", 0.0)
                .buildOrThrow());
      }
      return new Explored(10, moves.build());
    }
  }

  private static String start() {
    return answer("{'kind':'start','game':'loa'}").at("/position/text").stringValue();
  }

  @Test
  void limitsAndOffsetsReachTheIndex() {
    JsonNode found = answer(referee, "{'kind':'find','game':'loa','offset':7,'symmetry':true}");
    assertEquals(10, found.path("total").intValue());
    assertEquals(7, found.path("offset").intValue());
    assertEquals("BLACK", found.path("side").stringValue());
    assertEquals(
        10, answer(referee, "{'kind':'find','game':'loa','offset':99}").path("offset").intValue());
    answer(referee, "{'kind':'find','game':'loa','limit':2}");
    answer(referee, "{'kind':'find','game':'loa','limit':4}");
    assertEquals(
        List.of(
            start() + " true 7 3",
            start() + " false 99 3",
            start() + " false 0 2",
            start() + " false 0 3"),
        asked);
  }

  @Test
  void playedMovesAreListedInParts() {
    JsonNode first = answer(referee, "{'kind':'explore','game':'loa'}");
    assertEquals(10, first.path("games").intValue());
    assertEquals(5, first.path("total").intValue());
    assertEquals(3, first.path("moves").size());
    JsonNode last = answer(referee, "{'kind':'explore','game':'loa','offset':4,'limit':3}");
    assertEquals(1, last.path("moves").size());
    assertEquals("b1-b5", last.at("/moves/0/move").stringValue());
    JsonNode none = answer(referee, "{'kind':'explore','game':'loa','offset':6}");
    assertEquals(5, none.path("offset").intValue());
    assertEquals(0, none.path("moves").size());
  }

  @Test
  void wrongQuestionsDoNotReachTheIndex() {
    assertEquals(
        "ILLEGAL_MOVE",
        error(referee, "{'kind':'find','game':'loa','moves':['b1-b4']}")
            .path("code")
            .stringValue());
    assertEquals(
        "UNKNOWN_GAME",
        error(referee, "{'kind':'explore','game':'go'}").path("code").stringValue());
    assertEquals(List.of(), asked);
  }

  @Test
  void wrongFiltersAreRefusedAtTheirPlace() {
    for (String wrong :
        List.of(
            "OUT_OF_RANGE /since 'since':'2003-13'",
            "CONTRADICTION /until 'since':'2004','until':'2003'",
            "OUT_OF_RANGE /result 'result':'2-0'",
            "OUT_OF_RANGE /as 'player':'Ada','as':'red'",
            "CONTRADICTION /as 'as':'black'",
            "OUT_OF_RANGE /reason 'reason':'x'",
            "OUT_OF_RANGE /minPlies 'minPlies':-1",
            "CONTRADICTION /maxPlies 'minPlies':2,'maxPlies':1",
            "WRONG_TYPE /valid 'valid':'true'",
            "UNKNOWN_MEMBER /playr 'playr':'Ada'")) {
      List<String> parts = Splitter.on(' ').limit(3).splitToList(wrong);
      JsonNode error = error(referee, "{'kind':'find','game':'loa'," + parts.get(2) + "}");
      assertEquals(parts.get(0), error.path("code").stringValue(), wrong);
      assertEquals(parts.get(1), error.path("pointer").stringValue(), wrong);
    }
    assertTrue(
        error(referee, "{'kind':'find','game':'loa','playr':'Ada'}")
            .path("message")
            .stringValue()
            .contains("its members are game, options"));
    assertEquals(List.of(), asked);
  }

  @Test
  void withoutAnIndexTheQuestionsAreRefused() {
    assertEquals("NO_INDEX ", refusal("{'kind':'find','game':'loa'}"));
    assertEquals("NO_INDEX ", refusal("{'kind':'explore','game':'loa','moves':['b1-b3']}"));
    assertEquals("MISSING_MEMBER /game", refusal("{'kind':'explore'}"));
    assertEquals("WRONG_TYPE /symmetry", refusal("{'kind':'find','game':'loa','symmetry':1}"));
  }

  @Test
  void failuresOfTheIndexHaveACode() {
    GameIndex broken =
        new GameIndex() {
          @Override
          public Found find(
              Position<?> position,
              boolean withSymmetry,
              GameFilter filter,
              int offset,
              int limit) {
            throw new GameIndexException(new IllegalStateException("damaged"));
          }

          @Override
          public Explored explore(Position<?> position, boolean withSymmetry, GameFilter filter) {
            throw new GameIndexException(new IllegalStateException("damaged"));
          }
        };
    Referee failing = referee.withIndex(broken);
    for (String kind : List.of("find", "explore")) {
      GameIndexException failure =
          assertThrows(
              GameIndexException.class,
              () -> answer(failing, "{'kind':'" + kind + "','game':'loa'}"));
      assertEquals(RefereeCode.UNREADABLE_INDEX, RefereeCode.of(failure));
    }
    assertEquals(RefereeCode.INTERNAL, RefereeCode.of(new IllegalStateException()));
  }
}
