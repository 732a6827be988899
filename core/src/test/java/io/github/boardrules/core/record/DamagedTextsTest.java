package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Throwables;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.core.testing.VerdictSchema;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * If a text cannot be read to its end, the last verdict says so: that of the game that was cut, or
 * one without a game.
 */
class DamagedTextsTest {
  private static final String GAME = "[Setup \"4 b\"]\n1. take3 take1 1-0\n";

  /** A stream of a text that fails at its end. */
  private static InputStream failing(String text) {
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
    return new SequenceInputStream(
        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), failure);
  }

  /** Judges a text that fails at its end, by a validator and in its format. */
  private static List<GameReplay> judge(String text) {
    try (Stream<GameReplay> byValidator = TestRecords.UNTAGGED.open(failing(text), "t").replays();
        Stream<GameVerdict> light = TestRecords.UNTAGGED.validate(failing(text), "t");
        Stream<GameReplay> byFormat =
            TestRecords.UNTAGGED.openPlain(BrgFormat.BRG, failing(text), "t", false).replays()) {
      List<GameReplay> verdicts = byValidator.map(VerdictSchema::checked).toList();
      assertEquals(
          verdicts.stream().map(GameReplay::toMap).toList(),
          byFormat.map(GameReplay::toMap).toList());
      assertEquals(
          verdicts.stream().map(GameReplay::toMap).toList(),
          light.map(GameVerdict::toMap).toList());
      return verdicts;
    }
  }

  @Test
  void aFailureAfterCompleteGamesHasItsOwnVerdict() {
    for (int games = 0; games <= 3; games++) {
      List<GameReplay> verdicts = judge(GAME.repeat(games));
      assertEquals(games + 1, verdicts.size());
      for (int game = 0; game < games; game++) {
        assertTrue(verdicts.get(game).isValid());
        assertFalse(verdicts.get(game).isDamaged());
        assertEquals(game + 1, verdicts.get(game).number());
      }
      GameReplay last = verdicts.get(games);
      assertEquals(games + 1, last.number());
      assertEquals(List.of(Code.UNREADABLE), TestRecords.codes(last.problems()));
      assertTrue(last.isDamaged());
      assertEquals(List.of(), last.record().moves());
      assertEquals("t", last.problems().get(0).location().source());
      assertEquals(0, last.problems().get(0).ply());
      TextLocation place = last.problems().get(0).location();
      assertEquals(games == 0 ? 1 : 0, place.line(), "unknown after a game");
      assertEquals(games == 0 ? 1 : 0, place.column());
    }
  }

  @Test
  void aFailureWithinAGameIsAProblemOfTheGame() {
    for (int length = 1; length <= GAME.indexOf("1-0") + 1; length++) {
      List<GameReplay> verdicts = judge(GAME + GAME.substring(0, length));
      assertEquals(2, verdicts.size(), GAME.substring(0, length));
      assertTrue(verdicts.get(0).isValid());
      GameReplay last = verdicts.get(1);
      assertEquals(2, last.number());
      assertTrue(last.isDamaged());
      assertEquals(List.of(Code.UNREADABLE), TestRecords.codes(last.problems()));
    }
  }

  /** The part of a move at the end is no problem of its own, but the place of the failure. */
  @Test
  void otherProblemsOfTheGameThatWasCutAreKept() {
    GameReplay verdict = judge("take1 $999 take1 ta").get(0);
    assertEquals(List.of(Code.BAD_GLYPH, Code.UNREADABLE), TestRecords.codes(verdict.problems()));
    RecordProblem failure = verdict.problems().get(1);
    assertEquals(3, failure.ply());
    assertEquals(1, failure.location().line());
    assertTrue(failure.location().column() >= "take1 $999 take1 t".length());
  }

  /** A game that is wrong before its end is judged on its own. */
  @Test
  void aCompleteGameKeepsItsProblems() {
    List<GameReplay> verdicts = judge("take1 $999 take1 *\n");
    assertEquals(2, verdicts.size());
    assertEquals(List.of(Code.BAD_GLYPH), TestRecords.codes(verdicts.get(0).problems()));
    assertFalse(verdicts.get(0).isDamaged());
    assertEquals(List.of(Code.UNREADABLE), TestRecords.codes(verdicts.get(1).problems()));
    assertEquals(
        List.of(List.of(Code.BAD_GLYPH), List.of(Code.UNREADABLE)),
        codes(judge("take1 $999 take1 *")),
        "the failure is known");
    assertEquals(
        List.of(List.of(Code.UNREADABLE_MOVE), List.of(Code.UNREADABLE)),
        codes(judge("take1 what *\n")),
        "the move is complete");
  }

  /** The reader knows of the failure when the game ends, because it looks at what follows. */
  @Test
  void aGameThatEndsAtTheFailureIsComplete() {
    List<GameReplay> verdicts = judge(GAME.strip());
    assertEquals(2, verdicts.size());
    assertTrue(verdicts.get(0).isValid());
    assertEquals(List.of(Code.UNREADABLE), TestRecords.codes(verdicts.get(1).problems()));
  }

  /** A game of which only the tags were read is the game that was cut. */
  @Test
  void tagsWithoutMovesAreCut() {
    for (String tags : List.of("[First \"Ada\"]", "[Setup \"4 b\"]\n", "[Setup \"4 b\"] {c}")) {
      List<GameReplay> verdicts = judge(tags);
      assertEquals(1, verdicts.size(), tags);
      assertEquals(List.of(Code.UNREADABLE), TestRecords.codes(verdicts.get(0).problems()));
    }
  }

  /** A game with a wrong last move has not been cut if another game follows, whatever is wrong. */
  @Test
  void aGameBeforeAnotherOneIsNotCut() {
    Validator validator = TestRecords.UNTAGGED.withLimits(ReadLimits.forServers());
    String text = "take1 what *\n\n[Event \"e\"]\ntake1 $999 take1 *\n\n[Event \"f\"]\ntake1 ta";
    try (Stream<GameReplay> verdicts = validator.open(failing(text), "t").replays()) {
      assertEquals(
          List.of(List.of(Code.UNREADABLE_MOVE), List.of(Code.BAD_GLYPH), List.of(Code.UNREADABLE)),
          codes(verdicts.toList()));
    }
  }

  private static List<List<Code>> codes(List<GameReplay> verdicts) {
    return verdicts.stream().map(verdict -> TestRecords.codes(verdict.problems())).toList();
  }

  private record Broken(Exception failure) {
    Scan open() throws IOException {
      Throwables.throwIfInstanceOf(failure, IOException.class);
      Throwables.throwIfUnchecked(failure);
      throw new AssertionError(failure);
    }
  }

  @Test
  void aTextThatCannotBeOpenedIsClosed() {
    for (Exception failure :
        List.of(new IOException("gone"), new IllegalStateException("broken"))) {
      AtomicInteger closed = new AtomicInteger();
      RuntimeException thrown =
          assertThrows(
              RuntimeException.class,
              () ->
                  Records.open(
                          closed::incrementAndGet,
                          new Broken(failure)::open,
                          TestRecords.UNTAGGED,
                          false)
                      .replays());
      assertSame(failure, thrown instanceof UncheckedIOException ? thrown.getCause() : thrown);
      assertEquals(1, closed.get());
    }
  }
}
