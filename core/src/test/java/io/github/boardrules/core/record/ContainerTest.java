package io.github.boardrules.core.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.testing.Wrapping;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The same bytes give the same verdicts, whatever the name of the file. */
class ContainerTest {
  private static final String GAMES =
      "[Game \"countdown\"]\n\n1. take1 *\n\n[Game \"countdown\"]\n\n1. take2 take1 *\n";

  private static final List<String> NAMES =
      List.of("a.brg", "a.brg.gz", "a", "a.txt", "a.gz", "a.zip", "a.xz", "a.GZ");

  private final Validator validator = TestRecords.OPTIONS;

  private static void check(Wrapping wrapping, Stream<GameReplay> verdicts, String name) {
    try (verdicts) {
      List<GameReplay> all = verdicts.toList();
      String expected = wrapping == Wrapping.ZIP ? Wrapping.ZIP_REFUSED : wrapping.answer();
      assertEquals(expected, Wrapping.answer(all), name);
      String words = wrapping == Wrapping.ZIP ? "is a zip archive" : wrapping.words();
      GameReplay last = all.get(all.size() - 1);
      assertTrue(words.isEmpty() || last.summary().contains(words), last.summary());
    }
  }

  @ParameterizedTest
  @EnumSource
  void theNameDoesNotMatter(Wrapping wrapping, @TempDir Path folder) throws IOException {
    byte[] bytes = wrapping.of(GAMES);
    for (String name : NAMES) {
      Path file = Files.write(folder.resolve(name), bytes);
      check(wrapping, validator.open(file).replays(), name);
      check(wrapping, validator.open(new ByteArrayInputStream(bytes), name).replays(), name);
    }
  }

  /** A pipe can have any number of bytes available. */
  @ParameterizedTest
  @EnumSource
  void theSizeOfReadsDoesNotMatter(Wrapping wrapping) {
    byte[] bytes = wrapping.of(GAMES);
    for (int cut = 0; cut <= Math.min(bytes.length, 300); cut++) {
      InputStream start = new ByteArrayInputStream(bytes, 0, cut);
      InputStream rest = new ByteArrayInputStream(bytes, cut, bytes.length - cut);
      check(wrapping, validator.open(new SequenceInputStream(start, rest), "").replays(), "" + cut);
    }
  }

  @Test
  void textsThatBeginLikeAContainerAreTexts() throws IOException {
    for (String text : List.of("PK", "7z", "Rar", "BZh9", "BZh91AY&S", "(;", "(", "P", "")) {
      InputStream in = new ByteArrayInputStream(text.getBytes(UTF_8));
      assertEquals(Optional.empty(), Container.of(in), text);
      assertEquals(text.length(), in.available());
    }
  }

  @Test
  void aFolderIsNoFile(@TempDir Path folder) {
    assertThrows(IOException.class, () -> validator.open(folder).replays());
  }

  /** The block that the decompressor reads can end at any byte of what follows the member. */
  @Test
  void paddingMayBeginAtAnyPlaceOfABlock() throws IOException {
    byte[] member = Wrapping.GZIP.of("x");
    int block = 1 << 13;
    for (int comment = block - member.length - 30; comment <= block + 5; comment++) {
      byte[] file = withComment(member, comment);
      for (int zeros : List.of(0, 1, 2, 17, 9_000)) {
        byte[] padded = Arrays.copyOf(file, file.length + zeros);
        try (InputStream text = Container.open(new ByteArrayInputStream(padded))) {
          assertEquals("x", new String(text.readAllBytes(), UTF_8));
        }
        padded = Arrays.copyOf(padded, padded.length + 1);
        padded[padded.length - 1] = 'x';
        try (InputStream text = Container.open(new ByteArrayInputStream(padded))) {
          assertThrows(ZipException.class, text::readAllBytes, comment + " " + zeros);
        }
      }
    }
  }

  /** Adds a comment to the header of a member. */
  private static byte[] withComment(byte[] member, int length) {
    byte[] file = new byte[member.length + length + 1];
    System.arraycopy(member, 0, file, 0, 10);
    file[3] = 16; // has a comment, which ends with a zero
    Arrays.fill(file, 10, 10 + length, (byte) 'c');
    System.arraycopy(member, 10, file, 11 + length, member.length - 10);
    return file;
  }
}
