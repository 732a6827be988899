package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.core.record.sgf.SgfDialect;
import io.github.boardrules.core.record.sgf.SgfDialects;
import io.github.boardrules.core.record.sgf.SgfFormat;
import io.github.boardrules.core.testing.CountdownDialect;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordFormatsTest {
  /** Another format with the id of BRG. */
  public static final class Twin implements RecordFormat {
    @Override
    public String id() {
      return "brg";
    }

    @Override
    public RecordReader open(InputStream in, String name, ReadLimits limits) throws IOException {
      return BrgFormat.BRG.open(in, name, limits);
    }

    @Override
    public RecordReader open(Reader in, String name, ReadLimits limits) throws IOException {
      return BrgFormat.BRG.open(in, name, limits);
    }

    @Override
    public boolean canWrite(Replay replay) {
      return false;
    }

    @Override
    public void write(Replay replay, Appendable target) {
      throw new IllegalArgumentException("never written");
    }
  }

  private static void addServices(Path folder, Class<?> service, String... names)
      throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve(service.getName()), String.join("\n", names));
  }

  @Test
  void coreInstallsTwoFormatsWithoutProblems() {
    RecordFormats formats = RecordFormats.installed();
    assertEquals(List.of("brg", "sgf"), formats.all().stream().map(RecordFormat::id).toList());
    assertEquals(BrgFormat.class, formats.find("brg").orElseThrow().getClass());
    assertEquals(Optional.empty(), formats.find("pgn"));
    assertEquals(List.of(), Validator.standard().problems());
  }

  @Test
  void formatsWithTheSameIdAreRefused() {
    List<RecordFormat> twins = List.of(BrgFormat.BRG, new Twin());
    assertThrows(IllegalArgumentException.class, () -> RecordFormats.of(twins));
    List<SgfDialect> dialects = List.of(new CountdownDialect(), new CountdownDialect());
    assertThrows(IllegalArgumentException.class, () -> SgfDialects.of(dialects));
  }

  @Test
  void brokenGamesFormatsAndDialectsAreReportedAndLeaveTheOthersWorking(@TempDir Path folder)
      throws IOException {
    addServices(folder, GameType.class, "no.such.Game");
    addServices(
        folder,
        RecordFormat.class,
        "no.such.Format",
        RecordFormatsTest.class.getName(),
        Twin.class.getName());
    addServices(folder, SgfDialect.class, "no.such.Dialect", CountdownDialect.class.getName());
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
      thread.setContextClassLoader(loader);
      assertEquals(2, RecordFormats.installed().all().size());
      List<String> formats = RecordFormats.installed().problems();
      assertEquals(3, formats.size(), formats.toString());
      assertTrue(formats.get(0).startsWith("A record format cannot be loaded"), formats.get(0));
      assertTrue(formats.get(0).contains("no.such.Format"), formats.get(0));
      assertTrue(formats.get(1).contains("RecordFormatsTest"), formats.get(1));
      assertTrue(formats.get(2).contains("the id brg"), formats.get(2));
      assertTrue(new SgfFormat().problems().get(0).contains("no.such.Dialect"));
      Validator validator = Validator.standard();
      List<String> problems = validator.problems();
      assertEquals(5, problems.size(), problems.toString());
      assertTrue(problems.get(0).contains("no.such.Game"), problems.get(0));
      assertEquals(formats, problems.subList(1, 4));
      assertTrue(problems.get(4).startsWith("An SGF dialect cannot be loaded"), problems.get(4));
      try (Stream<GameVerdict> verdicts = validator.validate("(;GM[99];B[take1])", "t.sgf")) {
        assertEquals(Optional.of("countdown"), verdicts.findFirst().orElseThrow().record().game());
      }
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
