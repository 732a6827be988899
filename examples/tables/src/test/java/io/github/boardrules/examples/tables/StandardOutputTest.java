package io.github.boardrules.examples.tables;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.base.Splitter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that no command hides that its output is lost. */
class StandardOutputTest {
  private static final String INPUT = "";

  /** Every command that prints something; {@code @} is the folder. */
  static final List<String> COMMANDS =
      List.of(
          "",
          "--help",
          "--version",
          "help table",
          "generate-completion",
          "table games @a.brg --output @new",
          "statistics @a.brg",
          "statistics -g loa --random 1 --max-plies 9 --format json",
          "statistics -g loa --depth 1 --format html");

  /**
   * Runs a program whose output is a full disk, and then a pipe whose reader has ended. Each file
   * gets the standard error and the exit status.
   */
  private static final String SHELL =
      """
      "$@" 2>full <input >/dev/full; echo $? >>full
      rm -rf new
      mkfifo ended
      { read -r line <ended; "$@" 2>pipe <input; echo $? >>pipe; } | { exec <&-; echo >ended; }
      """;

  private static final String NO_SPACE =
      "boardrules: the standard output cannot be written: No space left on device";

  @TempDir private Path folder;

  @BeforeEach
  void writeRecords() throws IOException {
    Files.writeString(folder.resolve("a.brg"), "[Game \"loa\"]\n\n1. b1-b3 *\n");
  }

  private List<String> arguments(String command) {
    return Splitter.on(' ')
        .omitEmptyStrings()
        .splitToStream(command)
        .map(word -> word.startsWith("@") ? folder.resolve(word.substring(1)).toString() : word)
        .toList();
  }

  private List<String> run(String message, String command) {
    OutputStream out =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(message);
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    InputStream before = System.in;
    try {
      System.setIn(new ByteArrayInputStream(INPUT.getBytes(UTF_8)));
      int status = TablesRun.program().run(out, err, arguments(command).toArray(new String[0]));
      List<String> lines = new ArrayList<>(err.toString(UTF_8).lines().toList());
      lines.add(String.valueOf(status));
      return lines;
    } finally {
      System.setIn(before);
    }
  }

  @ParameterizedTest
  @FieldSource("COMMANDS")
  void lostOutputIsAnErrorUnlessItsReaderHasEnded(String command) {
    assertEquals(
        List.of(NO_SPACE, "2"), run("No space left on device", command.replace("new", "newer")));
    assertEquals(List.of("141"), run("Broken pipe", command));
  }

  @Tag("proof")
  @ParameterizedTest
  @ValueSource(strings = {"--help", "table games @a.brg --output @new", "statistics @a.brg"})
  void aShellSeesThatTheOutputIsLost(String command) throws Exception {
    assumeTrue(Files.exists(Path.of("/dev/full")), "no /dev/full");
    Files.writeString(folder.resolve("input"), INPUT);
    List<String> arguments = new ArrayList<>(List.of("sh", "-c", SHELL, "sh"));
    arguments.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    arguments.addAll(
        List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            TablesRun.class.getName()));
    arguments.addAll(arguments(command));
    Process process = new ProcessBuilder(arguments).directory(folder.toFile()).inheritIO().start();
    assertEquals(0, process.waitFor());
    assertEquals(List.of(NO_SPACE, "2"), Files.readAllLines(folder.resolve("full")));
    assertEquals(List.of("141"), Files.readAllLines(folder.resolve("pipe")));
  }
}
