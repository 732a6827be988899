package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
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
        "--index=x",
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

  private static final String GAME = "[Game \"loa\"]\n\n1. b1-b3 *\n\n";

  /** Starts a server that finds positions in the records of a folder, and that must not start. */
  private String refusal(String database, String... more) {
    Run run =
        Run.of(
            ImmutableList.<String>builder()
                .add("--port", "0", "--database", folder.resolve(database).toString())
                .add("--records", folder.resolve("records").toString())
                .add(more)
                .build());
    assertEquals(1, run.status(), run.out());
    assertEquals(1, run.err().lines().count(), run.err());
    assertFalse(run.out().contains("http://"), run.out());
    return run.err().strip();
  }

  @Test
  void recordsThatCannotBeIndexedAreReportedInOneLine() throws Exception {
    Path records = folder.resolve("records");
    assertEquals(
        "boardrules-server: the folder of records does not exist: " + records, refusal("games"));
    Files.createDirectory(records);
    Path file = Files.writeString(records.resolve("one.brg"), GAME);
    TestSettings.startWithRecords(folder, records).close();
    Files.writeString(file, GAME + GAME);
    Path index = folder.resolve("games.index");
    assertEquals(
        "boardrules-server: one.brg is in the index %s with other contents; make the index again,"
                .formatted(index)
            + " or rename the file",
        refusal("games"));
    Files.writeString(file, GAME);
    Path damaged = Files.write(records.resolve("two.brg.gz"), new byte[] {31, (byte) 139, 8, 0});
    assertTrue(
        refusal("games")
            .startsWith("boardrules-server: a file cannot be read to its end: two.brg.gz: "));
    Files.delete(damaged);
    try (BoardServer server = TestSettings.startWithRecords(folder, records)) {
      assertTrue(server.port() > 0);
      assertEquals(
          "boardrules-server: another process adds games to the index %s, or is a server that uses"
                  .formatted(index)
              + " it",
          refusal("other", "--index", index.toString()));
    }
    Path letter = Files.writeString(folder.resolve("letter"), "Dear");
    assertEquals(
        "boardrules-server: %s is not a folder".formatted(letter),
        refusal("games", "--index", letter.toString()));
    Files.writeString(index.resolve("segments_9"), "damaged ".repeat(99));
    String refusal = refusal("games");
    assertTrue(refusal.endsWith("the index %s: make it again".formatted(index)), refusal);
  }
}
