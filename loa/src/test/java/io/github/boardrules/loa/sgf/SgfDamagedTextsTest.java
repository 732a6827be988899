package io.github.boardrules.loa.sgf;

import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.testing.VerdictSchema;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * If a text cannot be read to its end, the last verdict says so: that of the game that was cut, or
 * one without a game.
 */
class SgfDamagedTextsTest {
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

  private static List<GameReplay> judgeSgf(String text) {
    try (Stream<GameReplay> verdicts =
        Records.OPTIONS.openPlain(SGF, failing(text), "t", false).replays()) {
      return verdicts.map(VerdictSchema::checked).toList();
    }
  }

  @Test
  void aCutSgfGameHasOneProblemWhereverItIsCut() {
    String game = "(;FF[4]GM[09]PB[Ada];B[b1-b3]C[x (y];W[a7-c7](;B[g1-g3])(;B[c1-c3]))";
    for (int length = 1; length < game.length(); length++) {
      List<GameReplay> verdicts = judgeSgf(game + "\n" + game.substring(0, length));
      assertEquals(List.of(List.of(), List.of(Code.UNREADABLE)), codes(verdicts), "" + length);
    }
  }

  @Test
  void aFailureIsWhereTheTextEnds() {
    String text = "(;GM[09];B[b1-b3];W[a2-c2";
    RecordProblem value = judgeSgf(text).get(0).problems().get(0);
    assertEquals(text.lastIndexOf("a2-c2"), value.location().offset(), "the value that was cut");
    assertEquals(2, value.ply());
    text = "(;GM[09];B[b1-b3];W[a2-c2]";
    RecordProblem node = judgeSgf(text).get(0).problems().get(0);
    assertEquals(text.length(), node.location().offset());
    assertEquals(2, node.ply());
  }

  /** The name of a property that was cut has no value; it is short, and it is the last one. */
  @Test
  void aNameThatWasCutIsNoProblemOfItsOwn() {
    String game = "(;GM[09];B[b1-b3]";
    assertEquals(List.of(List.of(Code.UNREADABLE)), codes(judgeSgf(game + "A".repeat(100))));
    List<List<Code>> both = List.of(List.of(Code.BAD_TAG, Code.UNREADABLE));
    assertEquals(both, codes(judgeSgf(game + "A".repeat(101))));
    assertEquals(both, codes(judgeSgf(game + "KO;C[" + "c".repeat(100) + "];W[a2-c2")));
  }

  /** The second game begins in a value of the first one, which is therefore not cut by the end. */
  @Test
  void theGameAfterAnUnclosedOneIsNotLost() {
    List<GameReplay> verdicts = judgeSgf("(;GM[09];B[b1-b3\n(;GM[09];B[b1-b3])\n");
    assertEquals(
        List.of(List.of(Code.UNCLOSED_TEXT), List.of(), List.of(Code.UNREADABLE)), codes(verdicts));
    assertEquals(List.of(1L, 2L, 3L), verdicts.stream().map(GameReplay::number).toList());
  }

  private static List<List<Code>> codes(List<GameReplay> verdicts) {
    return verdicts.stream().map(verdict -> Records.codes(verdict.problems())).toList();
  }
}
