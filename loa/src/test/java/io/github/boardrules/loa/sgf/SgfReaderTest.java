package io.github.boardrules.loa.sgf;

import static io.github.boardrules.core.record.brg.BrgFormat.BRG;
import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Termination;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SgfReaderTest {
  private static final String GOOD = "(;FF[4]GM[09]PB[x];B[take1];W[take2])\n";

  private static GameRecord read(String text) {
    return Records.good(SGF, text);
  }

  private static List<String> texts(List<RecordedMove> line) {
    return line.stream().map(RecordedMove::text).toList();
  }

  @Test
  void aWellFormedGameIsRead() {
    GameRecord record =
        read(
            """
            (;FF[4]GM[09]SZ[9]CA[UTF-8]PB[Ada]PW[Bob]EV[Cup]GN[One]RE[W+R]XY[own]C[all
            of it]
            ;B[take1]TE[2]C[good];W[take2]SE[x];C[later]
            (;B[take1];W[take1])(;C[or]B[take3];W[take1])(;B[take2]))
            """);
    assertEquals(Optional.of("loa"), record.game());
    assertEquals(Options.of("size", "9"), record.options());
    assertEquals("Ada", record.header().tag("First").orElseThrow());
    assertEquals("Bob", record.header().tag("Second").orElseThrow());
    assertEquals("Cup", record.header().tag("Event").orElseThrow());
    assertEquals("own", record.header().tag("XY").orElseThrow());
    assertEquals("all\nof it", record.header().comment());
    assertEquals(Optional.of(new ClaimedResult("W+R", GameResult.SECOND)), record.header().claim());
    assertEquals(Optional.of(Termination.resignation(Player.FIRST)), record.header().termination());
    assertEquals(List.of("take1", "take2", "take1", "take1"), Records.moves(record));
    assertEquals(ImmutableList.of(3), record.moves().get(0).annotations().nags());
    assertEquals("good", record.moves().get(0).annotations().commentAfter());
    assertEquals("later", record.moves().get(1).annotations().commentAfter());
    List<List<RecordedMove>> variations = record.moves().get(2).variations();
    assertEquals(2, variations.size());
    assertEquals(List.of("take3", "take1"), texts(variations.get(0)));
    assertEquals("or", variations.get(0).get(0).annotations().commentBefore());
    assertEquals(List.of("take2"), texts(variations.get(1)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;GaMe[09];B[take1];W[take2])",
        "(; GaMe [09]\n ; Black [take1] ; White\n[take2] )",
        "(;C[]\nPB[x]\nGM[09]\n;B[take1]\n;C[]\nW[take2]\n)",
        "(;GM[09];B[take1]; W[take2];\n)",
        "(;GM[09];B[take1]W[take2])",
        "(;GM[09];;;B[take1];;W[take2];;)",
        "(;GM[09](;B[take1](;W[take2])))",
        "mail: hello (all) [1]\n(;GM[09];B[take1];W[take2])\n\u001a\ufeff\n",
        "\ufeff(;GM[09];B[take1];W[take2])",
        "(;SU[];B[take1];W[take2])",
        "(\r\n;GM[09]\r\n;B[take1]\r\n;W[take2]\r\n)\r\n",
      })
  void lenientFormsGiveTheSameGame(String text) {
    GameRecord record = read(text);
    assertEquals(List.of("take1", "take2"), Records.moves(record));
    assertEquals(Optional.of("loa"), record.game());
  }

  @Test
  void commentsBelongBeforeOrAfterTheMove() {
    GameRecord record =
        read("(;GM[09];C[game];C[before]B[take1]C[after];C[more];W[take2];C[last])");
    assertEquals("game", record.header().comment());
    assertEquals("before", record.moves().get(0).annotations().commentBefore());
    assertEquals("after\nmore", record.moves().get(0).annotations().commentAfter());
    assertEquals("last", record.moves().get(1).annotations().commentAfter());
  }

  @Test
  void endsOfTheGameAreNotMoves() {
    GameRecord record = read("(;GM[09];B[take1];C[enough]W[Resign])");
    assertEquals(List.of("take1"), Records.moves(record));
    assertEquals(
        Optional.of(Termination.resignation(Player.SECOND)), record.header().termination());
    assertEquals(Optional.empty(), record.header().claim());
    assertEquals(GameResult.FIRST, record.header().result());
    assertEquals("enough", record.moves().get(0).annotations().commentAfter());
  }

  @ParameterizedTest
  @CsvSource({
    "B+, FIRST", "W+R, SECOND", "b+resign, FIRST", "Black+3.5, FIRST", "W, SECOND", "0, DRAW",
    "Draw, DRAW", "draw, DRAW", "?, UNKNOWN", "Void, UNKNOWN", "B + T, FIRST", "1-0, FIRST"
  })
  void resultsAreRead(String text, GameResult verdict) {
    GameRecord record = read("(;GM[09]RE[" + text + "];B[take1])");
    assertEquals(Optional.of(new ClaimedResult(text, verdict)), record.header().claim());
  }

  @Test
  void escapesAndLineEndingsInValuesAreDecoded() {
    assertEquals(
        "a]b\\c(d) on\nnext",
        read("(;GM[09]C[a\\]b\\\\c(d) o\\\r\nn\r\nnext];B[take1])").header().comment());
  }

  @Test
  void thePropertiesOfMovesAreKept() {
    String text = "(;GM[09];B[take1]BL[299.5]TR[aa][bb]N[a name];BL[9]W[take2]WL[x];C[c]OW[2])";
    List<RecordedMove> moves = Records.read(SGF, text).get(0).record().moves();
    assertEquals(Duration.ofMillis(299_500), moves.get(0).annotations().clock().orElseThrow());
    assertEquals("{TR=[aa, bb], N=[a name]}", moves.get(0).annotations().properties().toString());
    assertEquals(Optional.empty(), moves.get(1).annotations().clock());
    assertEquals("{BL=[9], WL=[x], OW=[2]}", moves.get(1).annotations().properties().toString());
    GameReplay replay = Records.OPTIONS.replay(Records.read(SGF, text).get(0).record());
    for (RecordFormat format : List.of(SGF, BRG)) {
      String written = format.write(replay);
      List<RecordedMove> again = Records.read(format, written).get(0).record().moves();
      for (int i = 0; i < 2; i++) {
        assertEquals(
            moves.get(i).annotations().clock(), again.get(i).annotations().clock(), written);
        assertEquals(
            moves.get(i).annotations().properties(),
            again.get(i).annotations().properties(),
            written);
        assertEquals(
            moves.get(i).annotations().commentAfter(),
            again.get(i).annotations().commentAfter(),
            written);
      }
    }
  }

  @Test
  void aPropertyBeforeTheFirstMoveIsReported() {
    ParsedGame game = Records.read(SGF, "(;GM[09];N[start];B[take1])").get(0);
    assertEquals(List.of(Code.MISPLACED), Records.codes(game));
  }

  @Test
  void aGameWithoutADialectIsReadButNotReplayed() {
    GameRecord record = read("(;GM[1]SZ[19]PB[x];B[aa];W[bb])");
    assertEquals(Optional.of("Go"), record.game());
    assertEquals(List.of("aa", "bb"), Records.moves(record));
    GameReplay replay = Records.OPTIONS.replay(record);
    assertEquals(List.of(Code.UNKNOWN_GAME), Records.codes(replay.problems()));
    assertEquals("No rules for Go are installed", replay.problems().get(0).message());
    assertEquals(6, replay.problems().get(0).location().column());
    assertEquals(Optional.empty(), read("(;GM[1000];B[aa])").game());
    assertEquals(Optional.empty(), read("(;GM[x];B[aa])").game());
  }

  @Test
  void anUnsupportedSetupIsReportedAndNotReplayed() {
    ParsedGame game = Records.one(SGF, "(;GM[09]\nSZ[many];B[take1])");
    assertEquals(List.of(Code.UNSUPPORTED_SETUP), Records.codes(game));
    assertEquals(2, game.problems().get(0).location().line());
    assertEquals(4, game.problems().get(0).location().column());
    assertEquals(Optional.of(game.problems().get(0)), game.record().setupProblem());
    GameReplay replay = Records.OPTIONS.replay(game.record());
    assertEquals(game.problems(), replay.problems());
    assertEquals(Optional.empty(), replay.mainLine());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "(;GM[09];B[take1];W[take2]      | UNEXPECTED_END    | 1 | 27",
        "(;GM[09];B[take1];W[tak         | UNEXPECTED_END    | 1 | 21",
        "(;GM[09];B[take1]];W[take2])    | BAD_CHARACTER     | 1 | 18",
        "(;GM[09];B[take1]);W[take2])    | UNBALANCED        | 1 | 19",
        "(;GM[09];B[take1];W[take2]))    | UNBALANCED        | 1 | 28",
        ";GM[09];B[take1];W[take2])      | UNBALANCED        | 1 | 1",
        "(;GM[09];B[take1];W take2])     | BAD_TAG           | 1 | 19",
        "(;GM[09];[take1];W[take2])      | BAD_TAG           | 1 | 10",
        "(;GM[09]RE[who];B[take1])       | BAD_RESULT        | 1 | 12",
        "(;GM[09]PB[a]PB[b];B[take1])    | DUPLICATE_TAG     | 1 | 17",
        "(;GM[09];B[take1](;C[x])(;B[take1])) | MISPLACED    | 1 | 26",
        "(;GM[09];B[take1]NAG[x])        | BAD_GLYPH         | 1 | 22",
        "(;GM[09];B[take1];SZ[9])        | UNSUPPORTED_SETUP | 1 | 19",
        "nothing of the kind             | NOT_A_GAME        | 1 | 1",
        "B[take1];W take2                | NOT_A_GAME        | 1 | 1"
      })
  void defectsHaveTheirLocation(String text, Code code, int line, int column) {
    ParsedGame game = Records.one(SGF, text);
    assertEquals(code, game.problems().get(0).code(), game.problems().toString());
    assertEquals(line, game.problems().get(0).location().line());
    assertEquals(column, game.problems().get(0).location().column());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;FF[4]GM[09]PB[x];B[take1];W[take2]\n",
        "(;FF[4]GM[09]PB[x];B[take1];W[take2\n)\n",
        "(;FF[4]GM[09]PB[x];B[take1];W[take2)",
        "(;FF[4]GM[09]PB[x];B[take1]C[no end;W[take2)\n",
        ";FF[4]GM[09]PB[x];B[take1];W[take2])\n",
        "(FF[4]GM[09]PB[x];B[take1];W[take2])\n",
        "(;FF[4]GM[09]PB[x];B[take1]);W[take2])\n",
        "(;FF[4]GM[09]PB[x];B[take1];W[take2]))\n",
        "(;FF[4]GM[09]PB[x];B[take1](;W[take2]\n",
        "(;FF[4]GM[09]PB[x];B take1];W[take2])\n",
        "(;FF[4]GM[09]PB[x];B[ta",
        "(;FF[4]GM[09]PB[x]\u0000\u0001\u0002;B[take1])",
      })
  void aDamagedGameDoesNotAffectItsNeighbors(String damaged) {
    List<ParsedGame> games = Records.read(SGF, GOOD + damaged + "\n" + GOOD + GOOD);
    assertEquals(4, games.size(), games.toString());
    for (int i : new int[] {0, 2, 3}) {
      assertEquals(ImmutableList.of(), games.get(i).problems(), "game " + (i + 1));
      assertEquals(Records.good(SGF, GOOD), games.get(i).record());
    }
    assertFalse(games.get(1).problems().isEmpty());
  }

  @Test
  void consecutiveDamagedGamesDoNotAffectTheirNeighbors() {
    String unclosed = "(;FF[4]GM[09]PB[x];B[take1];W[take2]\n";
    String unclosedInItsFirstValue = "(;FF[4\n";
    List<ParsedGame> games = Records.read(SGF, unclosed + unclosedInItsFirstValue + GOOD + GOOD);
    assertEquals(4, games.size(), games.toString());
    assertEquals(Code.UNBALANCED, games.get(0).problems().get(0).code());
    assertEquals(1, games.get(0).problems().size());
    assertEquals(Code.UNCLOSED_TEXT, games.get(1).problems().get(0).code());
    assertEquals(1, games.get(1).problems().size());
    for (int i : new int[] {2, 3}) {
      assertEquals(ImmutableList.of(), games.get(i).problems(), "game " + (i + 1));
      assertEquals(Records.good(SGF, GOOD), games.get(i).record());
    }
  }

  /** The text of an unclosed value contains the start of another game whose value is not closed. */
  @Test
  void anUnclosedGameInAnUnclosedGameIsReported() {
    List<ParsedGame> games =
        Records.read(SGF, "(;GM[09]C[a];B[take1]\n(;GM[99\n" + "(;GM[09]PB[good];B[take1])");
    assertEquals(3, games.size());
    assertEquals(ImmutableList.of(), games.get(2).problems());
    assertEquals(List.of("take1"), Records.moves(games.get(2).record()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  \r\n", "\ufeff\n"})
  void blankTextsContainNoGame(String text) {
    List<RecordProblem> problems = Records.one(SGF, text).problems();
    assertEquals(List.of(Code.NOT_A_GAME), Records.codes(problems));
    assertEquals("The text contains no game", problems.get(0).message());
  }

  @Test
  void theRootOfTheNextGameDoesNotBelongToTheUnclosedGame() {
    String text = "(;GM[09];B[take1]\n(;C[too long]W[take2]GM[09];B[take3])";
    List<ParsedGame> games =
        Records.read(SGF, text, ReadLimits.defaults().with(Limit.COMMENT_LENGTH, 3));
    assertEquals(2, games.size());
    assertEquals(List.of(Code.UNBALANCED), Records.codes(games.get(0)));
    assertEquals(List.of("take1"), Records.moves(games.get(0).record()));
    assertEquals(List.of(Code.TEXT_TOO_LONG), Records.codes(games.get(1)));
    assertEquals(List.of(), Records.moves(games.get(1).record()));
  }
}
