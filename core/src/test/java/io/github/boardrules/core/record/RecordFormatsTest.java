package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.brg.BrgFormat;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordFormatsTest {
  /** Another format with the id of BRG. */
  public static final class Twin implements RecordFormat {
    @Override
    public String id() {
      return "brg";
    }

    @Override
    public RecordScanner open(RecordInput in) {
      return BrgFormat.BRG.open(in);
    }

    @Override
    public boolean canWrite(GameReplay replay) {
      return false;
    }

    @Override
    public void write(GameReplay replay, Appendable target) {
      throw new IllegalArgumentException("never written");
    }
  }

  /** Another format with the extension of BRG, for texts that begin with {@code #}. */
  private record Sibling(RecordFormat other, String id) implements RecordFormat {
    @Override
    public String extension() {
      return ".brg";
    }

    @Override
    public boolean recognizes(String start) {
      return start.startsWith("#");
    }

    @Override
    public RecordScanner open(RecordInput in) {
      return other.open(in);
    }

    @Override
    public boolean canWrite(GameReplay replay) {
      return other.canWrite(replay);
    }

    @Override
    public void write(GameReplay replay, Appendable target) throws IOException {
      other.write(replay, target);
    }
  }

  /** A format of trees, which are recognized by their bracket. */
  private static final class Tree implements RecordFormat {
    @Override
    public String id() {
      return "sgf";
    }

    @Override
    public boolean recognizes(String start) {
      return start.stripLeading().startsWith("(");
    }

    @Override
    public RecordScanner open(RecordInput in) {
      return to -> false;
    }

    @Override
    public boolean canWrite(GameReplay replay) {
      return false;
    }

    @Override
    public void write(GameReplay replay, Appendable target) {
      throw new IllegalArgumentException("never written");
    }
  }

  /** A text in a format that is not installed is not mistaken for BRG. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a.sgf | (;GM[9];B[b1-b3]) | sgf",
        "a.SGF.gz | ' \n(;FF[4])' | sgf",
        "a.json | {\"moves\": []} | brg",
        "a.txt | (;GM[9]) | brg",
        "a | (;GM[9]) | brg",
        "a.sgf | 1. take1 * | brg",
        "a.pgn | [Game \"countdown\"] take1 * | brg",
        "a.pgn | {a comment} take1 * | brg",
        "a.sgf | '' | brg",
      })
  void aMissingFormatIsNamed(String name, String text, String expected) throws IOException {
    RecordFormats formats =
        RecordFormats.of(List.of(BrgFormat.BRG, new Sibling(BrgFormat.BRG, "one")));
    RecordFormat found = formats.detect(new StringReader(text.replace("\\n", "\n")), name);
    assertEquals(expected, found.id());
    if (!expected.equals("brg")) {
      try (Stream<GameVerdict> all = TestRecords.OPTIONS.validate(text, name)) {
        RecordProblem problem = all.toList().get(0).problems().get(0);
        assertEquals(Code.NOT_A_GAME, problem.code());
        assertEquals(
            "No installed format reads files whose names end with ." + expected, problem.message());
      }
      GameReplay replay = TestRecords.OPTIONS.replay(GameRecord.builder().build());
      assertFalse(found.canWrite(replay));
      assertThrows(IllegalArgumentException.class, () -> found.write(replay));
    }
  }

  private static void addServices(Path folder, Class<?> service, String... names)
      throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve(service.getName()), String.join("\n", names));
  }

  @Test
  void coreInstallsOneFormatWithoutProblems() {
    RecordFormats formats = RecordFormats.installed();
    assertEquals(List.of("brg"), formats.all().stream().map(RecordFormat::id).toList());
    assertEquals("[brg]", formats.all().toString());
    assertEquals(BrgFormat.class, formats.get("brg").getClass());
    assertEquals(Optional.empty(), formats.find("pgn"));
    assertEquals(List.of(), Validator.installed().problems());
  }

  @Test
  void formatsWithTheSameIdAreRefused() {
    List<RecordFormat> twins = List.of(BrgFormat.BRG, new Twin());
    assertThrows(IllegalArgumentException.class, () -> RecordFormats.of(twins));
  }

  /**
   * The text decides between formats with the extension; if it does not, the first one is taken.
   */
  @ParameterizedTest
  @CsvSource({
    "a.brg, (;, sgf",
    "a.brg, #, one",
    "a.brg, x, one",
    "a.BRG.gz, x, one",
    "a.sgf, #, sgf",
    "a.SGF.GZ, #, sgf",
    "agz, (;, sgf",
    "a, #, one",
    "'', ' \n (;', sgf"
  })
  void theNameAndTheTextDecide(String name, String text, String expected) throws IOException {
    RecordFormats formats =
        RecordFormats.of(
            List.of(
                new Sibling(BrgFormat.BRG, "one"), new Sibling(BrgFormat.BRG, "two"), new Tree()));
    assertEquals(expected, formats.detect(new StringReader(text), name).id());
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    assertEquals(expected, formats.detect(new ByteArrayInputStream(bytes), name).id());
  }

  /** A format that says nothing about losses has none. */
  @Test
  void aFormatKeepsEverythingByDefault() {
    GameReplay replay = TestRecords.UNTAGGED.replay(GameRecord.builder().build());
    assertEquals(List.of(), new Twin().losses(replay));
  }

  /** The reader reports the failure after what is before it; without any text, it is thrown. */
  @Test
  void theFormatFollowsFromTheTextBeforeAFailure() throws IOException {
    RecordFormats formats = RecordFormats.of(List.of(BrgFormat.BRG, new Tree()));
    assertEquals("sgf", formats.detect(failing("(;"), "").id());
    assertEquals("sgf", formats.detect(failing(" (;GM[1]"), "").id());
    InputStream nothing = failing("");
    assertThrows(IOException.class, () -> formats.detect(nothing, ""));
  }

  /** A text that claims that more bytes are available, and fails when they are read. */
  private static InputStream failing(String text) {
    return new FilterInputStream(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))) {
      @Override
      public int read(byte[] target, int offset, int length) throws IOException {
        int count = super.read(target, offset, Math.min(length, 1));
        if (count < 0) {
          throw new IOException("connection reset");
        }
        return count;
      }

      @Override
      public int available() {
        return 1;
      }
    };
  }

  @Test
  void brokenGamesAndFormatsAreReportedAndLeaveTheOthersWorking(@TempDir Path folder)
      throws IOException {
    addServices(folder, GameType.class, "no.such.Game");
    addServices(
        folder,
        RecordFormat.class,
        "no.such.Format",
        RecordFormatsTest.class.getName(),
        Twin.class.getName());
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
      thread.setContextClassLoader(loader);
      assertEquals(1, RecordFormats.installed().all().size());
      List<String> formats = RecordFormats.installed().problems();
      assertEquals(3, formats.size(), formats.toString());
      assertTrue(formats.get(0).startsWith("A record format cannot be loaded"), formats.get(0));
      assertTrue(formats.get(0).contains("no.such.Format"), formats.get(0));
      assertTrue(formats.get(1).contains("RecordFormatsTest"), formats.get(1));
      assertTrue(formats.get(2).contains("the id brg"), formats.get(2));
      Validator validator = Validator.installed();
      List<String> problems = validator.problems();
      assertEquals(4, problems.size(), problems.toString());
      assertTrue(problems.get(0).contains("no.such.Game"), problems.get(0));
      assertEquals(formats, problems.subList(1, 4));
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
