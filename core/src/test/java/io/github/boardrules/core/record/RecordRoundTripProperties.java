package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.conformance.Choices;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

final class RecordRoundTripProperties {

  @Property
  void aWrittenRecordIsReadAsAnEqualRecord(@ForAll TestFormat format, @ForAll Choices choices) {
    GameRecord record = new RecordGenerator(choices).record();
    GameReplay replay = replay(record);
    String text = format.write(replay);
    GameRecord again = TestRecords.good(format, text);
    assertEquals(TestRecords.normal(record), TestRecords.normal(again), text);
    assertEquals(text, format.write(replay(again)));
  }

  @Property
  void bytesAndCharactersGiveTheSameRecord(@ForAll TestFormat format, @ForAll Choices choices) {
    GameRecord record = new RecordGenerator(choices).record();
    String text = format.write(replay(record));
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    assertEquals(TestRecords.good(format, text), TestRecords.read(format, bytes).get(0).record());
  }

  @Property
  void gamesWrittenOneAfterTheOtherAreReadSeparately(
      @ForAll TestFormat format, @ForAll Choices choices) {
    GameRecord one = new RecordGenerator(choices).record();
    GameRecord other = new RecordGenerator(choices).record();
    String text = format.write(replay(one)) + format.write(replay(other));
    List<ParsedGame> games = TestRecords.read(format, text);
    assertEquals(2, games.size(), text);
    assertEquals(ImmutableList.of(), games.get(0).problems(), text);
    assertEquals(TestRecords.normal(one), TestRecords.normal(games.get(0).record()), text);
    assertEquals(TestRecords.normal(other), TestRecords.normal(games.get(1).record()), text);
  }

  /** The difference that {@link RecordFormat#write(GameReplay, Appendable)} documents. */
  @Example
  void aMissingClaimBecomesTheOneThatTheFormatRequires() {
    for (String start : List.of("", "[Options \"heap=1\"] ")) {
      GameRecord record =
          TestRecords.good(TestFormat.BRG, "[Game \"countdown\"] " + start + "take1 *").toBuilder()
              .header(RecordHeader.none())
              .build();
      assertEquals(ClaimedResult.Check.NO_CLAIM, replay(record).claimCheck());
      GameRecord brg = TestRecords.good(TestFormat.BRG, TestFormat.BRG.write(replay(record)));
      assertEquals(Optional.of(ClaimedResult.of(GameResult.UNKNOWN)), brg.header().claim());
      assertEquals(ClaimedResult.Check.UNDECIDABLE, replay(brg).claimCheck());
    }
  }

  @Property
  void linesOfMovesAndCommentsHaveFewerThan80Characters(@ForAll Choices choices) {
    GameRecord record = new RecordGenerator(choices).record();
    String text = TestFormat.BRG.write(replay(record));
    for (String line : Splitter.on('\n').split(text)) {
      assertTrue(line.length() < 80 || line.startsWith("["), line);
    }
  }

  private static GameReplay replay(GameRecord record) {
    GameReplay replay = TestRecords.OPTIONS.replay(record);
    assertEquals(ImmutableList.of(), replay.problems(), record.toString());
    return replay;
  }
}
