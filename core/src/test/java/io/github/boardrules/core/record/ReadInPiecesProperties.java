package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.conformance.Choices;
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
final class ReadInPiecesProperties {

  @Property
  @Tag("repeated")
  void chunksOfAnySizeGiveTheSameGames(
      @ForAll TestFormat format,
      @ForAll Choices random,
      @ForAll @IntRange(min = 1, max = 9) int most) {
    byte[] bytes = spoiled(format, random).getBytes(StandardCharsets.UTF_8);
    List<ParsedGame> whole = TestRecords.read(format, bytes);
    InputStream pieces =
        new ByteArrayInputStream(bytes) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(length, most));
          }
        };
    assertEquals(seen(whole), seen(TestRecords.read(format, pieces, ReadLimits.defaults())));
  }

  @Property
  void thePlaceInTheBufferDoesNotMatter(@ForAll TestFormat format, @ForAll Choices random) {
    String text = spoiled(format, random);
    int blanks = 8192 - random.nextInt(Math.min(8192, text.length() + 1));
    List<Object> there = seen(TestRecords.read(format, text));
    List<Object> further = seen(TestRecords.read(format, " ".repeat(blanks) + text));
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
      @ForAll TestFormat format,
      @ForAll Choices random,
      @ForAll @IntRange(min = 1, max = 9) int most) {
    StringBuilder spoiled = new StringBuilder(spoiled(format, random).replaceAll("\r\n?", "\n"));
    for (int i = random.nextInt(4); i > 0; i--) {
      List<String> inserted = List.of("\n", "\n\n", "\n%x\n", "\\\n", "\n\n1. ", ";x\n", "[\n");
      spoiled.insert(
          random.nextInt(spoiled.length()), inserted.get(random.nextInt(inserted.size())));
    }
    String text = spoiled.toString();
    List<Object> expected = withoutOffsets(seen(TestRecords.read(format, text)));
    for (String lineEnd : List.of("\r", "\r\n")) {
      Reader reader = new PieceReader(text.replace("\n", lineEnd), random, most);
      assertEquals(expected, withoutOffsets(seen(TestRecords.read(format, reader))), text);
    }
  }

  @Property
  @Tag("repeated")
  void chunksOfCharactersGiveTheSameGames(
      @ForAll TestFormat format,
      @ForAll Choices random,
      @ForAll @IntRange(min = 1, max = 9) int most) {
    String text = spoiled(format, random);
    Reader pieces = new PieceReader(text, random, most);
    assertEquals(
        seen(TestRecords.read(format, text)), seen(TestRecords.read(format, pieces)), text);
  }

  /** Includes empty chunks. */
  @Property
  @Tag("repeated")
  void chunksOfBytesGiveTheSameGames(
      @ForAll TestFormat format,
      @ForAll Choices random,
      @ForAll @IntRange(min = 1, max = 9) int most) {
    byte[] bytes = spoiled(format, random).getBytes(StandardCharsets.UTF_8);
    InputStream pieces =
        new ByteArrayInputStream(bytes) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(length, random.nextInt(most + 1)));
          }
        };
    List<ParsedGame> games = TestRecords.read(format, pieces, ReadLimits.defaults());
    assertEquals(seen(TestRecords.read(format, bytes)), seen(games));
  }

  /** Returns a text in chunks, some of them empty, and fails if it is read after its end. */
  private static final class PieceReader extends StringReader {
    private final Random random;
    private final int most;
    private boolean ended;

    PieceReader(String text, Random random, int most) {
      super(text);
      this.random = random;
      this.most = most;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
      if (ended) {
        throw new IOException("read after the end");
      }
      int count = Math.min(length, random.nextInt(most + 1));
      int read = count == 0 ? 0 : super.read(target, offset, count);
      ended = read < 0;
      return read;
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
  private static String spoiled(TestFormat format, Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 2; i++) {
      GameRecord record = new RecordGenerator(random).record();
      text.append(format.write(TestRecords.OPTIONS.replay(record)));
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
