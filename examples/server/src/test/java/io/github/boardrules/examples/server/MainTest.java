package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
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
        "--record-moves=0",
        "--record-plies=x",
        "--connections=99999999999",
        "--database=x;INIT=y",
        "--database=",
        "--database=x.mv.db",
        "--host=",
        "--metrics-port=-1",
        "--metrics-port=65536",
        "--allow-origin=notaurl",
        "--allow-origin=",
        "--allow-origin=null",
        "--allow-origin=example.org",
        "--allow-origin=https://",
        "--allow-origin=https://example.org/",
        "--allow-origin=https://example.org/path",
        "--allow-origin=https://me@example.org",
        "--allow-origin=https://example.org:443",
        "--allow-origin=http://example.org:80",
        "--allow-origin=HTTPS://Example.org",
        "--allow-origin=https://*.example.org",
        "--allow-host=",
        "--allow-host=http://games.example",
        "--allow-host=games.example:8080",
        "--allow-host=games.example/",
        "--allow-host=*.example",
        "--index=x",
        "--nix"
      })
  void invalidOptionPreventsStart(String option) {
    Run run = Run.of(List.of(option));
    assertEquals(2, run.status());
    assertTrue(run.err().contains("Usage: boardrules-server"), run.err());
    assertEquals("", run.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "*",
        "https://example.org",
        "http://localhost:3000",
        "https://example.org:8443",
        "http://[::1]:8080",
        "https://xn--bcher-kva.example",
        "moz-extension://2c127fa4-62c7-7e4f-90e5-472b45eecfdc"
      })
  void originsOfBrowsersAreAccepted(String origin) {
    assertTrue(Origins.isOrigin(origin));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"*", "localhost", "Games.Example.", "my_host", "192.0.2.1", "::1", "[::1]"})
  void hostNamesAreAccepted(String name) {
    assertTrue(Hosts.isName(name));
  }

  @Test
  void helpListsEveryOptionWithItsDefault() {
    String help = Run.of(List.of("--help")).out();
    for (String text :
        List.of("--host", "127.0.0.1", "--port", "8080", "--database", "--rate", "600")) {
      assertTrue(help.contains(text), help);
    }
    assertEquals(
        "boardrules-server not packaged (commit unknown, JDK %s)"
            .formatted(System.getProperty("java.version")),
        Run.of(List.of("--version")).out().strip());
  }

  /** Starts a server that must not start, and returns what it says. */
  private String failure(String... options) {
    List<String> all = new ArrayList<>(List.of(options));
    if (!all.contains("--port")) {
      all.addAll(List.of("--port", "0"));
    }
    if (!all.contains("--database")) {
      all.addAll(List.of("--database", folder.resolve("games").toString()));
    }
    Run run = Run.of(all);
    assertEquals(1, run.status(), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    assertEquals("", run.out());
    assertTrue(run.err().startsWith("boardrules-server: "), run.err());
    return run.err().strip().substring("boardrules-server: ".length());
  }

  @Test
  void addressThatCannotBeUsedIsNamed() {
    assertEquals("the host name no.such.invalid is unknown", failure("--host", "no.such.invalid"));
    assertEquals("the host name http://x is unknown", failure("--host", "http://x"));
    // 192.0.2.0/24 is for documentation only.
    String foreign = failure("--host", "192.0.2.1");
    assertTrue(foreign.startsWith("cannot listen on port 0 of 192.0.2.1: "), foreign);
    try (BoardServer server = TestSettings.start(folder.resolve("other"))) {
      String port = Integer.toString(server.port());
      String used = "cannot listen on port " + port + " of 127.0.0.1: ";
      assertTrue(failure("--port", port).startsWith(used));
      assertTrue(failure("--metrics-port", port).startsWith(used));
      // Nothing is left of the server that failed.
      TestSettings.start(folder).close();
    }
  }

  private String databaseFailure(Path file) {
    return failure("--database", file.toString());
  }

  @Tag("proof")
  @Test
  void databaseThatCannotBeUsedIsNamed() throws Exception {
    String[] contents = {"Dear", "this is not a database\n".repeat(1000), "\0".repeat(9000)};
    for (String content : contents) {
      Path file = Files.writeString(folder.resolve("text.mv.db"), content);
      assertEquals(
          "the database " + file + " is damaged, or is not a database",
          databaseFailure(folder.resolve("text")));
      assertEquals(content, Files.readString(file));
    }
    TestSettings.start(folder).close();
    Path games = folder.resolve("games.mv.db");
    byte[] bytes = Files.readAllBytes(games);
    for (int end : new int[] {100, 4096}) {
      Files.write(games, Arrays.copyOf(bytes, end));
      assertEquals("the database " + games + " is damaged, or is not a database", failure());
    }
    Files.write(games, bytes);
    try (FileChannel channel = FileChannel.open(games, StandardOpenOption.WRITE);
        FileLock lock = channel.lock()) {
      assertTrue(lock.isValid());
      assertEquals("the database " + games + " is in use by another program", failure());
    }
    try (Connection other = DriverManager.getConnection("jdbc:h2:file:" + folder.resolve("h2"));
        Statement statement = other.createStatement()) {
      statement.execute("create table other (id int)");
    }
    String other = databaseFailure(folder.resolve("h2"));
    assertTrue(
        other.startsWith("the database " + folder.resolve("h2.mv.db") + " cannot be used: "),
        other);
    assertFalse(other.matches(".*(Exception|[a-z]\\.[a-z]+\\.[A-Z]|\\\\u).*"), other);
    Path inner = Files.createDirectory(folder.resolve("inner.mv.db"));
    assertEquals(
        "the database " + inner + " is a folder", databaseFailure(folder.resolve("inner")));
    assertEquals(
        "the database %s cannot be made: %s is not a folder"
            .formatted(games.resolve("x/y.mv.db"), games),
        databaseFailure(games.resolve("x/y")));
  }

  @Test
  void folderWithoutRightsIsNamed() throws Exception {
    Path closed = Files.createDirectory(folder.resolve("closed"));
    assumeTrue(closed.toFile().setWritable(false) && !Files.isWritable(closed), "not for root");
    String refusal = databaseFailure(closed.resolve("inner/games"));
    assertEquals(
        "the database %s cannot be made: the folder %s is not writable"
            .formatted(closed.resolve("inner/games.mv.db"), closed),
        refusal);
    Path games = Files.createFile(folder.resolve("games.mv.db"));
    assumeTrue(games.toFile().setWritable(false));
    assertEquals("the database " + games + " is not writable", failure());
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
    assertTrue(
        refusal.endsWith("the index %s, or it is damaged: make it again".formatted(index)),
        refusal);
  }
}
