package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.CharMatcher;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the blocks that show whole files: Java files of this module, without the package, and
 * programs in other languages of {@code examples/consumers}. {@code -Dboardrules.guide.update=true}
 * copies the files into the pages.
 */
class FilesTest {
  private static final String VERDICT = "Verdict.java";
  private static final int MAX_ADAPTER_LINES = 60;

  static Stream<Pages.Block> files() {
    return Pages.blocks("java").stream()
        .filter(block -> !block.name().isEmpty() && !block.name().equals(VERDICT));
  }

  @ParameterizedTest
  @MethodSource("files")
  void blockShowsTheFile(Pages.Block block) throws IOException {
    String source = read(Pages.FOLDER.resolve("src"), block.name());
    assertShown(
        CharMatcher.is('\n').trimLeadingFrom(source.substring(source.indexOf(";\n") + 2)), block);
  }

  static Stream<Pages.Block> programs() {
    return Stream.of("python", "js")
        .flatMap(language -> Pages.blocks(language).stream())
        .filter(block -> !block.name().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("programs")
  void blockShowsTheProgram(Pages.Block block) throws IOException {
    assertShown(read(Pages.FOLDER.resolve("../consumers"), block.name()), block);
  }

  @Test
  void adaptersHaveAtMostSixtyLines() {
    List<Pages.Block> adapters =
        programs().filter(block -> block.name().startsWith("conform.")).toList();
    assertEquals(2, adapters.size());
    for (Pages.Block adapter : adapters) {
      assertTrue(adapter.code().lines().count() <= MAX_ADAPTER_LINES, adapter.toString());
    }
  }

  private static String read(Path folder, String name) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return Files.readString(all.filter(path -> path.endsWith(name)).findFirst().orElseThrow());
    }
  }

  private static void assertShown(String shown, Pages.Block block) throws IOException {
    if (Pages.UPDATE) {
      String fence = "```" + block.language() + " " + block.name() + "\n";
      Files.writeString(
          block.page(), Pages.text(block.page()).replace(fence + block.code(), fence + shown));
    } else {
      assertEquals(shown, block.code(), block.toString());
    }
  }

  @Test
  void firstVerdictPrintsWhatTheGuideSays(@TempDir Path folder) throws Exception {
    Path page = Pages.FOLDER.resolve("README.md");
    Pages.Block program =
        Pages.blocks(page).stream()
            .filter(block -> block.name().equals(VERDICT))
            .findFirst()
            .orElseThrow();
    Path source = folder.resolve(VERDICT);
    Files.writeString(source, program.code());
    String path = System.getProperty("java.class.path");
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-cp", path, "-d", folder.toString(), source.toString());
    assertEquals(0, status);
    String printed = print(folder);
    Pages.Block output =
        Pages.blocks(page).stream()
            .filter(block -> block.language().equals("text"))
            .findFirst()
            .orElseThrow();
    assertEquals(output.code(), printed);
    assertTrue(printed.startsWith("invalid: "));
  }

  private static String print(Path folder) throws Exception {
    PrintStream before = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {folder.toUri().toURL()}, FilesTest.class.getClassLoader())) {
      System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
      loader
          .loadClass("Verdict")
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(before);
    }
    return bytes.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
  }
}
