package io.github.boardrules.loa.sgf;

import static io.github.boardrules.loa.sgf.TestFormat.BRG;
import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.MoveAnnotations;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordFormats;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordScanner;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.loa.Loa;
import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which properties are written, and where those that were read belong. */
class SgfPropertiesTest {
  private static String write(GameRecord record) {
    return SGF.write(Records.UNTAGGED.replay(record));
  }

  private static String writeMove(String property, String text) {
    RecordedMove move =
        RecordedMove.of("take1").annotate(notes -> notes.withProperty(property, text));
    String written = write(GameRecord.builder().moves(List.of(move)).build());
    return written.substring(written.indexOf(";B")).strip();
  }

  /** Other names have a meaning of their own at a move or in the root. */
  @ParameterizedTest
  @CsvSource({
    "KO, ;B[take1]KO[x])",
    "WL, ;B[take1]WL[x])",
    "BL, ;B[take1]TAG[BL:x])",
    "SZ, ;B[take1]TAG[SZ:x])",
    "FF, ;B[take1]TAG[FF:x])",
    "SU, ;B[take1]TAG[SU:x])",
    "TE, ;B[take1]TAG[TE:x])",
    "C, ;B[take1]TAG[C:x])",
    "TAG, ;B[take1]TAG[TAG:x])",
    "Mood, ;B[take1]TAG[Mood:x])"
  })
  void propertiesOfAMoveAreWrittenAsSuchOrAsTags(String name, String written) {
    assertEquals(written, writeMove(name, "x"));
  }

  @Test
  void optionsThatAreNotInTheSetupAreWritten() {
    GameRecord.Builder record = GameRecord.builder().game("loa");
    String text = write(record.options(Options.parse("setup=scrambled repetitionAt=4")).build());
    assertTrue(text.replace("\n", "").contains("SU[Scrambled-Eggs]RU[repetitionAt=4]"), text);
    assertFalse(write(record.options(Options.none()).build()).contains("RU["));
  }

  @Test
  void theSetupAndTheCommentOfAGameAreWritten() {
    String setup = Loa.game().start().play("b1-b3").text();
    GameRecord record =
        GameRecord.builder()
            .game("loa")
            .setup(setup)
            .header(RecordHeader.none().withComment("all"))
            .build();
    String text = write(record);
    assertEquals(
        "(;FF[4]CA[UTF-8]GM[9]SZ[8]SU[Custom]AB[c1][d1][e1][f1][g1][b3][b8][c8][d8][e8][f8][g8]"
            + "AW[a2][h2][a3][h3][a4][h4][a5][h5][a6][h6][a7][h7]PL[W]TAG[Setup:"
            + setup
            + "]C[all])",
        text.strip());
    assertEquals(record, Records.good(SGF, text));
  }

  @Test
  void variationsFollowTheLineThatTheyReplace() {
    String text = "take1 (take2 take1) (take3) take1 take2 (take1 (take3)) *";
    GameReplay replay = Records.UNTAGGED.replay(Records.good(BRG, text));
    assertTrue(SGF.canWrite(replay));
    String written = SGF.write(replay).replaceAll("\\s", "");
    assertEquals(
        "(;B[take1];W[take1](;B[take2])(;B[take1])(;B[take3]))(;B[take2];W[take1])(;B[take3]))",
        written.substring(written.indexOf("(", 2)));
    assertEquals(replay.record().moves(), Records.good(SGF, written).moves());
  }

  @Test
  void treesOfOtherGamesAreRead() {
    assertEquals("sgf", SGF.id());
    assertEquals("sgf", SGF.toString());
    assertEquals(Optional.of("Hex"), Records.good(SGF, "(;GM[11])").game());
  }

  @ParameterizedTest
  @CsvSource({"0, ", "1, Go", "11, Hex", "12, ", "-1, ", "x, ", "'', "})
  void theNumberNamesTheGame(String number, String game) {
    GameRecord record = Records.good(SGF, "(;GM[" + number + "])");
    assertEquals(Optional.ofNullable(game), record.game());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;",
        "  (",
        "\n\t(x",
        "\ufeff(;",
        "\u00a0\u2003(",
        "\u0080(",
        "(;GM[9]",
        "( ;FF[4] Ga M [ 09 ]",
        "(;C[GM[1\\]]GM[9]",
        "(;AGM[1]",
        "(;EV[x];GM[1]",
        "(;GM[]",
        "(;GM[1"
      })
  void aTextThatBeginsWithABracketIsRecognized(String start) {
    assertTrue(SGF.recognizes(start));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        ";(",
        "[(",
        "a(",
        "~(",
        "!(",
        "1. (",
        "{(",
        "(;GM[1]",
        " ( ;FF[4]C[GM[9\\]] GaMe [11]",
        "(;GM[99]",
        "(;GM[x]"
      })
  void otherTextsAreNot(String start) {
    assertFalse(SGF.recognizes(start));
  }

  /** SGF of another game, which shares the extension. */
  private record OtherSgf(String id) implements RecordFormat {
    @Override
    public String extension() {
      return ".sgf";
    }

    @Override
    public boolean recognizes(String start) {
      return start.startsWith("(;GM[11]");
    }

    @Override
    public RecordScanner open(RecordInput in) {
      return to -> false;
    }

    @Override
    public boolean canWrite(GameReplay replay) {
      return false;
    }

    @Override
    public void write(GameReplay replay, Appendable target) {
      throw new IllegalArgumentException("never written");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"hex-sgf", "y-sgf"})
  void theFormatOfAnotherGameGetsItsTrees(String id) throws IOException {
    RecordFormats formats = RecordFormats.of(List.of(BrgFormat.BRG, new OtherSgf(id), SGF));
    for (String name : List.of("", "a.sgf", "a.txt")) {
      assertEquals(id, formats.detect(new StringReader("(;GM[11];B[a1])"), name).id());
      assertEquals("sgf", formats.detect(new StringReader("(;GM[9];B[b1-b3])"), name).id());
      assertEquals("sgf", formats.detect(new StringReader("(;FF[4];B[b1-b3])"), name).id());
    }
    assertEquals("sgf", formats.detect(new StringReader("(;GM[1];B[pd])"), "").id());
  }

  // Where properties belong

  private static MoveAnnotations last(String nodes) {
    List<RecordedMove> moves = Records.good(SGF, "(;GM[09]" + nodes + ")").moves();
    return moves.get(moves.size() - 1).annotations();
  }

  @Test
  void aCommentBeforeAMoveOfEitherSideIsBeforeIt() {
    for (String side : List.of("B", "W")) {
      assertEquals("c", last(";B[take1];C[c]" + side + "[take2]").commentBefore());
      assertEquals("c", last(";B[take1];" + side + "[take2]C[c]").commentAfter());
      assertEquals("", last(";B[take1];" + side + "[take2]C[c]").commentBefore());
    }
    assertEquals("c", last(";B[take1];C[c]KO[]").commentAfter());
  }

  /** A resignation is not a move, so a comment after it is not after a move of its node. */
  @Test
  void aCommentBetweenAnEndAndAMoveIsBeforeTheMove() {
    assertEquals("c", last(";B[take1];B[Resign]C[c]W[take2]").commentBefore());
  }

  @Test
  void theFirstReadingOfAClockCounts() {
    MoveAnnotations notes = last(";B[take1]BL[10][20]BL[x]WL[30]");
    assertEquals(Optional.of(Duration.ofSeconds(10)), notes.clock());
    assertEquals(
        ImmutableMap.of("BL", ImmutableList.of("20", "x"), "WL", ImmutableList.of("30")),
        notes.properties());
  }

  @Test
  void propertiesOfTheRootHavePlaces() {
    String text = "(;GM[09]PB[a]RE[B+]RU[note=n]TAG[Mood:m][Setup:5 w];B[take1])";
    GameRecord record = Records.good(SGF, text);
    assertEquals(Options.of("note", "n"), record.options());
    assertEquals(Optional.empty(), record.header().tag("Rules"));
    assertEquals(text.indexOf("09"), record.location("Game").offset());
    assertEquals(text.indexOf("a]"), record.location("First").offset());
    assertEquals(text.indexOf("B+"), record.location("Result").offset());
    assertEquals(text.indexOf("note"), record.location("Options").offset());
    assertEquals(text.indexOf("Mood"), record.location("Mood").offset());
    assertEquals(text.indexOf("Setup"), record.location("Setup").offset());
  }

  /** What the limit has cut off might have explained the setup. */
  @Test
  void aRootThatExceedsALimitHasNoOtherProblem() {
    ReadLimits limits = ReadLimits.defaults().with(Limit.TAG_LENGTH, 9);
    String root = "(;GM[09]SZ[many]PB[1234567890]";
    ParsedGame cut = Records.read(SGF, root + ";B[take1])", limits).get(0);
    assertEquals(List.of(Code.TEXT_TOO_LONG), Records.codes(cut));
    assertEquals(Optional.empty(), cut.record().setupProblem());
    ParsedGame later = Records.read(SGF, "(;GM[09]SZ[many];B[1234567890])", limits).get(0);
    assertEquals(List.of(Code.UNSUPPORTED_SETUP, Code.TEXT_TOO_LONG), Records.codes(later));
    assertTrue(later.record().setupProblem().isPresent());
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "0.5, 0.5",
    "7, 7",
    "9.25, 9.25",
    "10.000, 10",
    "59.999999999, 59.999999999",
    "540, 540",
    "600, 600",
    "3599, 3599",
    "3600, 3600",
    "360061.5, 360061.5"
  })
  void clocksAreWrittenInSeconds(String text, String written) {
    Duration clock = SgfTags.clock(text).orElseThrow();
    assertEquals(written, SgfTags.seconds(clock));
    assertEquals(Optional.of(clock), SgfTags.clock(written));
  }
}
