package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the command line and the failures at startup. */
class MainTest {
  @TempDir Path folder;

  private record Run(int status, String out, String err) {
    static Run of(List<String> arguments) {
      StringWriter out = new StringWriter();
      StringWriter err = new StringWriter();
      int status =
          Main.commandLine()
              .setOut(new PrintWriter(out))
              .setErr(new PrintWriter(err))
              .execute(arguments.toArray(String[]::new));
      return new Run(status, out.toString(), err.toString());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--port=-1",
        "--port=65536",
        "--port=x",
        "--rate=0",
        "--plies=0",
        "--matches=0",
        "--body-bytes=0",
        "--record-bytes=0",
        "--record-games=0",
        "--record-plies=x",
        "--connections=99999999999",
        "--database=x;INIT=y",
        "--nix"
      })
  void invalidOptionPreventsStart(String option) {
    Run run = Run.of(List.of(option));
    assertEquals(2, run.status());
    assertTrue(run.err().contains("Usage: boardrules-server"), run.err());
    assertEquals("", run.out());
  }

  @Test
  void helpListsEveryOptionWithItsDefault() {
    String help = Run.of(List.of("--help")).out();
    for (String text :
        List.of("--host", "127.0.0.1", "--port", "8080", "--database", "--rate", "600")) {
      assertTrue(help.contains(text), help);
    }
    assertEquals("boardrules-server (not packaged)", Run.of(List.of("--version")).out().strip());
  }

  @Test
  void portInUseIsReportedInOneLine() {
    try (BoardServer server = TestSettings.start(folder)) {
      Run run =
          Run.of(
              List.of(
                  "--port", "" + server.port(), "--database", folder.resolve("other").toString()));
      assertEquals(1, run.status());
      assertEquals(1, run.err().lines().count(), run.err());
      assertTrue(run.err().startsWith("boardrules-server: "), run.err());
    }
  }

  @Test
  void invalidDatabaseIsReportedInOneLine() throws Exception {
    Path file = folder.resolve("text.mv.db");
    Files.writeString(file, "this is not a database\n".repeat(1000));
    Run run = Run.of(List.of("--port", "0", "--database", folder.resolve("text").toString()));
    assertEquals(1, run.status());
    assertEquals(1, run.err().lines().count(), run.err());
  }
}
