package io.github.boardrules.loa.sgf;

import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.loa.Loa;
import io.github.boardrules.loa.LoaGameType;
import io.github.boardrules.loa.LoaMove;
import io.github.boardrules.loa.LoaPosition;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Samples of the forms in which archives write Lines of Action. */
final class LoaDialectTest {
  private static final Validator OPTIONS =
      Validator.of(GameTypes.of(ImmutableList.of(new LoaGameType())));

  private static ParsedGame read(String text) {
    List<ParsedGame> games = Records.read(SGF, text);
    assertEquals(1, games.size());
    return games.get(0);
  }

  private static GameReplay legal(String text) {
    ParsedGame game = read(text);
    assertEquals(ImmutableList.of(), game.problems());
    GameReplay replay = OPTIONS.replay(game.record());
    assertEquals(ImmutableList.of(), replay.problems());
    return replay;
  }

  private static String moves(GameReplay replay) {
    return replay.mainLine().orElseThrow().moves().toString();
  }

  private static String start(GameReplay replay) {
    return replay.mainLine().orElseThrow().positions().get(0).text();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;FF[4]GM[9];B[c8-a6];W[a5-c7])",
        "(;C[]\nGC[ board]\nPW[x]\nPB[y]\nFF[4]\nIY[true]\nGM[9]\n;B[C8-A6]\n;C[]\nW[A5-C7]\n)",
        "(;\nFF[4]\nGM[9]\nIY[false]\n;B[c8:a6]; W[a5-c7+!];\n)",
        "(;\nFF[4]\nGM[9]\n;B[c8-a6]; W[a5-c7++];\n;\n)",
        "(;SiZe[8]\nGaMe[9]\n;B[c8- a6]\nC[?!]\n;W[ a5-c7]\n)",
        "(; GaMe [9]\n SiZe [8]\n SetUp [Standard]\n;B[c8 a6] C[x]\n;W [ a5 c7] C[y]\n)",
        "(;SZ[8]\nSU[standard]\n;C[]\nB[C8:A6    ]\n;C[]\nW[A5-C7    ]\n)",
        "(;EV[LOA 12]SO[somewhere]GC[ game #1];B[c8a6];W[a5xc7?])",
        "(;GM[9];B[c8-a6]W[a5-c7])",
        "(;GM[9];SE[A1][B2]C[before \\[x\\]]B[c8-a6];W[a5-c7])",
        "(;GM[9](;B[c8-a6](;W[a5-c7])(;W[a2-c2]))(;B[b1-b3]))",
      })
  void lenientFormsGiveTheSameGame(String text) {
    assertEquals("[c8:a6, a5-c7]", moves(legal(text)));
  }

  private static @Nullable Object end(GameReplay replay) {
    return replay.termination().map(Termination::text).orElse(null);
  }

  @Test
  void theTextOfAMoveIsKept() {
    RecordedMove move = read("(;GM[9];B[ c8  a6 !])").record().moves().get(0);
    assertEquals(" c8  a6 !", move.text());
    assertEquals("c8-a6", move.notation());
  }

  @ParameterizedTest
  @CsvSource({
    "Resign, resignation by SECOND", "Resigns, resignation by SECOND",
        "resign, resignation by SECOND",
    "Forfeit, forfeit by SECOND", "FORFEITS, forfeit by SECOND", "Time, time forfeit by SECOND"
  })
  void endsOfTheGameAreNotMoves(String text, String ending) {
    GameReplay replay = legal("(;GM[9];B[b1-b3];W[" + text + "])");
    assertEquals("[b1-b3]", moves(replay));
    assertEquals(ending, end(replay));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Scrambled-Eggs", "scrambled eggs", "Scrambled", "SCRAMBLED_EGGS"})
  void scrambledEggs(String name) {
    GameReplay replay = legal("(;GM[9]SU[" + name + "];B[f1:h3])");
    assertEquals(
        Options.of("setup", "scrambled"), replay.mainLine().orElseThrow().last().game().options());
    assertEquals(name, replay.record().setupName());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;GM[9]SU[Custom]AS[none]AB[B8B1C8]AW[A2]PL[White])",
        "(;GM[9]SU[custom]AB[b8][b1][c8]AW[a2]PL[w])",
        "(;GM[9]AB[b1 b8 c8]AW[a2]PL[W])",
      })
  void customSetups(String text) {
    String position = start(legal(text));
    assertEquals(start(legal("(;GM[9]SU[Custom]AB[b1][b8][c8]AW[a2]PL[W])")), position);
    GameRecord record =
        GameRecord.builder()
            .game("loa")
            .options(Options.of("setup", "black:b1,b8,c8;white:a2;toMove:WHITE"))
            .build();
    assertEquals(start(OPTIONS.replay(record)), position);
  }

  @ParameterizedTest
  @CsvSource({
    "'', SU[Scrambled-Eggs], scrambled",
    "'', SU[Custom]AB[b1][b8]AW[a2]PL[W], 'black:b1,b8;white:a2;toMove:WHITE'",
    "1b6/8/8/8/8/8/w7/1b6 w, SU[Custom]AB[b1][b8]AW[a2]PL[W], ''"
  })
  void setupsAreWrittenInTheStandardForm(String setup, String written, String option) {
    GameRecord.Builder record = GameRecord.builder().game("loa");
    if (!setup.isEmpty()) {
      record.setup(setup);
    }
    if (!option.isEmpty()) {
      record.options(Options.of("setup", option));
    }
    GameReplay replay = OPTIONS.replay(record.build());
    String text = SGF.write(replay).replace("\n", "");
    assertTrue(text.contains(";FF[4]CA[UTF-8]GM[9]SZ[8]" + written), text);
    assertEquals(written.contains("AB"), text.contains("AB["), text);
    assertEquals(start(replay), start(legal(text)));
  }

  @Test
  void aBlankNameOfASetupIsIgnored() {
    GameRecord record = legal("(;GM[9]SU[ ]AB[b1][c8]AW[a2][h8]PL[W])").record();
    assertEquals(Optional.empty(), record.header().tag(RecordHeader.SETUP_NAME));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;GM[9]SZ[8:8];B[b1-b3])",
        "(;GM[9]SZ[ 8 ];B[b1-b3])",
        "(;GM[9]SZ[ ];B[b1-b3])",
        "(;GM[9]SU[ ];B[b1-b3])",
        "(;GM[9]SU[Standard]PL[B];B[b1-b3])",
        "(;GM[9]PL[1];B[b1-b3])",
        "(;SU[Standard];B[b1-b3])",
        "(;EV[Loa 3];B[b1-b3])",
      })
  void otherNamesOfTheStandardSetup(String text) {
    GameReplay replay = legal(text);
    assertEquals(Optional.of("loa"), replay.record().game());
    assertEquals(Loa.game().start().text(), start(replay));
    assertEquals("[b1-b3]", moves(replay));
  }

  @Test
  void aRootWithoutGameAndSetupIsNotRecognized() {
    assertEquals(Optional.empty(), read("(;EV[Hala 3];B[b1-b3])").record().game());
  }

  @ParameterizedTest
  @CsvSource({"W, w", "white, w", " 2 , w", "b, b", "BLACK, b", "1, b"})
  void theSideToMoveHasSeveralForms(String side, String toMove) {
    String position = start(legal("(;GM[9]AB[b1][b8]AW[a2][h7]PL[" + side + "])"));
    assertEquals("1b6/7w/8/8/8/8/w7/1b6 " + toMove, position);
  }

  @Test
  void aSideWithoutPiecesIsADefectOfTheSetup() {
    for (String pieces : ImmutableList.of("AB[b1]AW[none]", "AB[b1]", "SU[Custom]AB[b1]AW[None]")) {
      ParsedGame game = read("(;GM[9]" + pieces + "PL[W])");
      assertEquals(ImmutableList.of(), game.problems());
      RecordProblem problem = OPTIONS.replay(game.record()).problems().get(0);
      assertEquals(Code.BAD_OPTION, problem.code());
      assertTrue(problem.message().contains("White has no piece"), problem.message());
    }
  }

  @Test
  void messagesQuoteAtMost40Characters() {
    String forty = "x".repeat(40);
    assertEquals("Unsupported setup: " + forty, refusal("(;GM[9]SU[" + forty + "])"));
    assertEquals("Unsupported setup: " + forty + "…", refusal("(;GM[9]SU[" + forty + "x])"));
    assertEquals("Expected cells or a side, found b1!", refusal("(;GM[9]AB[b1!])"));
  }

  @Test
  void aSetupHasAtMost200Cells() {
    assertEquals(ImmutableList.of(), read("(;GM[9]AB[" + "b1".repeat(200) + "])").problems());
    assertTrue(
        refusal("(;GM[9]AB[" + "b1".repeat(201) + "])")
            .startsWith("Expected cells or a side, found"));
  }

  private static String refusal(String text) {
    return read(text).problems().get(0).message();
  }

  @Test
  void aLongTextIsNotTheEndOfAGame() {
    assertEquals("time forfeit by FIRST", end(legal("(;GM[9];B[time])")));
    String blanks = " ".repeat(36);
    assertEquals("time forfeit by FIRST", end(legal("(;GM[9];B[time" + blanks + "])")));
    GameReplay replay = OPTIONS.replay(read("(;GM[9];B[time " + blanks + "])").record());
    assertEquals(1, replay.problems().size());
  }

  @ParameterizedTest
  @CsvSource({
    "resigned, resignation",
    "forfeited, forfeit",
    "timeout, time forfeit",
    "re sign, resignation",
  })
  void otherFormsOfTheEndOfAGame(String text, String ending) {
    assertEquals(ending + " by FIRST", end(legal("(;GM[9];B[" + text + "])")));
  }

  @ParameterizedTest
  @CsvSource({
    "(;SZ[8]SU[Gemma];B[b1-b3]), UNSUPPORTED_SETUP, 11",
    "(;GM[9]SU[Parachute];B[b1-b3]), UNSUPPORTED_SETUP, 11",
    "(;GM[9]SU[LOAP]SZ[7];B[b1-b3]), UNSUPPORTED_SETUP, 11",
    "(;GM[9]SU[Loa-12]SZ[12];B[b1-b3]), UNSUPPORTED_SETUP, 11",
    "(;GM[9]SU[Standard]AB[c5];B[b1-b3]), UNSUPPORTED_SETUP, 23",
    "(;GM[9]SU[Standard]PL[W];B[b1-b3]), UNSUPPORTED_SETUP, 23",
    "(;GM[9]AE[b1];B[b1-b3]), UNSUPPORTED_SETUP, 11",
    "(;GM[9]SU[Standard]AW[c5];B[b1-b3]), UNSUPPORTED_SETUP, 23",
    "(;GM[9]SU[Scrambled]AW[c5];B[b1-b3]), UNSUPPORTED_SETUP, 24",
    "(;GM[9]SU[Scrambled]AE[c5];B[b1-b3]), UNSUPPORTED_SETUP, 24",
    "(;GM[9]PL[2];B[b1-b3]), UNSUPPORTED_SETUP, 11",
    "(;GM[9]SZ[3];B[b1-b3]), UNSUPPORTED_SETUP, 11",
    "(;GM[9]SZ[17];B[b1-b3]), UNSUPPORTED_SETUP, 11",
    "(;GM[9]SZ[9:8];B[b1-b3]), UNSUPPORTED_SETUP, 11",
    "(;GM[9]AB[b1x]AW[a2];B[b1-b3]), UNREADABLE_SETUP, 11",
    "(;GM[9]PL[nobody];B[b1-b3]), UNREADABLE_SETUP, 11",
  })
  void unsupportedSetupsAreReportedAndNotReplayed(String text, Code code, int column) {
    ParsedGame game = read(text);
    assertEquals(1, game.problems().size());
    RecordProblem problem = game.problems().get(0);
    assertEquals(code, problem.code());
    assertEquals(column, problem.location().column());
    assertEquals(Optional.empty(), OPTIONS.replay(game.record()).mainLine());
  }

  @Test
  void cellsOffTheBoardAreDefectsOfTheSetup() {
    ParsedGame game = read("(;GM[9]AB[b1j9]AW[a2];B[b1-b3])");
    GameReplay replay = OPTIONS.replay(game.record());
    assertEquals(Code.BAD_OPTION, replay.problems().get(0).code());
  }

  @Test
  void anEmptyMoveIsAPass() {
    String stuck = "black:a2,b2,c1,c2,e5;white:a1,b1,c5;toMove:BLACK";
    GameRecord record =
        GameRecord.builder()
            .game("loa")
            .options(
                Options.of("setup", stuck)
                    .with("noLegalMove", "PASSES")
                    .with("bothConnected", "DRAW"))
            .moves(ImmutableList.of(RecordedMove.of("pass")))
            .build();
    GameReplay replay = OPTIONS.replay(record);
    String text = SGF.write(replay);
    assertEquals("pass", read(text).record().moves().get(0).notation());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;GM[9]SU[Scrambled-Eggs]PB[x]RE[W+T];B[f1:h3]C[hm];W[a6:c8])",
        "(;GM[9]SU[Custom]AB[b1][b8]AW[a2][h7]PL[W];W[a2-b2])",
        "(;GM[9]RU[allowExtraPieces=true]SU[Custom]AB[b4]AW[c8]PL[W]RE[B+])",
        "(;GM[9]RU[preset=SACKSON_1969];B[b1-b3])",
      })
  void aWrittenGameIsReadAsTheSameGame(String text) {
    GameReplay replay = legal(text);
    for (RecordFormat format : List.of(BrgFormat.BRG, SGF)) {
      String written = format.write(replay);
      GameReplay again = format.equals(SGF) ? legal(written) : replay;
      assertEquals(
          replay.mainLine().orElseThrow().positions(), again.mainLine().orElseThrow().positions());
      assertEquals(replay.termination(), again.termination());
      assertEquals(replay.record().setupName(), again.record().setupName());
    }
  }

  @Test
  void theSizeIsThatOfASquareBoard() {
    GameReplay replay = legal("(;GM[9]SZ[16:16]SU[Scrambled-Eggs];B[b1b3];W[a10c10])");
    assertEquals("[b1-b3, a10-c10]", moves(replay));
    assertEquals(
        "setup=scrambled size=16",
        replay.mainLine().orElseThrow().last().game().options().toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "size=9 hole=CENTER preset=ABSTRACT_PLAY",
        "size=9 setup=scrambled",
        "board=HEX hole=CENTER preset=OPEN_SPIEL",
        "board=HEX size=5 setup=clusters preset=PLAY_STRATEGY",
        "size=4 setup=black:a1,c3;white:d1,b4;toMove:WHITE"
      })
  void gamesOnOtherBoardsAreWrittenAndRead(String options) {
    LoaPosition start = new LoaGameType().game(Options.parse(options)).start();
    LoaMove move = start.legalMoves().get(0);
    GameRecord record =
        GameRecord.builder()
            .game("loa")
            .options(start.game().options())
            .moves(ImmutableList.of(RecordedMove.of(move.toString())))
            .build();
    GameReplay replay = OPTIONS.replay(record);
    GameReplay again = legal(SGF.write(replay));
    assertEquals(start.play(move), again.mainLine().orElseThrow().last());
    assertEquals(start.game(), again.mainLine().orElseThrow().last().game());
  }
}
