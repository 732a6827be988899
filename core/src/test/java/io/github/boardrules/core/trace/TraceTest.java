package io.github.boardrules.core.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Points;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.testing.CountdownGame;
import io.github.boardrules.core.testing.CountdownType;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TraceTest {
  private static Position<?> play(int heap, String... moves) {
    Position<?> position = new CountdownType().game(Options.of("heap", "" + heap)).start();
    for (String move : moves) {
      position = position.play(move);
    }
    return position;
  }

  @Test
  void saysWhoMovesAndWhatIsLegal() {
    assertEquals(
        ImmutableMap.of(
            "toMove", Optional.of("SECOND"),
            "side", Optional.of("WHITE"),
            "legal", ImmutableList.of("take1", "take2")),
        Trace.of(play(3, "take1")));
  }

  @Test
  void aFinishedGameHasNobodyToMove() {
    assertEquals(
        ImmutableMap.of(
            "toMove", Optional.empty(), "side", Optional.empty(), "legal", ImmutableList.of()),
        Trace.of(play(5, "take3", "take2")));
  }

  @Test
  void manyMovesAreCountedAndHashed() throws NoSuchAlgorithmException {
    byte[] list = "take1\ntake2\ntake3".getBytes(StandardCharsets.UTF_8);
    assertEquals(
        ImmutableMap.of(
            "toMove", Optional.of("FIRST"),
            "side", Optional.of("BLACK"),
            "legalCount", 3,
            "legalSha256",
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(list))),
        Trace.of(play(26)));
  }

  @Test
  void anOutcomeHasAWinnerAReasonAndTheFactsOfItsScore() {
    assertEquals(
        ImmutableMap.of("winner", "FIRST", "reason", "lastTaken"),
        Trace.of(play(4, "take2", "take1", "take1").outcome().orElseThrow()));
    assertEquals(
        ImmutableMap.of("winner", "DRAW", "reason", "lastTwoTaken"),
        Trace.of(play(5, "take3", "take2").outcome().orElseThrow()));
    assertEquals(
        ImmutableMap.of("winner", "SECOND", "reason", "lastTaken", "first", 1, "second", 4),
        Trace.of(Outcome.byScore(new Points(1, 4), CountdownGame.Reason.LAST_TAKEN)));
  }
}
