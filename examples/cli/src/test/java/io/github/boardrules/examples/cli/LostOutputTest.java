package io.github.boardrules.examples.cli;

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

/** Tests that no command of the index or of the terminal hides that its output is lost. */
class LostOutputTest {
  private static final String INPUT = "b1-b3\nmoves\n" + "{\"kind\":\"games\"}\n".repeat(3);

  /** Every command that prints something; {@code @} is the folder. */
  static final List<String> COMMANDS =
      List.of(
          "",
          "--help",
          "--version",
          "help find",
          "generate-completion",
          "index @b.brg --index @new",
          "find -g loa --index @i",
          "find -g loa --index @i --json",
          "explore -g loa --index @i",
          "explore -g loa --index @i --json",
          "explore -g loa --index @i --walk",
          "serve --stdio",
          "serve --stdio --index @i",
          "rules -g loa",
          "play -g loa",
          "read @a.brg");

  /**
   * Runs a program whose output is a full disk, and then a pipe whose reader has ended. Each file
   * gets the standard error and the exit status.
   */
  private static final String SHELL =
      """
      "$@" 2>full <input >/dev/full; echo $? >>full
      mkfifo ended
      { read -r line <ended; "$@" 2>pipe <input; echo $? >>pipe; } | { exec <&-; echo >ended; }
      """;

  private static final String NO_SPACE =
      "boardrules: the standard output cannot be written: No space left on device";

  @TempDir private Path folder;

  @BeforeEach
  void makeAnIndex() throws IOException {
    Files.writeString(folder.resolve("a.brg"), "[Game \"loa\"]\n\n1. b1-b3 *\n");
    Files.writeString(folder.resolve("b.brg"), "[Game \"loa\"]\n\n1. b1-b3 h7-f7 *\n");
    IndexRun.Result run =
        IndexRun.run("index", folder.resolve("a.brg"), "--index", folder.resolve("i"));
    assertEquals(0, run.status(), run.err());
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
      String[] texts = arguments(command).toArray(new String[0]);
      int status = Main.program(texts).run(out, err, texts);
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
    assertEquals(List.of(NO_SPACE, "2"), run("No space left on device", command));
    assertEquals(List.of("141"), run("Broken pipe", command));
  }

  @Tag("proof")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "index @b.brg --index @new",
        "find -g loa --index @i",
        "explore -g loa --index @i --walk",
        "serve --stdio --index @i",
        "rules -g loa",
        "play -g loa",
        "read @a.brg"
      })
  void aShellSeesThatTheOutputIsLost(String command) throws Exception {
    assumeTrue(Files.exists(Path.of("/dev/full")), "no /dev/full");
    Files.writeString(folder.resolve("input"), INPUT);
    List<String> arguments = new ArrayList<>(List.of("sh", "-c", SHELL, "sh"));
    arguments.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    arguments.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    arguments.addAll(arguments(command));
    Process process = new ProcessBuilder(arguments).directory(folder.toFile()).inheritIO().start();
    assertEquals(0, process.waitFor());
    assertEquals(List.of(NO_SPACE, "2"), Files.readAllLines(folder.resolve("full")));
    assertEquals(List.of("141"), Files.readAllLines(folder.resolve("pipe")));
  }
}
