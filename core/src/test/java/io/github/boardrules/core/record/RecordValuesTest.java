package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.brg.BrgFormat;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordValuesTest {
  private static final RecordedMove MOVE = RecordedMove.of("take1");

  /** Returns values each of which differs from the first one in one component. */
  private static List<RecordedMove> moves() {
    return List.of(
        MOVE,
        RecordedMove.of("take2"),
        RecordedMove.of("take1", "t1", MOVE.location()),
        MOVE.annotate(notes -> notes.withCommentBefore("so")),
        MOVE.annotate(notes -> notes.withCommentAfter("so")),
        MOVE.annotate(notes -> notes.withNags(1)),
        MOVE.annotate(notes -> notes.withClock(Duration.ofMillis(1500))),
        MOVE.annotate(notes -> notes.withProperty("TR", "aa")),
        MOVE.withVariation(List.of(RecordedMove.of("take3"))));
  }

  /** Returns values each of which differs from the first one in one component. */
  private static List<GameRecord> records() {
    return Stream.of(
            GameRecord.builder(),
            GameRecord.builder().game("countdown"),
            GameRecord.builder().options(Options.of("heap", "3")),
            GameRecord.builder().setup("3 b"),
            GameRecord.builder().setupProblem(problem("no")),
            GameRecord.builder().setupProblem(problem("not at all")),
            GameRecord.builder().header(RecordHeader.none().withTag("Event", "e")),
            GameRecord.builder().header(RecordHeader.none().withComment("so")),
            GameRecord.builder().moves(List.of(MOVE)),
            GameRecord.builder()
                .header(RecordHeader.none().withClaim(ClaimedResult.of(GameResult.DRAW))),
            GameRecord.builder()
                .header(RecordHeader.none().withTermination(Termination.onTime(Player.FIRST))))
        .map(GameRecord.Builder::build)
        .toList();
  }

  private static RecordProblem problem(String message) {
    return RecordProblem.of(
        RecordProblem.Code.UNSUPPORTED_SETUP, TextLocation.nowhere(), 0, message);
  }

  private static final TextLocation ELSEWHERE = TextLocation.of("x", 1, 2, 1);

  @Test
  void equalityOfMovesIgnoresTheLocation() {
    for (RecordedMove move : moves()) {
      RecordedMove again =
          new MoveData(
              move.text(), move.notation(), ELSEWHERE, move.annotations(), move.variations());
      assertEquals(move, again);
      assertEquals(move.hashCode(), again.hashCode());
    }
    assertPairwiseUnequal(moves());
    assertNotEquals(MOVE, (Object) "take1");
    assertNotEquals(MOVE.hashCode(), RecordedMove.of("take2").hashCode());
    assertNotEquals(
        MOVE.hashCode(), MOVE.annotate(notes -> notes.withCommentAfter("so")).hashCode());
  }

  private static void assertPairwiseUnequal(List<?> values) {
    for (int i = 0; i < values.size(); i++) {
      for (int j = 0; j < values.size(); j++) {
        assertEquals(i == j, values.get(i).equals(values.get(j)), i + " and " + j);
      }
    }
  }

  @Test
  void equalityOfRecordsIgnoresLocations() {
    for (GameRecord record : records()) {
      GameRecord again = record.toBuilder().locations(ELSEWHERE, Map.of("x", ELSEWHERE)).build();
      assertEquals(record, again);
      assertEquals(record.hashCode(), again.hashCode());
    }
    assertPairwiseUnequal(records());
    assertNotEquals(records().get(0), (Object) "");
    Set<Integer> hashes = new HashSet<>();
    records().stream()
        .filter(record -> record.setupProblem().isEmpty())
        .limit(5)
        .forEach(record -> hashes.add(record.hashCode()));
    assertEquals(5, hashes.size());
  }

  @Test
  void aCopyKeepsTheLocations() {
    GameRecord record =
        GameRecord.builder().locations(TextLocation.nowhere(), Map.of("Event", ELSEWHERE)).build();
    assertEquals(ELSEWHERE, record.toBuilder().build().location("Event"));
    assertEquals("take1", MOVE.toString());
  }

  @Test
  void anEmptyRecordHasNoValues() {
    GameRecord nothing = GameRecord.builder().build();
    assertEquals(Optional.empty(), nothing.game());
    assertEquals(Optional.empty(), nothing.setup());
    assertEquals(Optional.empty(), nothing.header().termination());
    assertEquals(ImmutableMap.of(), nothing.header().tags());
    assertEquals("", nothing.header().comment());
    assertEquals(GameResult.UNKNOWN, nothing.header().result());
    assertEquals(TextLocation.nowhere(), nothing.location("Event"));
    assertEquals("?{}[]", nothing.toString());
  }

  @Test
  void theResultIsTheClaimOrFollowsFromTheTermination() {
    GameRecord lost = records().get(10);
    assertEquals(GameResult.SECOND, lost.header().result());
    assertEquals(
        GameResult.DRAW, lost.header().withClaim(ClaimedResult.of(GameResult.DRAW)).result());
  }

  @Test
  void theNameOfTheSetupIsATagOrAnOption() {
    GameRecord.Builder game = GameRecord.builder();
    assertEquals("Standard", game.build().setupName());
    assertEquals("s", game.options(Options.of("setup", "s")).build().setupName());
    assertEquals(
        "t", game.header(RecordHeader.none().withTag("SetupName", "t")).build().setupName());
  }

  @Test
  void aRecordWithAnUnknownSetupIsNotReplayed() {
    RecordProblem problem = problem("no");
    GameRecord record =
        GameRecord.builder()
            .game("countdown")
            .setupProblem(problem)
            .moves(List.of(RecordedMove.of("take9")))
            .build();
    assertEquals(record, record.toBuilder().build());
    GameReplay replay = TestRecords.OPTIONS.replay(record);
    assertEquals(List.of(problem), replay.problems());
    assertEquals(Optional.empty(), replay.mainLine());
    assertEquals(Optional.empty(), replay.toGame());
    String written = BrgFormat.BRG.write(replay);
    assertTrue(written.contains("[Options \"setup=\\\"unsupported \\\"\"]\n"), written);
  }

  /** Replaying it would ignore the setup, so another option gives way if there are too many. */
  @Test
  void anUnknownSetupIsWrittenWithTheOptions() {
    Options options = Options.none();
    for (int i = 1; i <= Options.MAX_COUNT; i++) {
      GameRecord record = GameRecord.builder().options(options).setupProblem(problem("no")).build();
      String written = BrgFormat.BRG.write(Validator.installed().replay(record));
      GameRecord again = TestRecords.good(BrgFormat.BRG, written);
      assertEquals(Optional.of("unsupported "), again.options().get("setup"));
      assertEquals(i, again.options().asMap().size());
      options = options.with("a" + i, "1");
    }
    GameRecord most = GameRecord.builder().options(options).setupProblem(problem("no")).build();
    assertTrue(
        BrgFormat.BRG.write(Validator.installed().replay(most)).contains("[Options \"setup="));
  }

  @Test
  void headersChangeOnePartAtATime() {
    Termination time = Termination.onTime(Player.FIRST);
    RecordHeader header =
        RecordHeader.none()
            .withPlayer(Player.FIRST, "Ada")
            .withPlayer(Player.SECOND, "Bob")
            .withTag("First", "Eve")
            .withComment("a\r\nb")
            .withClaim(ClaimedResult.of(GameResult.DRAW))
            .withTag("Termination", "abandoned")
            .withTermination(time);
    assertEquals(Optional.of("Eve"), header.player(Player.FIRST));
    assertEquals(Optional.of("Bob"), header.player(Player.SECOND));
    assertEquals(ImmutableMap.of("First", "Eve", "Second", "Bob"), header.tags());
    assertEquals("a\nb", header.comment());
    assertEquals(GameResult.DRAW, header.result());
    assertEquals(Optional.of(time), header.termination());
    assertEquals(Optional.of(time), header.withTag("Termination", "abandoned").termination());
    RecordHeader open = header.withoutResult();
    assertEquals(GameResult.UNKNOWN, open.result());
    assertEquals(header.tags(), open.tags());
    assertEquals(header.comment(), open.comment());
    assertSame(open, open.withoutResult());
    assertEquals(Optional.empty(), RecordHeader.none().player(Player.FIRST));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "a-b", "é", "Game", "Options", "Setup", "Result"})
  void invalidNamesOfTagsAreRefused(String name) {
    RecordHeader header = RecordHeader.none();
    assertThrows(IllegalArgumentException.class, () -> header.withTag(name, "text"));
  }

  @Test
  void namesOfTagsHaveAtMost100Characters() {
    RecordHeader header = RecordHeader.none();
    String longest = "aZ_09".repeat(20);
    assertEquals(Optional.of("\n\n\n"), header.withTag(longest, "\r\n\r\n\r").tag(longest));
    assertThrows(IllegalArgumentException.class, () -> header.withTag(longest + "x", "text"));
  }

  /** Both replace the same move, and SGF does not distinguish them. */
  @Test
  void variationsOfTheFirstMoveOfAVariationBecomeItsSiblings() {
    RecordedMove second = RecordedMove.of("take2");
    RecordedMove third = RecordedMove.of("take3");
    RecordedMove end = RecordedMove.of("take4");
    RecordedMove nested = second.withVariation(List.of(third, end)).withVariation(List.of(end));
    assertEquals(
        MOVE.withVariation(List.of(second, end))
            .withVariation(List.of(third, end))
            .withVariation(List.of(end))
            .withVariation(List.of(third)),
        MOVE.withVariation(List.of(nested, end)).withVariation(List.of(third)));
  }

  @Test
  void glyphsOutOfRangeAndEmptyVariationsAreRefused() {
    assertEquals(
        ImmutableList.of(0, 255),
        MOVE.annotate(notes -> notes.withNags(0, 255)).annotations().nags());
    assertThrows(IllegalArgumentException.class, () -> MOVE.annotate(notes -> notes.withNags(256)));
    assertThrows(IllegalArgumentException.class, () -> MOVE.annotate(notes -> notes.withNags(-1)));
    assertThrows(
        IllegalArgumentException.class,
        () -> MOVE.annotate(notes -> notes.withClock(Duration.ofNanos(-1))));
    assertThrows(
        IllegalArgumentException.class,
        () -> MOVE.annotate(notes -> notes.withProperty("a b", "")));
    assertThrows(IllegalArgumentException.class, () -> MOVE.withVariation(List.of()));
  }

  static Stream<Supplier<ReadLimits>> invalidLimits() {
    ReadLimits limits = ReadLimits.defaults();
    return Stream.of(
        () -> limits.with(Limit.TEXT, 0),
        () -> limits.with(Limit.CHARACTERS, 0),
        () -> limits.with(Limit.CHARACTERS, 1L << 31),
        () -> limits.with(Limit.MOVES, 0),
        () -> limits.with(Limit.TAGS, 0),
        () -> limits.with(Limit.TAG_LENGTH, 0),
        () -> limits.with(Limit.COMMENT_LENGTH, 0),
        () -> limits.with(Limit.NESTING, -1),
        () -> limits.with(Limit.NESTING, 101),
        () -> limits.with(Limit.PROBLEMS, 0),
        () -> limits.with(Limit.GAMES, -1));
  }

  @ParameterizedTest
  @MethodSource("invalidLimits")
  void limitsHaveBoundsThemselves(Supplier<ReadLimits> bad) {
    assertThrows(IllegalArgumentException.class, bad::get);
  }

  @Test
  void everyLimitCanBeChangedAlone() {
    for (Limit changed : Limit.values()) {
      ReadLimits limits = ReadLimits.defaults().with(changed, 7);
      for (Limit limit : Limit.values()) {
        long expected = limit == changed ? 7 : ReadLimits.defaults().get(limit);
        assertEquals(expected, limits.get(limit), limit + " after a change of " + changed);
      }
    }
    assertEquals(100, ReadLimits.defaults().with(Limit.NESTING, 100).get(Limit.NESTING));
    assertEquals(
        ReadLimits.defaults(), ReadLimits.defaults().with(Limit.TAGS, 7).with(Limit.TAGS, 200));
  }

  @Test
  void limitsWithTheSameValuesAreEqual() {
    ReadLimits same = ReadLimits.defaults().with(Limit.MOVES, 7).with(Limit.MOVES, 20_000);
    assertEquals(ReadLimits.defaults(), same);
    assertEquals(ReadLimits.defaults().hashCode(), same.hashCode());
    assertNotEquals(ReadLimits.defaults(), ReadLimits.forServers());
    assertNotEquals(ReadLimits.defaults().hashCode(), ReadLimits.forServers().hashCode());
    String text = same.with(Limit.GAMES, 12_345).toString();
    assertTrue(text.contains("GAMES=12345") && text.contains("MOVES=20000"), text);
    assertTrue(same.toString().startsWith("{CHARACTERS=1000000, MOVES=20000, NODES="), text);
  }

  @Test
  void textsOfValuesNameThePublicTypes() {
    assertEquals(
        "RecordHeader[tags={Round=3}, comment=so, claim=Optional.empty,"
            + " termination=Optional.empty]",
        RecordHeader.none().withTag("Round", "3").withComment("so").toString());
    assertEquals(
        "MoveAnnotations[commentBefore=, commentAfter=so, nags=[1], clock=Optional.empty,"
            + " properties={}]",
        MoveAnnotations.none().withCommentAfter("so").withNags(1).toString());
  }

  /** A list of the caller that changes later changes neither a move nor its annotations. */
  @Test
  void movesCopyTheirLists() {
    List<RecordedMove> variation = new ArrayList<>(List.of(RecordedMove.of("take2")));
    MoveData move =
        new MoveData(
            "take1", "take1", ELSEWHERE, MoveAnnotations.none(), ImmutableList.of(variation));
    variation.clear();
    assertEquals(List.of(List.of(RecordedMove.of("take2"))), move.variations());
    List<String> texts = new ArrayList<>(List.of("a"));
    MoveAnnotations annotations =
        new AnnotationsData("", "", List.of(), Optional.empty(), ImmutableMap.of("Wind", texts));
    texts.clear();
    assertEquals(List.of("a"), annotations.properties().get("Wind"));
  }

  /** A limit that was exceeded is always reported, and takes the place of another problem. */
  @Test
  void theLimitOfProblemsKeepsExceededLimits() {
    List<RecordProblem> all =
        Stream.of(Code.TOO_DEEP, Code.BAD_TAG, Code.BAD_GLYPH, Code.BAD_RESULT, Code.BAD_SETUP)
            .map(code -> RecordProblem.of(code, ELSEWHERE, 0, "wrong"))
            .toList();
    ReadLimits limits = ReadLimits.defaults();
    assertEquals(all, limits.with(Limit.PROBLEMS, 5).limit(all));
    assertEquals(
        List.of(Code.TOO_DEEP, Code.BAD_TAG, Code.BAD_GLYPH, Code.TOO_MANY_PROBLEMS),
        TestRecords.codes(limits.with(Limit.PROBLEMS, 4).limit(all)));
    assertEquals(
        List.of(Code.TOO_DEEP, Code.BAD_TAG, Code.TOO_MANY_PROBLEMS),
        TestRecords.codes(limits.with(Limit.PROBLEMS, 3).limit(all)));
    assertEquals(
        List.of(Code.BAD_TAG, Code.TOO_MANY_PROBLEMS, Code.TOO_DEEP),
        TestRecords.codes(
            limits
                .with(Limit.PROBLEMS, 3)
                .limit(List.of(all.get(1), all.get(2), all.get(3), all.get(0)))));
  }

  @Test
  void aSetupWithoutANameIsStandardOrUnsupported() {
    assertEquals("Standard", GameRecord.builder().build().setupName());
    assertEquals(
        "unsupported ", GameRecord.builder().setupProblem(problem("no")).build().setupName());
  }

  @Test
  void plusMovesALocationWithinItsLine() {
    assertEquals(TextLocation.of("x", 1, 5, 4), ELSEWHERE.plus(3));
    assertEquals(TextLocation.nowhere(), TextLocation.nowhere().plus(3));
    assertEquals("x:1:2", ELSEWHERE.toString());
    assertThrows(IllegalArgumentException.class, () -> TextLocation.of("", -1, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> TextLocation.of("", 0, -1, 0));
    assertThrows(IllegalArgumentException.class, () -> TextLocation.of("", 0, 0, -1));
  }

  @Test
  void aFormatHasAnExtension() {
    assertEquals(".brg", TestFormat.BRG.extension());
  }

  /** Reading a written record gives the same termination. */
  @ParameterizedTest
  @EnumSource(TestFormat.class)
  void aTagWithTheTextOfATerminationSetsTheTermination(TestFormat format) {
    GameRecord record =
        GameRecord.builder()
            .game("countdown")
            .header(RecordHeader.none().withTag("Termination", "resignation by SECOND"))
            .moves(List.of(RecordedMove.of("take1")))
            .build();
    assertEquals(
        Optional.of(Termination.resignation(Player.SECOND)), record.header().termination());
    assertEquals(Optional.empty(), record.header().tag("Termination"));
    String text = format.write(TestRecords.OPTIONS.replay(record));
    GameRecord again = TestRecords.good(format, text);
    assertEquals(record.header().termination(), again.header().termination());
    assertEquals(record.header().result(), again.header().result());
    GameRecord other =
        GameRecord.builder()
            .header(RecordHeader.none().withTag("Termination", "abandoned"))
            .build();
    assertEquals(Optional.of("abandoned"), other.header().tag("Termination"));
  }

  @Test
  void aProblemBeginsWithItsLocation() {
    TextLocation location = TextLocation.of("file", 3, 7, 40);
    RecordProblem problem =
        RecordProblem.of(RecordProblem.Code.BAD_TAG, location, 0, "Something is wrong");
    assertEquals("file:3:7: BAD_TAG: Something is wrong", problem.toString());
  }

  @Test
  void locationsAreNotNegative() {
    assertEquals(TextLocation.nowhere(), TextLocation.of(TextLocation.nowhere().source(), 0, 0, 0));
    for (int[] bad : new int[][] {{-1, 0, 0}, {0, -1, 0}, {0, 0, -1}}) {
      assertThrows(
          IllegalArgumentException.class, () -> TextLocation.of("", bad[0], bad[1], bad[2]));
    }
  }
}
