package io.github.boardrules.interchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Validator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The parts of a text in another order than the programs write them. */
class OrderTest {
  private static final String AP_HEADER =
      "\"header\":{\"game\":{\"name\":\"Lines of Action\",\"variants\":[\"8x8 board\"]},"
          + "\"players\":[{\"name\":\"A\",\"result\":1},{\"name\":\"B\",\"result\":0}]}";

  private static final String AP_MOVES =
      "\"moves\":[[\"b1-b3\",{\"move\":\"h7-f7\",\"result\":\"x\"}],[\"resign\"]]";

  private static final String STEPS =
      "\"steps\":[[{\"info\":{\"actionSubmitted\":162,\"actionSubmittedToString\":\"b1-b3\"}},"
          + "{\"observation\":{\"currentPlayer\":1,\"legalActionStrings\":[\"a1-a2\"]}}]]";

  /** Returns the only verdict, which must be the same without positions. */
  private static GameReplay judge(RecordFormat format, String text) {
    GameReplay heavy = Texts.judgeOne(format, text);
    Validator validator = Texts.GAMES.withFormat(format);
    try (Stream<GameVerdict> light = validator.validate(text, "text")) {
      assertEquals(List.of(heavy.toMap()), light.map(GameVerdict::toMap).toList());
    }
    return heavy;
  }

  private static void assertSame(RecordFormat format, String start, String moves) {
    GameReplay usual = judge(format, "{" + start + "," + moves + "}");
    GameReplay other = judge(format, "{" + moves + "," + start + "}");
    assertTrue(usual.plies() > 0);
    assertEquals(usual.record(), other.record());
    assertEquals(messages(usual), messages(other));
  }

  /** Returns the sorted problems without their places, but with their plies. */
  private static List<String> messages(GameReplay verdict) {
    return verdict.problems().stream()
        .map(problem -> problem.ply() + problem.message())
        .sorted()
        .toList();
  }

  @Test
  void movesWaitForAStartThatFollowsThem() {
    assertSame(new AbstractPlayFormat(), AP_HEADER, AP_MOVES);
    assertSame(
        new KaggleFormat(),
        "\"configuration\":{\"openSpielGameString\":\"lines_of_action(max_game_length=9)\"}",
        STEPS);
    assertSame(new KaggleFormat(), "\"name\":\"open_spiel_lines_of_action\"", STEPS);
    assertSame(
        new TrajectoryFormat(),
        "\"header\":{\"game_string\":\"lines_of_action(max_game_length=9)\"}",
        "\"transitions\":[{\"action\":162,\"player\":1,\"legal_actions\":[144]}]");
    assertSame(
        new PlayStrategyFormat(),
        "\"variant\":\"scrambledEggs\",\"status\":\"started\"",
        "\"moves\":\"b1b3 h7f7\"");
  }

  @Test
  void aStatementIsComparedWithThePositionAfterTheMovesBeforeIt() {
    GameReplay game =
        judge(
            new KaggleFormat(),
            "{\"configuration\":{\"openSpielGameString\":\"lines_of_action()\"}," + STEPS + "}");
    assertEquals(List.of("1The record lists the illegal move a1-a2"), messages(game));
  }

  @Test
  void aProblemAmongTheMovesHasTheirNumber() {
    GameReplay game =
        judge(new AbstractPlayFormat(), "{" + AP_HEADER + "," + AP_MOVES.replace("]]", " x]]"));
    RecordProblem problem =
        game.problems().stream()
            .filter(each -> each.code() == Code.BAD_CHARACTER)
            .findFirst()
            .orElseThrow();
    assertEquals(2, problem.ply());
  }

  private static void assertMisplaced(GameReplay game, int line) {
    List<RecordProblem> problems =
        game.problems().stream().filter(each -> each.code() == Code.MISPLACED).toList();
    assertEquals(1, problems.size(), game.problems()::toString);
    assertEquals(line, problems.get(0).location().line());
    assertEquals(1, problems.get(0).ply());
  }

  @Test
  void optionsAfterTheFirstMoveAreMisplaced() {
    GameReplay openSpiel =
        judge(
            new OpenSpielFormat(),
            "game: lines_of_action\naction: 148\nGetParameters() = {max_game_length=7}\n");
    assertMisplaced(openSpiel, 3);
    assertEquals(Options.of("preset", "OPEN_SPIEL"), openSpiel.record().options());
    GameReplay ludii =
        judge(
            new LudiiFormat(),
            "game=Lines of Action.lud\n"
                + "Move=[Move:mover=1,from=1,to=17,actions=[Move:decision=true]]\n"
                + "START GAME OPTIONS\n"
                + LudiiParser.MOVER_WINS
                + "\nEND GAME OPTIONS\nwinner=-1\n");
    assertMisplaced(ludii, 4);
  }
}
