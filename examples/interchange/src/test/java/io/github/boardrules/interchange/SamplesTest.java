package io.github.boardrules.interchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Termination;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests what is read from the sample texts, and what is reported after a change of them. */
final class SamplesTest {
  private static final RecordFormat ABSTRACT_PLAY = new AbstractPlayFormat();
  private static final RecordFormat LUDII = new LudiiFormat();
  private static final RecordFormat OPEN_SPIEL = new OpenSpielFormat();
  private static final RecordFormat KAGGLE = new KaggleFormat();
  private static final RecordFormat PLAY_STRATEGY = new PlayStrategyFormat();

  @CanIgnoreReturnValue
  private static GameRecord valid(RecordFormat format, String text) {
    GameReplay verdict = Texts.judgeOne(format, text);
    assertEquals(List.of(), verdict.problems());
    return verdict.record();
  }

  private static List<String> moves(RecordFormat format, String text) {
    return Texts.judgeOne(format, text).mainLine().orElseThrow().moves().stream()
        .map(Move::notation)
        .toList();
  }

  /** Reads a changed sample and returns its only problem. */
  private static RecordProblem problem(RecordFormat format, String sample, String old, String now) {
    assertTrue(sample.contains(old), old);
    List<RecordProblem> problems = Texts.judgeOne(format, sample.replace(old, now)).problems();
    assertEquals(1, problems.size(), problems.toString());
    return problems.get(0);
  }

  private static void assertProblem(
      Code code, RecordFormat format, String sample, String old, String now) {
    assertEquals(code, problem(format, sample, old, now).code());
  }

  @Test
  void abstractPlay() {
    GameRecord record = valid(ABSTRACT_PLAY, SampleTexts.ABSTRACT_PLAY);
    assertEquals(Optional.of(Termination.resignation(Player.FIRST)), record.header().termination());
    assertEquals(GameResult.SECOND, record.header().result());
    assertEquals(List.of("1"), record.moves().get(1).annotations().properties().get("sequence"));
    assertEquals(
        Map.of(
            "Event", "Cup",
            "Round", "3",
            "Site", "Abstract Play",
            "GameId", "17",
            "Date", "2026.01.02",
            "DateEnd", "2026-01-03T04:16:00.000Z",
            "DateGenerated", "2026-01-04T00:00:00.000Z",
            "Unrated", "true",
            "First", "Ann",
            "FirstId", "u1"),
        Maps.filterKeys(record.header().tags(), tag -> !tag.startsWith("Second")));
    assertEquals("true", record.header().tags().get("SecondIsAi"));
    assertEquals(
        List.of("b1-b3", "a2-c2", "b3-d5", "h7-f7"),
        moves(ABSTRACT_PLAY, SampleTexts.ABSTRACT_PLAY));
  }

  @Test
  void abstractPlaysLinageIsTransposedIfTheSecondPlayerPlacesTheFirstStone() {
    GameRecord record = valid(ABSTRACT_PLAY, SampleTexts.LINAGE);
    assertEquals(Optional.of(Termination.onTime(Player.SECOND)), record.header().termination());
    assertEquals(
        List.of("komi=-7", "vertical", "c1", "button", "l11").subList(0, 4),
        moves(ABSTRACT_PLAY, SampleTexts.LINAGE).subList(0, 4));
    assertProblem(
        Code.POSITION_CONTRADICTED,
        ABSTRACT_PLAY,
        SampleTexts.LINAGE,
        "\"score\":7",
        "\"score\":8");
  }

  @Test
  void problemsOfAbstractPlayHaveLineColumnAndPointer() {
    RecordProblem illegal =
        problem(ABSTRACT_PLAY, SampleTexts.ABSTRACT_PLAY, "\"b3-d5\", null", "\"b3-b4\", null");
    assertEquals(Code.ILLEGAL_MOVE, illegal.code());
    assertEquals(17, illegal.location().line());
    assertEquals(6, illegal.location().column());
    assertEquals("/moves/1/0", illegal.location().pointer());
    assertEquals("/moves/1/0", illegal.toMap().get("pointer"));
    assertEquals(3, illegal.ply());
    String array = "[\n" + SampleTexts.ABSTRACT_PLAY + ",\n" + SampleTexts.ABSTRACT_PLAY + "]";
    int second = array.lastIndexOf("b3-d5");
    List<GameReplay> verdicts =
        Texts.judge(ABSTRACT_PLAY, array.substring(0, second) + "e1" + array.substring(second + 2));
    assertTrue(verdicts.get(0).isValid());
    RecordProblem other = verdicts.get(1).problems().get(0);
    assertEquals("/1/moves/1/0", other.location().pointer());
    assertEquals(second - 1, other.location().offset());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"resign\"|\"resign\", \"b1-b2\"|MISPLACED",
        "\"resign\"|\"draw\"|RESULT_CONTRADICTED",
        "\"resign\"|\"abandoned\"|CONTRADICTORY_RESULTS",
        "\"result\": 0|\"result\": 1|BAD_RESULT",
        "8x8 board|7x7 board|BAD_OPTION",
        "\"Classic setup\"|\"Hexagonal board (base-5)\"|BAD_OPTION",
        "\"Classic setup\"|\"8x8 board\"|DUPLICATE_TAG",
        "Lines of Action|Checkers|UNKNOWN_GAME",
        "\"b1-b3\"|17|BAD_TAG",
        "\"b1-b3\"|\"x9-b3\"|UNREADABLE_MOVE",
        "\"b1-b3\"|\"b1b3\"|UNREADABLE_MOVE",
        "\"moves\":|\"more\": 1, \"moves\":|BAD_TAG",
        "\"round\": \"3\"|\"Setup\": \"3\"|NOT_KEPT",
        "\"sequence\"|\"remark\"|NOT_KEPT"
      })
  void aChangeOfAbstractPlaysRecordIsReported(String old, String now, Code code) {
    List<RecordProblem> problems =
        Texts.judgeOne(
                ABSTRACT_PLAY,
                SampleTexts.ABSTRACT_PLAY.replaceFirst(
                    Pattern.quote(old), Matcher.quoteReplacement(now)))
            .problems();
    assertTrue(problems.stream().anyMatch(problem -> problem.code() == code), problems.toString());
    assertTrue(problems.stream().allMatch(problem -> problem.location().line() > 0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "-|size=9 hole=CENTER",
        "9x9 board,Classic setup|size=9 hole=CENTER",
        "Larger board (9x9)|size=9 hole=CENTER",
        "Default setup,9x9 board|size=9 hole=CENTER",
        "Scrambled Eggs|size=9 hole=CENTER setup=scrambled",
        "Classic 8x8 board|-",
        "8x8 board,Default setup|-",
        "Hexagonal board (base-5),Scrambled Eggs|board=HEX size=5 setup=clusters",
        "Classic setup,Hexagonal board (base-6)|board=HEX hole=CENTER",
        "Hexagonal board (base-6),Scrambled Eggs|board=HEX hole=CENTER setup=scrambled"
      })
  void allNamesOfVariantsAreKnown(String names, String options) {
    ImmutableSet<String> variants =
        names == null ? ImmutableSet.of() : ImmutableSet.copyOf(Splitter.on(',').split(names));
    AbstractPlayVariant variant =
        AbstractPlayVariant.find("Lines of Action", variants).orElseThrow();
    assertEquals(
        Options.parse("preset=ABSTRACT_PLAY" + (options == null ? "" : " " + options)),
        variant.options());
  }

  @Test
  void cellsOfHexagonalBoardsAreThoseOfTheSite() {
    AbstractPlayCells cells = new AbstractPlayCells(HexBoard.of(5), false);
    assertEquals(Optional.of(Cell.parse("e7")), cells.cell("g3"));
    assertEquals(Optional.of(Cell.parse("i9")), cells.cell("i5"));
    assertEquals(Optional.of("e7:i9"), cells.pieceMove("g3xi5"));
    for (Cell cell : HexBoard.of(5).cells()) {
      assertEquals(Optional.of(cell), cells.cell(cells.name(cell)));
    }
  }

  @Test
  void ludii() {
    GameRecord record = valid(LUDII, SampleTexts.LUDII);
    assertEquals(Optional.of("1.3.13"), record.header().tag("LudiiVersion"));
    assertEquals(List.of("e8-g6", "h4-f6", "f1:h3"), moves(LUDII, SampleTexts.LUDII));
    assertProblem(Code.POSITION_CONTRADICTED, LUDII, SampleTexts.LUDII, "SIZE = 36", "SIZE = 35");
    assertProblem(Code.POSITION_CONTRADICTED, LUDII, SampleTexts.LUDII, "NoEnd", "NaturalEnd");
    assertProblem(
        Code.CONTRADICTORY_RESULTS,
        LUDII,
        SampleTexts.LUDII.replace("NoEnd", "Unknown"),
        "1.5,1.5",
        "1.0,2.0");
    assertProblem(Code.UNSUPPORTED_SETUP, LUDII, SampleTexts.LUDII, "to=57,what=1", "to=56,what=1");
    assertProblem(
        Code.BAD_OPTION,
        LUDII,
        SampleTexts.LUDII,
        "END GAME OPTIONS",
        "Board Size/10x10\nEND GAME OPTIONS");
    assertProblem(Code.UNEXPECTED_END, LUDII, SampleTexts.LUDII, "winner=0\n", "");
    assertProblem(Code.BAD_CHARACTER, LUDII, SampleTexts.LUDII, "SANDBOX=", "BOXSAND:");
    assertProblem(Code.UNKNOWN_GAME, LUDII, SampleTexts.LUDII, "Lines of Action.lud", "Hex.lud");
  }

  @Test
  void openSpiel() {
    valid(OPEN_SPIEL, SampleTexts.OPEN_SPIEL);
    assertEquals(List.of("e8-g6", "a3:c1"), moves(OPEN_SPIEL, SampleTexts.OPEN_SPIEL));
    assertProblem(Code.POSITION_CONTRADICTED, OPEN_SPIEL, SampleTexts.OPEN_SPIEL, "# 5o", "# 5x");
    assertProblem(Code.MISPLACED, OPEN_SPIEL, SampleTexts.OPEN_SPIEL, "# State 1", "# State 2");
    assertProblem(
        Code.UNREADABLE_MOVE, OPEN_SPIEL, SampleTexts.OPEN_SPIEL, "action: 2053", "action: 8192");
    String serialized =
        """
        # Automatically generated by OpenSpiel SerializeGameAndState
        [Meta]
        Version: 1

        [Game]
        lines_of_action(max_game_length=3)
        [State]
        7772
        2053
        """;
    valid(OPEN_SPIEL, serialized);
    assertProblem(Code.POSITION_CONTRADICTED, OPEN_SPIEL, serialized, "2053", "2052");
    assertProblem(Code.BAD_TAG, OPEN_SPIEL, serialized, "Version: 1", "Version: 2");
    assertProblem(Code.BAD_OPTION, OPEN_SPIEL, serialized, "max_game", "min_game");
  }

  @Test
  void kaggle() {
    GameRecord record = valid(KAGGLE, SampleTexts.KAGGLE);
    assertEquals(List.of("e8-g6", "a3:c1"), moves(KAGGLE, SampleTexts.KAGGLE));
    assertEquals(Optional.of("500"), record.options().get("plyLimit"));
    assertEquals(Optional.of("Bot"), record.header().tag("Second"));
    assertEquals(Optional.of(Termination.onTime(Player.SECOND)), record.header().termination());
    assertProblem(Code.RESULT_CONTRADICTED, KAGGLE, SampleTexts.KAGGLE, "[1, -1]", "[-1, 1]");
    assertProblem(
        Code.POSITION_CONTRADICTED,
        KAGGLE,
        SampleTexts.KAGGLE,
        "\"currentPlayer\": 0",
        "\"currentPlayer\": 0, \"legalActionStrings\": [\"b1-b3\"]");
    RecordProblem wrong = problem(KAGGLE, SampleTexts.KAGGLE, "7772", "7770");
    assertEquals(Code.BAD_TAG, wrong.code());
    assertEquals("/steps/1/0", wrong.location().pointer());
  }

  @Test
  void playStrategy() {
    GameRecord record = valid(PLAY_STRATEGY, SampleTexts.PLAY_STRATEGY);
    assertEquals(List.of("b1-b3", "h5-f5"), moves(PLAY_STRATEGY, SampleTexts.PLAY_STRATEGY));
    assertEquals(Optional.of("1500"), record.header().tag("FirstRating"));
    assertEquals(Optional.of("2023.11.14"), record.header().tag("Date"));
    assertEquals(
        Optional.of(Termination.resignation(Player.SECOND)), record.header().termination());
    assertProblem(
        Code.UNKNOWN_GAME, PLAY_STRATEGY, SampleTexts.PLAY_STRATEGY, "scrambledEggs", "chess");
    assertProblem(
        Code.POSITION_CONTRADICTED, PLAY_STRATEGY, SampleTexts.PLAY_STRATEGY, "b1b3", "Lb1b3");
    assertProblem(
        Code.POSITION_CONTRADICTED,
        PLAY_STRATEGY,
        SampleTexts.PLAY_STRATEGY,
        "resign",
        "variantEnd");
    assertProblem(
        Code.UNREADABLE_SETUP,
        PLAY_STRATEGY,
        SampleTexts.PLAY_STRATEGY,
        "\"winner\"",
        "\"initialFen\":\"9/8/8/8/8/8/8/8 w - - 0 1\",\"winner\"");
    assertProblem(Code.BAD_RESULT, PLAY_STRATEGY, SampleTexts.PLAY_STRATEGY, "\"p1\",", "\"p3\",");
  }

  @Test
  void aTextThatIsNoRecordIsOneGameWithAProblem() {
    for (RecordFormat format : List.of(ABSTRACT_PLAY, LUDII, OPEN_SPIEL, KAGGLE, PLAY_STRATEGY)) {
      assertEquals(Code.NOT_A_GAME, Texts.judgeOne(format, "hello world").problems().get(0).code());
      assertEquals(List.of(), Texts.judge(format, " \n "));
    }
  }
}
