package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.MoreCollectors;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.core.testing.VerdictSchema;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From texts to verdicts in one call. */
class ValidatorTest {
  private static final Validator VALIDATOR = TestRecords.UNTAGGED;
  private static final String BRG = "[Game \"countdown\"]\n[Setup \"4 b\"]\n1. take3 take1 1-0\n";

  private static List<GameReplay> judge(String text) {
    try (Stream<GameReplay> verdicts = VALIDATOR.open(text, "text").replays()) {
      return verdicts.map(VerdictSchema::checked).toList();
    }
  }

  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  @Test
  void aValidGameHasItsResult() {
    GameReplay verdict = judge(BRG).get(0);
    assertTrue(verdict.isValid());
    assertEquals(1, verdict.number());
    assertEquals(2, verdict.legalPlies());
    assertEquals(GameResult.FIRST, verdict.result());
    assertEquals(Optional.of(Player.FIRST), verdict.outcome().orElseThrow().winner());
    assertEquals(Optional.empty(), verdict.termination());
    assertEquals("1-0", verdict.header().claim().orElseThrow().text());
    assertEquals(ClaimedResult.Check.AGREES, verdict.claimCheck());
  }

  @Test
  void aResignationIsTheResultOfALegalGame() {
    GameReplay verdict = judge("[Termination \"resignation by SECOND\"] take1 1-0").get(0);
    assertEquals(GameResult.FIRST, verdict.result());
    assertEquals(Termination.resignation(Player.SECOND), verdict.termination().orElseThrow());
    assertEquals("1 move, resignation by White", verdict.summary());
    assertEquals(GameResult.UNKNOWN, judge("take1 1-0").get(0).result());
  }

  @Test
  void problemsOfReadingAndReplayAreInTheOrderOfTheirPlaces() {
    GameReplay verdict = judge("[Setup \"3 b\"]\n1. take1 $999 take3 ) *").get(0);
    assertFalse(verdict.isValid());
    assertEquals(
        List.of(Code.BAD_GLYPH, Code.ILLEGAL_MOVE, Code.UNBALANCED),
        TestRecords.codes(verdict.problems()));
    RecordProblem illegal = verdict.problems().get(1);
    assertEquals(1, illegal.violations().size());
    assertEquals(illegal.violations().get(0).code().name(), illegal.reason());
  }

  @Test
  void problemsCarryTheCodesOfExceptions() {
    assertEquals(
        Optional.of(io.github.boardrules.core.text.NotationException.Code.UNEXPECTED),
        judge("take1 nonsense").get(0).problems().get(0).error());
    assertEquals(
        Optional.of(io.github.boardrules.core.OptionException.Code.UNKNOWN_OPTION),
        judge("[Game \"countdown\"]\n[Options \"x=1\"] *").get(0).problems().get(0).error());
  }

  /** No format for trees is installed in this module. */
  @ParameterizedTest
  @CsvSource({
    "a.brg, (;GM[1]), MISPLACED",
    "a.SGF, (;B[x]), NOT_A_GAME",
    "a.sgf.gz, (;B[x]), NOT_A_GAME",
    "a.sgf, take1, UNKNOWN_GAME",
    "a.txt, (;B[x], MISPLACED",
  })
  void theFormatIsDetected(String name, String text, Code expected) throws IOException {
    for (byte[] bytes : List.of(text.getBytes(StandardCharsets.UTF_8), gzip(text))) {
      InputStream in = new ByteArrayInputStream(bytes);
      Validator strangers = TestRecords.OPTIONS;
      try (Stream<GameReplay> verdicts = strangers.open(in, name).replays()) {
        List<Code> codes =
            verdicts
                .flatMap(verdict -> verdict.problems().stream())
                .map(RecordProblem::code)
                .toList();
        assertTrue(codes.contains(expected), name + " " + codes);
      }
    }
    Validator strangers = TestRecords.OPTIONS;
    assertEquals(
        maps(strangers.open(text, name).replays()),
        maps(strangers.open(slow(text), name).replays()));
  }

  private static List<Object> maps(Stream<GameReplay> verdicts) {
    try (verdicts) {
      return verdicts.<Object>map(GameReplay::toMap).toList();
    }
  }

  /** Returns a reader that cannot mark, and that returns one character at a time. */
  private static Reader slow(String text) {
    return new FilterReader(new StringReader(text)) {
      @Override
      public int read(char[] target, int offset, int length) throws IOException {
        return super.read(target, offset, Math.min(length, 1));
      }

      @Override
      public boolean markSupported() {
        return false;
      }
    };
  }

  @Test
  void aReaderIsReadLazilyAndClosed() throws IOException {
    boolean[] closed = {false};
    String games = BRG.repeat(1_000);
    StringReader in =
        new StringReader(games) {
          @Override
          public void close() {
            closed[0] = true;
          }
        };
    try (Stream<GameReplay> verdicts = VALIDATOR.open(in, "t").replays()) {
      assertTrue(verdicts.findFirst().orElseThrow().isValid());
      assertTrue(in.read() >= 0);
    }
    assertTrue(closed[0]);
  }

  @Test
  void aReaderThatFailsAtOnceIsClosed() {
    boolean[] closed = {false};
    Reader in =
        new Reader() {
          @Override
          public int read(char[] target, int offset, int length) throws IOException {
            throw new EOFException("test");
          }

          @Override
          public void close() {
            closed[0] = true;
          }
        };
    try (Stream<GameReplay> verdicts = VALIDATOR.open(in, "t").replays()) {
      assertEquals(List.of(List.of(Code.TRUNCATED)), codes(verdicts));
    }
    assertTrue(closed[0]);
  }

  @Test
  void detectionDoesNotWaitAfterTheFirstCharacter() throws IOException {
    int[] reads = {0};
    Reader in =
        new FilterReader(new StringReader("  (;B[x])")) {
          @Override
          public int read(char[] target, int offset, int length) throws IOException {
            reads[0]++;
            return super.read(target, offset, Math.min(length, 1));
          }

          @Override
          public boolean ready() {
            return false;
          }
        };
    assertEquals("sgf", RecordFormats.installed().detect(in, "a.sgf").id());
    assertEquals(3, reads[0]);
    assertEquals(' ', in.read());
  }

  @Test
  void theFormatCanBeChosen() {
    Validator brg = VALIDATOR.withFormat(BrgFormat.BRG);
    List<GameReplay> verdicts = brg.open("take1", "a.sgf").replays().toList();
    assertTrue(verdicts.get(0).isValid());
  }

  @Test
  void filesMayBeCompressedWhateverTheirNames(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game");
    Files.write(file, gzip(BRG + BRG));
    try (Stream<GameReplay> verdicts = VALIDATOR.open(file).replays()) {
      List<GameReplay> all = verdicts.toList();
      assertEquals(2, all.size());
      assertTrue(all.stream().allMatch(GameReplay::isValid));
      assertEquals(2, all.get(1).number());
      assertEquals(file.toString(), all.get(1).record().location().source());
    }
  }

  /** Two members that come one after the other, as from a pipe that is empty in between. */
  @Test
  void compressedDataMayHaveSeveralMembers() throws IOException {
    InputStream pipe =
        new SequenceInputStream(
            new ByteArrayInputStream(gzip(BRG)), new ByteArrayInputStream(gzip(BRG)));
    try (Stream<GameReplay> verdicts = VALIDATOR.open(pipe, "t").replays()) {
      assertEquals(List.of(List.of(), List.of()), codes(verdicts));
    }
  }

  /** The name of the game may be in what the limit has cut off; the default game is known. */
  @Test
  void aNamelessGameThatExceedsALimitKeepsItsOtherProblems() {
    ReadLimits limits = ReadLimits.defaults().with(ReadLimits.Limit.MOVES, 2);
    String text = "[First \"a\"]\n[Setup \"2 b\"]\ntake1 take3 take1 *";
    assertEquals(
        List.of(List.of(Code.ILLEGAL_MOVE, Code.TOO_MANY_MOVES)),
        codes(VALIDATOR.withLimits(limits).open(text, "t").replays()));
    Validator strangers = TestRecords.OPTIONS;
    assertEquals(
        List.of(List.of(Code.TOO_MANY_MOVES)),
        codes(strangers.withLimits(limits).open(text, "t").replays()));
    assertEquals(
        List.of(List.of(Code.UNKNOWN_GAME, Code.BAD_GLYPH)),
        codes(strangers.open("[First \"a\"]\ntake1 $999 *", "t").replays()));
  }

  @ParameterizedTest
  @CsvSource({"1/2-1/2, DRAW", "1-0, UNKNOWN", "0-1, UNKNOWN", "*, UNKNOWN"})
  void aClaimedDrawEndsAnUnfinishedGameAndAClaimedWinDoesNot(String claim, GameResult result) {
    GameVerdict verdict =
        VALIDATOR.validate("take1 " + claim, "t").collect(MoreCollectors.onlyElement());
    assertTrue(verdict.isValid());
    assertEquals(result, verdict.result());
  }

  /** The moves of variations count among the moves of a game, not among those of its main line. */
  @Test
  void theMovesOfTheMainLineHaveALimitOfTheirOwn() {
    String text = "1. take1 (1. take2 take1 take3) take1 2. take1 *";
    Validator validator = VALIDATOR.withFormat(TestFormat.BRG);
    ReadLimits three = ReadLimits.defaults().with(ReadLimits.Limit.PLIES, 3);
    assertEquals(List.of(List.of()), codes(validator.withLimits(three).open(text, "t").replays()));
    ReadLimits two = three.with(ReadLimits.Limit.PLIES, 2);
    GameVerdict refused =
        validator.withLimits(two).validate(text, "t").collect(MoreCollectors.onlyElement());
    assertEquals(List.of(Code.TOO_MANY_PLIES), TestRecords.codes(refused.problems()));
    assertEquals(2, refused.problems().get(0).ply());
    assertEquals(2, refused.plies());
  }

  /** Of two limits that a move exceeds, the one on the main line is reported. */
  @Test
  void theMainLineIsLimitedBeforeAllMoves() {
    ReadLimits limits = ReadLimits.defaults();
    long moves = limits.get(ReadLimits.Limit.MOVES);
    String text = "take1 ".repeat((int) moves + 1) + "*";
    assertEquals(
        Code.TOO_MANY_MOVES, first(VALIDATOR.withFormat(TestFormat.BRG).withLimits(limits), text));
    ReadLimits same = limits.with(ReadLimits.Limit.PLIES, moves);
    assertEquals(
        Code.TOO_MANY_PLIES, first(VALIDATOR.withFormat(TestFormat.BRG).withLimits(same), text));
  }

  private static Code first(Validator validator, String text) {
    try (Stream<GameVerdict> verdicts = validator.validate(text, "t")) {
      return verdicts.collect(MoreCollectors.onlyElement()).problems().stream()
          .map(RecordProblem::code)
          .filter(Code::isOfALimit)
          .collect(MoreCollectors.onlyElement());
    }
  }

  @Test
  void theGamesBeforeTheEndOfTruncatedDataAreJudged() throws IOException {
    StringBuilder many = new StringBuilder();
    for (int i = 0; i < 20_000; i++) {
      many.append("[Event \"").append(i * 7919 % 10_007).append("\"]\n").append(BRG);
    }
    byte[] whole = gzip(many.toString());
    InputStream in = new ByteArrayInputStream(Arrays.copyOf(whole, whole.length / 2));
    try (Stream<GameReplay> verdicts = VALIDATOR.open(in, "truncated").replays()) {
      Iterator<GameReplay> iterator = verdicts.iterator();
      GameReplay verdict = iterator.next();
      while (iterator.hasNext()) {
        assertTrue(verdict.isValid());
        verdict = iterator.next();
      }
      assertTrue(verdict.number() > 1_000);
      assertEquals(List.of(Code.TRUNCATED), TestRecords.codes(verdict.problems()));
    }
  }

  private static List<List<Code>> codes(Stream<GameReplay> verdicts) {
    return verdicts.map(verdict -> TestRecords.codes(verdict.problems())).toList();
  }

  private static List<List<Code>> codes(byte[] bytes, String name) {
    try (Stream<GameReplay> verdicts =
        VALIDATOR.open(new ByteArrayInputStream(bytes), name).replays()) {
      return codes(verdicts);
    }
  }

  /** A stream of the bytes that fails at their end. */
  private static InputStream failing(byte[] bytes) {
    InputStream failure =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("connection reset");
          }

          @Override
          public int read(byte[] buffer, int offset, int length) throws IOException {
            return read();
          }
        };
    return new SequenceInputStream(new ByteArrayInputStream(bytes), failure);
  }

  /** Wherever a text is cut, no exception is thrown, and one problem says that it was cut. */
  @Test
  void damagedBytesAreOneProblem() throws IOException {
    byte[] whole = gzip(BRG + BRG);
    for (int length = 2; length < whole.length; length++) {
      List<List<Code>> all = codes(Arrays.copyOf(whole, length), "cut");
      List<Code> last = all.get(all.size() - 1);
      assertEquals(Code.TRUNCATED, last.get(last.size() - 1), "" + length);
      assertEquals(1, all.stream().flatMap(List::stream).count(), all.toString());
    }
    byte[] wrong = whole.clone();
    wrong[whole.length - 8] ^= 1; // the checksum
    assertEquals(List.of(List.of(), List.of(), List.of(Code.CORRUPT)), codes(wrong, "wrong"));
    byte[] text = (BRG + BRG).getBytes(StandardCharsets.UTF_8);
    for (int length = 0; length <= text.length; length++) {
      InputStream in = failing(Arrays.copyOf(text, length));
      try (Stream<GameReplay> verdicts = VALIDATOR.open(in, "failing").replays()) {
        List<List<Code>> all = codes(verdicts);
        List<Code> last = all.get(all.size() - 1);
        assertEquals(Code.UNREADABLE, last.get(last.size() - 1), length + " " + all);
      }
    }
  }

  @Test
  void theDamageBelongsToTheGameThatWasCut() {
    String cut = "[Event \"1\"]\n" + BRG + "[Event \"2\"]\ntake1 ta";
    InputStream in = failing(cut.getBytes(StandardCharsets.UTF_8));
    try (Stream<GameReplay> verdicts = VALIDATOR.open(in, "t").replays()) {
      List<GameReplay> all = verdicts.toList();
      assertEquals(2, all.size());
      assertTrue(all.get(0).isValid());
      assertEquals(List.of(Code.UNREADABLE), TestRecords.codes(all.get(1).problems()));
      assertEquals(Optional.of("2"), all.get(1).record().header().tag("Event"));
      assertTrue(all.get(1).problems().get(0).message().contains("connection reset"));
    }
  }

  @Test
  void utf16IsRead() {
    for (String text : List.of(BRG, "(;GM[99]SZ[5]PB[\u00c4\ud83d\ude00];B[take1])")) {
      for (Charset charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
        for (String mark : List.of("", "\ufeff")) {
          InputStream in = new ByteArrayInputStream((mark + text).getBytes(charset));
          assertEquals(
              maps(VALIDATOR.open(text, "t").replays()),
              maps(VALIDATOR.open(in, "t").replays()),
              mark + text);
        }
      }
    }
  }

  @Test
  void aTextWithoutAGameHasOneInvalidVerdict() throws IOException {
    for (String text :
        List.of("", " ", "\n\n", "{a comment}", "; a comment\n", "% an escape\n", "\ufeff")) {
      assertEquals(
          List.of(List.of(Code.NOT_A_GAME)), codes(VALIDATOR.open(text, "t").replays()), text);
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      assertEquals(List.of(List.of(Code.NOT_A_GAME)), codes(bytes, "t.sgf"), text);
      assertEquals(List.of(List.of(Code.NOT_A_GAME)), codes(gzip(text), "t"), text);
    }
  }

  @Test
  void aZeroByteIsAProblemOfItsGame() {
    for (String text : List.of(BRG.replace("take1", "ta\0ke1"), BRG.replace(" ", " \0"))) {
      List<List<Code>> all = codes((text + BRG).getBytes(StandardCharsets.UTF_8), "t");
      assertEquals(2, all.size(), all.toString());
      assertFalse(all.get(0).isEmpty(), all.toString());
      assertEquals(List.of(), all.get(1));
    }
  }

  @Test
  void theStreamIsLazyAndClosesTheText() throws IOException {
    int[] reads = {0};
    boolean[] closed = {false};
    byte[] bytes = BRG.repeat(100_000).getBytes(StandardCharsets.UTF_8);
    InputStream in =
        new FilterInputStream(new ByteArrayInputStream(bytes)) {
          @Override
          public int read(byte[] target, int offset, int length) throws IOException {
            int count = super.read(target, offset, length);
            reads[0] += Math.max(count, 0);
            return count;
          }

          @Override
          public void close() {
            closed[0] = true;
          }
        };
    try (Stream<GameReplay> verdicts = VALIDATOR.open(in, "t").replays()) {
      assertTrue(verdicts.findFirst().orElseThrow().isValid());
    }
    assertTrue(reads[0] < bytes.length / 10, reads[0] + " bytes were read");
    assertTrue(closed[0]);
  }

  @Test
  void limitsApply() {
    Validator limited = VALIDATOR.withLimits(ReadLimits.defaults().with(ReadLimits.Limit.GAMES, 2));
    List<GameReplay> verdicts = limited.open(BRG.repeat(5), "t").replays().toList();
    assertEquals(3, verdicts.size());
    assertEquals(
        List.of(Code.TOO_MANY_GAMES), TestRecords.codes(verdicts.get(2).problems().subList(0, 1)));
  }

  @Test
  void variationsAreJudgedOnRequest() {
    String text =
        "[Setup \"5 b\"]\n"
            + "1. take1 take2 (1... take3 (1... take1 x) take3) 2. take1 (2. take2 take1) *";
    assertTrue(VALIDATOR.open(text, "t").replays().findFirst().orElseThrow().isValid());
    GameReplay verdict =
        TestRecords.UNTAGGED.withVariations().open(text, "t").replays().findFirst().orElseThrow();
    assertEquals(
        List.of(Code.UNREADABLE_MOVE, Code.ILLEGAL_MOVE, Code.GAME_OVER),
        TestRecords.codes(verdict.problems()));
    assertEquals(
        ImmutableList.of(3, 3, 4),
        verdict.problems().stream()
            .map(RecordProblem::ply)
            .collect(ImmutableList.toImmutableList()));
    assertEquals(3, verdict.variations().count());
  }

  @Test
  void theMapHoldsOnlyWhatJsonHas() {
    for (String text : List.of(BRG, "take1 *", "take9 $999", "")) {
      judge(text).forEach(verdict -> checkPlain(verdict.toMap()));
    }
  }

  private static void checkPlain(Object value) {
    if (value instanceof java.util.Map<?, ?> map) {
      map.values().forEach(ValidatorTest::checkPlain);
    } else if (value instanceof List<?> list) {
      list.forEach(ValidatorTest::checkPlain);
    } else {
      assertTrue(
          value instanceof String || value instanceof Number || value instanceof Boolean,
          () -> value.getClass().toString());
    }
  }
}
