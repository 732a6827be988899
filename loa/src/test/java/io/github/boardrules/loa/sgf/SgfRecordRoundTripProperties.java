package io.github.boardrules.loa.sgf;

import static io.github.boardrules.loa.sgf.TestFormat.BRG;
import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordHeader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

final class SgfRecordRoundTripProperties {

  @Property
  void aWrittenRecordIsReadAsAnEqualRecord(@ForAll Choices choices) {
    GameRecord record = new RecordGenerator(choices).record();
    GameReplay replay = replay(record);
    String text = SGF.write(replay);
    GameRecord again = Records.good(SGF, text);
    assertEquals(Records.normal(record), Records.normal(again), text);
    assertEquals(text, SGF.write(replay(again)));
  }

  @Property
  void bytesAndCharactersGiveTheSameRecord(@ForAll Choices choices) {
    GameRecord record = new RecordGenerator(choices).record();
    String text = SGF.write(replay(record));
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    assertEquals(Records.good(SGF, text), Records.read(SGF, bytes).get(0).record());
  }

  @Property
  void convertingToSgfAndBackKeepsTheRecord(@ForAll Choices choices) {
    GameRecord record = new RecordGenerator(choices).record();
    String sgf = SGF.write(replay(record));
    GameRecord there = Records.good(SGF, sgf);
    String brg = BRG.write(replay(there));
    GameRecord back = Records.good(BRG, brg);
    assertEquals(Records.normal(record), Records.normal(back), sgf + brg);
  }

  @Property
  void gamesWrittenOneAfterTheOtherAreReadSeparately(@ForAll Choices choices) {
    GameRecord one = new RecordGenerator(choices).record();
    GameRecord other = new RecordGenerator(choices).record();
    String text = SGF.write(replay(one)) + SGF.write(replay(other));
    List<ParsedGame> games = Records.read(SGF, text);
    assertEquals(2, games.size(), text);
    assertEquals(ImmutableList.of(), games.get(0).problems(), text);
    assertEquals(Records.normal(one), Records.normal(games.get(0).record()), text);
    assertEquals(Records.normal(other), Records.normal(games.get(1).record()), text);
  }

  /** The differences that {@link RecordFormat#write(GameReplay, Appendable)} documents. */
  @Example
  void theWordsOfAClaimMayChangeButNotItsMeaning() {
    for (String text : List.of("B+", "B+3", "Black", "W+R", "W+Time", "0", "Draw", "?", "Void")) {
      GameRecord record = Records.good(SGF, "(;GM[9]RE[" + text + "];B[b1-b3])");
      for (RecordFormat format : List.of(BRG, SGF)) {
        RecordHeader again = Records.good(format, format.write(replay(record))).header();
        assertEquals(record.header().result(), again.result(), text);
        assertEquals(record.header().termination(), again.termination(), text);
      }
    }
  }

  @Example
  void aMissingClaimBecomesTheOneThatTheFormatRequires() {
    GameRecord open = Records.good(SGF, "(;GM[9];B[b1-b3])");
    GameRecord over = Records.good(SGF, "(;GM[9]SU[Custom]AB[a1][b3]AW[f6][h8]PL[B];B[b3-b2])");
    assertTrue(replay(over).outcome().isPresent());
    for (GameRecord record : List.of(open, over)) {
      assertEquals(ClaimedResult.Check.NO_CLAIM, replay(record).claimCheck());
      assertEquals(record, Records.good(SGF, SGF.write(replay(record))));
      GameRecord brg = Records.good(BRG, BRG.write(replay(record)));
      assertEquals(Optional.of(ClaimedResult.of(GameResult.UNKNOWN)), brg.header().claim());
      assertEquals(ClaimedResult.Check.UNDECIDABLE, replay(brg).claimCheck());
    }
  }

  private static GameReplay replay(GameRecord record) {
    GameReplay replay = Records.OPTIONS.replay(record);
    assertEquals(ImmutableList.of(), replay.problems(), record.toString());
    return replay;
  }
}
