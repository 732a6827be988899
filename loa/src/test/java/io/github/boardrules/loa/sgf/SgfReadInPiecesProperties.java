package io.github.boardrules.loa.sgf;

import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.TextLocation;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

/**
 * The result of reading depends neither on the sizes of the chunks that the source returns nor on
 * the place of a token in the buffer.
 */
final class SgfReadInPiecesProperties {

  @Property
  @Tag("repeated")
  void chunksOfAnySizeGiveTheSameGames(
      @ForAll Choices random, @ForAll @IntRange(min = 1, max = 9) int most) {
    byte[] bytes = spoiled(random).getBytes(StandardCharsets.UTF_8);
    List<ParsedGame> whole = Records.read(SGF, bytes);
    InputStream pieces =
        new ByteArrayInputStream(bytes) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(length, most));
          }
        };
    assertEquals(seen(whole), seen(Records.read(SGF, pieces, ReadLimits.defaults())));
  }

  @Property
  void thePlaceInTheBufferDoesNotMatter(@ForAll Choices random) {
    String text = spoiled(random);
    int blanks = 8192 - random.nextInt(Math.min(8192, text.length() + 1));
    List<Object> there = seen(Records.read(SGF, text));
    List<Object> further = seen(Records.read(SGF, " ".repeat(blanks) + text));
    assertEquals(there.size(), further.size());
    for (int i = 0; i < there.size(); i++) {
      if (!(there.get(i) instanceof TextLocation)) {
        assertEquals(there.get(i), further.get(i));
      }
    }
  }

  /** Includes ignored lines, and line endings in comments and values. */
  @Property
  @Tag("repeated")
  void allLineEndingsGiveTheSameGames(
      @ForAll Choices random, @ForAll @IntRange(min = 1, max = 9) int most) {
    StringBuilder spoiled = new StringBuilder(spoiled(random).replaceAll("\r\n?", "\n"));
    for (int i = random.nextInt(4); i > 0; i--) {
      List<String> inserted = List.of("\n", "\n\n", "\n%x\n", "\\\n", "\n\n1. ", ";x\n", "[\n");
      spoiled.insert(
          random.nextInt(spoiled.length()), inserted.get(random.nextInt(inserted.size())));
    }
    String text = spoiled.toString();
    List<Object> expected = withoutOffsets(seen(Records.read(SGF, text)));
    for (String lineEnd : List.of("\r", "\r\n")) {
      Reader reader = new PieceReader(text.replace("\n", lineEnd), random, most);
      assertEquals(expected, withoutOffsets(seen(Records.read(SGF, reader))), text);
    }
  }

  @Property
  @Tag("repeated")
  void chunksOfCharactersGiveTheSameGames(
      @ForAll Choices random, @ForAll @IntRange(min = 1, max = 9) int most) {
    String text = spoiled(random);
    Reader pieces = new PieceReader(text, random, most);
    assertEquals(seen(Records.read(SGF, text)), seen(Records.read(SGF, pieces)), text);
  }

  /** Includes empty chunks. */
  @Property
  @Tag("repeated")
  void chunksOfBytesGiveTheSameGames(
      @ForAll Choices random, @ForAll @IntRange(min = 1, max = 9) int most) {
    byte[] bytes = spoiled(random).getBytes(StandardCharsets.UTF_8);
    InputStream pieces =
        new ByteArrayInputStream(bytes) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(length, random.nextInt(most + 1)));
          }
        };
    List<ParsedGame> games = Records.read(SGF, pieces, ReadLimits.defaults());
    assertEquals(seen(Records.read(SGF, bytes)), seen(games));
  }

  /** Returns a text in chunks, some of them empty. */
  private static final class PieceReader extends StringReader {
    private final Random random;
    private final int most;

    PieceReader(String text, Random random, int most) {
      super(text);
      this.random = random;
      this.most = most;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
      int count = Math.min(length, random.nextInt(most + 1));
      return count == 0 ? 0 : super.read(target, offset, count);
    }
  }

  private static List<Object> withoutOffsets(List<Object> seen) {
    return seen.stream()
        .map(
            object ->
                object instanceof TextLocation at
                    ? TextLocation.of(at.source(), at.line(), at.column(), 0)
                    : object)
        .toList();
  }

  /** Returns two written games with up to three characters replaced. */
  private static String spoiled(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 2; i++) {
      GameRecord record = new RecordGenerator(random).record();
      text.append(SGF.write(Records.OPTIONS.replay(record)));
    }
    for (int i = random.nextInt(4); i > 0; i--) {
      int place = random.nextInt(text.length());
      text.setCharAt(place, "()[];{}\\\"\r\n1.*B\u00e9".charAt(random.nextInt(16)));
    }
    return text.toString();
  }

  /** Returns everything that was read, with the locations of moves and problems. */
  private static List<Object> seen(List<ParsedGame> games) {
    List<Object> seen = new ArrayList<>();
    for (ParsedGame game : games) {
      seen.add(game.record());
      seen.add(game.record().location());
      addLine(game.record().moves(), seen);
      for (RecordProblem problem : game.problems()) {
        seen.add(problem.code());
        seen.add(problem.location());
      }
    }
    return seen;
  }

  /** Adds the locations of moves and of their variations. */
  private static void addLine(List<RecordedMove> moves, List<Object> seen) {
    for (RecordedMove move : moves) {
      seen.add(move.location());
      move.variations().forEach(variation -> addLine(variation, seen));
    }
  }
}
