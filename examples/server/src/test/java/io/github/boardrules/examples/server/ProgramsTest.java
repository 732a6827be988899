package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs the programs in other languages that the guide shows, over both roads. */
class ProgramsTest {
  private static final Path PROGRAMS = Path.of("..", "consumers");
  private static final String EXPECTED =
      """
      b1-b3 is legal
      b1-b4 WRONG_DISTANCE
      WHITE 34 a2-c2 h2-f2
      BAD_OPTION /options/size
      1 is valid
      2 WRONG_DISTANCE
      1 of 2 games are valid
      """;

  @TempDir Path folder;

  private static void assumeInstalled(String program) {
    boolean isInstalled =
        Splitter.on(File.pathSeparatorChar)
            .splitToStream(System.getenv().getOrDefault("PATH", ""))
            .anyMatch(path -> Files.isExecutable(Path.of(path, program)));
    assumeTrue(isInstalled, program + " is not installed");
  }

  private static String run(List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, process.waitFor(), output);
    return output.replace("\r\n", "\n");
  }

  @ParameterizedTest
  @CsvSource({"python3, python/referee.py", "node, node/referee.mjs"})
  void programsAskOnStandardInput(String interpreter, String file) throws Exception {
    assumeInstalled(interpreter);
    String output =
        run(
            ImmutableList.of(
                interpreter,
                PROGRAMS.resolve(file).toString(),
                "stdio",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "io.github.boardrules.examples.cli.Main",
                "serve",
                "--stdio"));
    assertEquals(EXPECTED, output);
  }

  @ParameterizedTest
  @CsvSource({"python3, python/referee.py", "node, node/referee.mjs"})
  void programsAskOverHttp(String interpreter, String file) throws Exception {
    assumeInstalled(interpreter);
    try (BoardServer server = TestSettings.start(folder)) {
      List<String> command =
          List.of(interpreter, PROGRAMS.resolve(file).toString(), "http", server.address());
      assertEquals(EXPECTED, run(command));
    }
  }

  @Test
  void guideShowsThePrograms() throws IOException {
    String page = Files.readString(Path.of("..", "guide", "referee.md"));
    for (String file : List.of("python/referee.py", "node/referee.mjs")) {
      assertTrue(page.contains("\n" + Files.readString(PROGRAMS.resolve(file)) + "```\n"), file);
    }
  }
}
