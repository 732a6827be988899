package io.github.boardrules.loa.sgf;

import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.loa.Loa;
import io.github.boardrules.loa.LoaGameType;
import io.github.boardrules.loa.LoaPosition;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Single properties, read and written. */
class SgfDetailsTest {
  private static GameRecord root(String properties) {
    return Records.good(SGF, "(;GM[09]" + properties + ";B[take1])");
  }

  private static RecordedMove move(String properties) {
    return Records.good(SGF, "(;GM[09];B[take1]" + properties + ")").moves().get(0);
  }

  private static String write(GameRecord record) {
    return SGF.write(Records.UNTAGGED.replay(record));
  }

  @ParameterizedTest
  @CsvSource({
    "TE[1], 1",
    "TE[], 1",
    "TE[2], 3",
    "BM[1], 2",
    "BM[x], 2",
    "BM[2], 4",
    "IT[], 5",
    "DO[], 6",
    "IT[2], 5",
    "NAG[0], 0",
    "NAG[255], 255",
  })
  void glyphsAreRead(String property, int glyph) {
    assertEquals(ImmutableList.of(glyph), move(property).annotations().nags());
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "256", "", "1x"})
  void malformedGlyphsAreReported(String text) {
    ParsedGame game = Records.one(SGF, "(;GM[09];B[take1]NAG[" + text + "][7])");
    assertEquals(List.of(Code.BAD_GLYPH), Records.codes(game));
    assertEquals(1, game.problems().get(0).ply());
    assertEquals(ImmutableList.of(7), game.record().moves().get(0).annotations().nags());
  }

  @Test
  void aGlyphWithoutAMoveIsIgnored() {
    assertEquals(
        ImmutableList.of(),
        Records.good(SGF, "(;GM[09]TE[1];B[take1])").moves().get(0).annotations().nags());
  }

  @ParameterizedTest
  @CsvSource({
    "1, TE[1]",
    "2, BM[1]",
    "3, TE[2]",
    "4, BM[2]",
    "5, IT[1]",
    "6, DO[1]",
    "7, NAG[7]",
  })
  void glyphsAreWrittenAsPropertiesOfSgf(int glyph, String property) {
    RecordedMove move = RecordedMove.of("take1").annotate(notes -> notes.withNags(glyph));
    String text = write(GameRecord.builder().moves(List.of(move)).build());
    String written = glyph == 5 || glyph == 6 ? property.substring(0, 2) + "[" : property;
    assertTrue(text.contains(written), text);
    assertEquals(
        move.annotations().nags(), Records.good(SGF, text).moves().get(0).annotations().nags());
  }

  @ParameterizedTest
  @CsvSource({
    "B+R, RESIGNATION, SECOND",
    "b+Resign, RESIGNATION, SECOND",
    "W+F, FORFEIT, FIRST",
    "White+forfeit, FORFEIT, FIRST",
    "B+T, TIME, SECOND",
    "w + time, TIME, FIRST",
  })
  void resultsWithATermination(String text, Termination.Kind kind, Player loser) {
    assertEquals(
        Optional.of(Termination.of(kind, loser)), root("RE[" + text + "]").header().termination());
  }

  @ParameterizedTest
  @CsvSource({
    "B+, FIRST",
    "B+0.5, FIRST",
    "0-1, SECOND",
    "1/2-1/2, DRAW",
    "jigo, DRAW",
    "*, UNKNOWN",
    "void, UNKNOWN",
    "?, UNKNOWN",
    "1-0, FIRST",
    "0, DRAW",
  })
  void resultsWithoutATermination(String text, GameResult verdict) {
    GameRecord record = root("RE[" + text + "]");
    assertEquals(Optional.empty(), record.header().termination());
    assertEquals(verdict, record.header().result());
  }

  @ParameterizedTest
  @ValueSource(strings = {"x+R", "+", "draw+R", "bw", "1-1"})
  void malformedResultsAreReported(String text) {
    ParsedGame game = Records.one(SGF, "(;GM[09]RE[" + text + "];B[take1])");
    assertEquals(List.of(Code.BAD_RESULT), Records.codes(game));
    assertEquals(Optional.empty(), game.record().header().claim());
  }

  @Test
  void anEmptyResultIsIgnored() {
    assertEquals(Optional.empty(), root("RE[ ]").header().claim());
  }

  @ParameterizedTest
  @CsvSource({
    "FIRST, , B+", "SECOND, , W+", "DRAW, , 0", "UNKNOWN, , ?",
    "FIRST, RESIGNATION, B+R", "SECOND, FORFEIT, W+F", "FIRST, TIME, B+T", "DRAW, AGREED_DRAW, 0",
  })
  void resultsAreWrittenWithTheirTermination(
      GameResult verdict, Termination.Kind kind, String text) {
    RecordHeader header = RecordHeader.none().withClaim(ClaimedResult.of(verdict));
    if (kind != null) {
      header =
          header.withTermination(
              verdict
                  .winner()
                  .map(winner -> Termination.of(kind, winner.opponent()))
                  .orElse(Termination.of(kind)));
    }
    String written = write(GameRecord.builder().header(header).build());
    assertTrue(written.contains("RE[" + text + "]"), written);
    GameRecord again = Records.good(SGF, written);
    assertEquals(verdict, again.header().result());
    assertEquals(header.termination(), again.header().termination());
    assertEquals(kind == Termination.Kind.AGREED_DRAW, written.contains("Termination:"));
  }

  @Test
  void anUnknownResultIsNotWritten() {
    assertTrue(!write(GameRecord.builder().build()).contains("RE["));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "TAG", "B", "W", "C", "RE", "GM", "SZ", "NAG", "Rules", "XY", "Mood", "lower", "T_1"
      })
  void everyTagIsReadBack(String name) {
    GameRecord record =
        GameRecord.builder().game("loa").header(RecordHeader.none().withTag(name, "a:b")).build();
    String text = write(record);
    assertEquals(Optional.of("a:b"), Records.good(SGF, text).header().tag(name), text);
  }

  @Test
  void tagsNamedLikePropertiesAreWrittenAsProperties() {
    GameRecord record =
        GameRecord.builder()
            .header(
                RecordHeader.none().withTag("Event", "e").withTag("XY", "x").withTag("Mood", "m"))
            .build();
    String text = write(record);
    assertTrue(text.contains("EV[e]"), text);
    assertTrue(text.contains("XY[x]"), text);
    assertTrue(text.contains("TAG[Mood:m]"), text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"no colon", ":x", "Game:x", "Options:x", "Result:1-0", "a b:x"})
  void malformedTagsAreReported(String text) {
    ParsedGame game = Records.one(SGF, "(;GM[09]TAG[" + text + "];B[take1])");
    assertEquals(List.of(Code.BAD_TAG), Records.codes(game));
  }

  @Test
  void thePropertyRuContainsOptionsOrIsATag() {
    assertEquals(Options.of("note", "n"), root("RU[note=n]").options());
    assertEquals(Options.parse("size=9 note=n"), root("SZ[9]RU[note=n]").options());
    assertEquals(Optional.of("Japanese"), root("RU[Japanese]").header().tag("Rules"));
    assertEquals(Optional.of("= 1"), root("RU[= 1]").header().tag("Rules"));
  }

  @Test
  void theTagTerminationIsParsed() {
    assertEquals(
        Optional.of(Termination.onTime(Player.FIRST)),
        root("TAG[Termination:time forfeit by FIRST]").header().termination());
    ParsedGame bored = Records.one(SGF, "(;GM[09]TAG[Termination:bored];B[take1])");
    assertEquals(List.of(Code.BAD_TAG), Records.codes(bored));
    assertEquals(Optional.of("bored"), bored.record().header().tag("Termination"));
  }

  @Test
  void aResignationInAVariationDoesNotEndTheGame() {
    GameRecord record = Records.good(SGF, "(;GM[09];B[take1](;W[take2])(;W[take1];B[Resign]))");
    assertEquals(Optional.empty(), record.header().termination());
    GameRecord over = Records.good(SGF, "(;GM[09];B[take1];W[Resign])");
    assertEquals(21, over.location("Termination").column());
  }

  @Test
  void twoCommentsOnAMoveAreWrittenInTwoNodes() {
    RecordedMove both =
        RecordedMove.of("take1")
            .annotate(notes -> notes.withCommentBefore("b").withCommentAfter("a"));
    GameRecord record = GameRecord.builder().moves(List.of(both, RecordedMove.of("take2"))).build();
    String text = write(record);
    assertTrue(text.replace("\n", "").contains(";C[b]B[take1];C[a];W[take2]"), text);
    assertEquals(record.moves(), Records.good(SGF, text).moves());
  }

  @Test
  void onlyNamesOfCapitalLettersAreWrittenAsProperties() {
    String text =
        write(
            GameRecord.builder()
                .header(RecordHeader.none().withTag("AZ", "x").withTag("A_Z", "y"))
                .build());
    assertTrue(text.contains("AZ[x]"), text);
    assertTrue(text.contains("TAG[A_Z:y]"), text);
  }

  /** The options of the setup and those of {@code RU} are together more than the maximum. */
  @Test
  void tooManyOptionsAreReported() {
    StringBuilder text = new StringBuilder("(;GM[09]SZ[9]\nRU[a0=1");
    for (int i = 1; i < Options.MAX_COUNT; i++) {
      text.append(" a").append(i).append("=1");
    }
    ParsedGame game = Records.one(SGF, text + "];B[take1])");
    assertEquals(List.of(Code.BAD_OPTION), Records.codes(game));
    assertEquals("OUT_OF_RANGE", game.problems().get(0).reason());
    assertEquals("test:2:4", game.problems().get(0).location().toString());
    assertEquals(Options.of("size", "9"), game.record().options());
    assertEquals(List.of("take1"), Records.moves(game.record()));
  }

  @Test
  void theNameOfASetupIsWrittenOnce() {
    GameRecord.Builder game = GameRecord.builder().options(Options.of("size", "9"));
    RecordHeader header = RecordHeader.none().withTag("SetupName", "9");
    assertTrue(!write(game.header(header).build()).contains("TAG["));
    header = header.withTag("SetupName", "nine");
    assertTrue(write(game.header(header).build()).contains("TAG[SetupName:nine]"));
    assertTrue(write(game.header(header.withTag("Mood", "9")).build()).contains("Mood:9"));
  }

  @Test
  void anUnsupportedSetupKeepsItsName() {
    GameRecord record = Records.one(SGF, "(;GM[09]SZ[many];B[take1])").record();
    assertEquals("unsupported ", record.setupName());
    GameRecord named = Records.one(SGF, "(;GM[09]SU[Odd];B[take1])").record();
    assertEquals("Odd", named.setupName());
  }

  @Test
  void aPositionTextReplacesTheSetupOfTheDialect() {
    GameRecord record = root("SZ[many]TAG[Mood:good][Setup:5 b]");
    assertEquals(Optional.of("5 b"), record.setup());
    assertEquals(Options.none(), record.options());
    assertEquals(Optional.empty(), record.header().tag("SetupName"));
    assertEquals(1, Records.one(SGF, "(;GM[09]SZ[many]TAG[Mood:good])").problems().size());
  }

  @Test
  void theLocationOfASetupIsItsFirstProperty() {
    ParsedGame game = Records.one(SGF, "(;GM[09]SZ[9]PB[x]SZ[8])");
    assertEquals(12, game.record().location("Options").column());
    assertEquals(Options.of("size", "9"), game.record().options());
    assertEquals(List.of(Code.DUPLICATE_TAG), Records.codes(game));
  }

  @Test
  void aCommentInTheRootBelongsToTheGame() {
    GameRecord record = Records.good(SGF, "(;GM[09]C[all]B[take1])");
    assertEquals("all", record.header().comment());
    assertEquals("", record.moves().get(0).annotations().commentBefore());
  }

  @Test
  void aCommentOnTheEndOfTheGameBelongsToTheLastMove() {
    GameRecord record = Records.good(SGF, "(;GM[09];B[take1];W[Resign]C[so])");
    assertEquals("so", record.moves().get(0).annotations().commentAfter());
    GameRecord none = Records.good(SGF, "(;GM[09];B[Resign]C[so])");
    assertEquals("so", none.header().comment());
  }

  /** A record has at most one termination. */
  @Test
  void anEndAmongTheMovesReplacesAnUnknownTermination() {
    ParsedGame word = Records.one(SGF, "(;GM[09]TAG[Termination:soon];B[take1])");
    assertEquals(List.of(Code.BAD_TAG), Records.codes(word));
    assertEquals("soon", word.record().header().tag("Termination").orElseThrow());
    GameRecord both = Records.good(SGF, "(;GM[09]TAG[Termination:soon];B[take1];W[Resign])");
    assertEquals(Optional.empty(), both.header().tag("Termination"));
    assertEquals(Termination.resignation(Player.SECOND), both.header().termination().orElseThrow());
  }

  @Test
  void limitsApplyToTrees() {
    ReadLimits limits =
        ReadLimits.defaults()
            .with(Limit.MOVES, 2)
            .with(Limit.NESTING, 1)
            .with(Limit.TAG_LENGTH, 9)
            .with(Limit.COMMENT_LENGTH, 3);
    String fine = "(;GM[09]C[abc]PB[123456789];B[take1](;W[take1])(;W[take2]))";
    assertEquals(List.of(Code.TOO_MANY_MOVES), codes(fine, limits));
    List<RecordedMove> kept = Records.read(SGF, fine, limits).get(0).record().moves();
    assertEquals(2, kept.size());
    assertEquals(List.of(), kept.get(1).variations());
    assertEquals(List.of(), codes(fine, limits.with(Limit.MOVES, 3)));
    assertEquals(List.of(Code.TEXT_TOO_LONG), codes("(;GM[09]C[abcd];B[take1])", limits));
    assertEquals(List.of(Code.TEXT_TOO_LONG), codes("(;GM[09]PB[1234567890];B[take1])", limits));
    String deep = "(;GM[09];B[take1](;W[take1])(;W[take2](;B[take1])(;B[take2])))";
    assertEquals(List.of(Code.TOO_DEEP), codes(deep, limits.with(Limit.MOVES, 9)));
    assertEquals(
        List.of(Code.TOO_MANY_TAGS),
        codes("(;GM[09]PB[x]PW[y];B[take1])", limits.with(Limit.TAGS, 2)));
  }

  private static List<Code> codes(String text, ReadLimits limits) {
    return Records.codes(Records.read(SGF, text, limits).get(0));
  }

  /** If the position is not the start of the game, all options are written. */
  @Test
  void optionsAreWrittenWithAPosition() {
    Options options = Options.of("setup", "scrambled");
    LoaPosition start = new LoaGameType().game(options).start();
    GameRecord record =
        GameRecord.builder()
            .game("loa")
            .options(options)
            .setup(start.play(start.legalMoves().get(0)).text())
            .build();
    String text = write(record);
    assertTrue(text.contains("RU[setup=scrambled]"), text);
    assertEquals(record.options(), Records.good(SGF, text).options());
    assertTrue(write(record.toBuilder().setup(start.text()).build()).contains("RU[setup="));
    String standard = write(GameRecord.builder().game("loa").options(options).build());
    assertTrue(standard.contains("SU[Scrambled-Eggs]") && !standard.contains("RU["), standard);
  }

  @Test
  void aCommentNodeBeforeAVariationBelongsToItsFirstMove() {
    GameRecord record =
        Records.good(SGF, "(;GM[09];B[take1](;W[take2])(;C[another];W[take3]C[way]))");
    assertEquals("", record.header().comment());
    RecordedMove other = record.moves().get(1).variations().get(0).get(0);
    assertEquals("another", other.annotations().commentBefore());
    assertEquals("way", other.annotations().commentAfter());
  }

  @Test
  void emptyRulesAreATag() {
    GameRecord record = Records.good(SGF, "(;GM[09]RU[];B[take1])");
    assertEquals(Optional.of(""), record.header().tag("Rules"));
  }

  /** The first illegal move is written for the side to move, not for the side that begins. */
  @Test
  void anIllegalMoveBelongsToTheSideToMove() {
    for (String first : List.of("", "b1-b3")) {
      String setup =
          first.isEmpty() ? Loa.game().start().text() : Loa.game().start().play(first).text();
      GameRecord record =
          GameRecord.builder()
              .game("loa")
              .setup(setup)
              .moves(List.of(RecordedMove.of("b8-b9")))
              .build();
      String text = SGF.write(Records.OPTIONS.replay(record));
      String side = first.isEmpty() ? "B" : "W";
      assertTrue(text.replace("\n", "").contains(";" + side + "[b8-b9]"), text);
    }
  }
}
