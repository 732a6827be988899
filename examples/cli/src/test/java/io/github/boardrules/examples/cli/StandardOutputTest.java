package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.boardrules.examples.engine.bulk.StandardOutput;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that no command hides that its output is lost, and what reaches a terminal. */
class StandardOutputTest {
  private static final String GAME =
      Path.of("../records/loa/constructions.brg").toAbsolutePath().normalize().toString();

  private static final String INPUT =
      "{\"game\":\"loa\",\"moves\":[\"b1-b3\"],\"kind\":\"games\"}\n".repeat(3);

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

  private static final List<String> JAVA =
      List.of(
          Path.of(System.getProperty("java.home"), "bin", "java").toString(),
          "-XX:TieredStopAtLevel=1",
          "-XX:+UseSerialGC",
          "-cp",
          System.getProperty("java.class.path"),
          Main.class.getName());

  @TempDir private static Path folder;

  @BeforeAll
  static void makeAnIndex() {
    assertEquals(0, Run.of("index", GAME, "--index", index()).status());
  }

  private static String index() {
    return folder + "/index";
  }

  /** Every command that prints something. */
  static Stream<List<String>> commands() {
    return Stream.of(
        List.of(),
        List.of("--help"),
        List.of("--version"),
        List.of("help", "convert"),
        List.of("generate-completion"),
        List.of("validate", GAME),
        List.of("validate", "--json", GAME),
        List.of("validate", "no-such-file.brg", GAME),
        List.of("show", GAME),
        List.of("show", "--svg", GAME),
        List.of("picture", GAME),
        List.of("legal", "--game", "loa"),
        List.of("legal", "--game", "loa", "b1-b4"),
        List.of("convert", "--to", "sgf", GAME),
        List.of("convert", "--to", "sgf", "--output", "/dev/full", GAME),
        List.of("perft", "--game", "loa", "--depth", "1"),
        List.of("perft", "--game", "loa", "--depth", "1", "--divide"),
        List.of("trace", "-"),
        List.of("games"),
        List.of("rules"),
        List.of("serve", "--stdio"),
        List.of("index", GAME, "--index", folder + "/new"),
        List.of("find", "-g", "loa", "--index", index()),
        List.of("explore", "-g", "loa", "--index", index()),
        List.of("explore", "-g", "loa", "--index", index(), "--walk"),
        List.of("serve", "--stdio", "--index", index()),
        List.of("play", "-g", "loa"),
        List.of("read", GAME),
        List.of("find", "-g", "loa", "--index", index(), "--json"),
        List.of("explore", "-g", "loa", "--index", index(), "--json"),
        List.of("rules", "-g", "loa"));
  }

  /** An output that takes some bytes and then fails. */
  private static final class Failing extends OutputStream {
    private final String message;
    private int left;

    Failing(String message, int bytes) {
      this.message = message;
      this.left = bytes;
    }

    @Override
    public void write(int b) throws IOException {
      left--;
      if (left < 0) {
        throw new IOException(message);
      }
    }
  }

  private static Run run(OutputStream out, List<String> arguments) {
    InputStream before = System.in;
    try {
      System.setIn(new ByteArrayInputStream(INPUT.getBytes(UTF_8)));
      return Run.to(out, arguments.toArray(new String[0]));
    } finally {
      System.setIn(before);
    }
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aFullDiskIsAnError(List<String> arguments) {
    for (int bytes : List.of(0, 3)) {
      if ((arguments.contains("--output") && !Files.exists(Path.of("/dev/full")))
          || arguments.contains("no-such-file.brg")) {
        continue;
      }
      Run run = run(new Failing("No space left on device", bytes), arguments);
      assertEquals(StandardOutput.FAILURE, run.status(), run.err());
      assertEquals(1, run.err().lines().count(), run.err());
      assertTrue(run.err().startsWith("boardrules: "), run.err());
      assertTrue(run.err().contains("No space left on device"), run.err());
    }
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aReaderThatHasEndedIsNoError(List<String> arguments) {
    if (arguments.contains("--output") || arguments.contains("no-such-file.brg")) {
      return;
    }
    for (int bytes : List.of(0, 3)) {
      Run run = run(new Failing("Broken pipe", bytes), arguments);
      assertEquals(StandardOutput.BROKEN_PIPE, run.status(), run.err());
      assertEquals("", run.err());
    }
  }

  /** One row of {@link #commands} for each command. */
  @Tag("proof")
  @ParameterizedTest
  @ValueSource(
      ints = {0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 13, 15, 17, 18, 19, 20, 21, 22, 24, 25, 26, 27})
  void aShellSeesThatTheOutputIsLost(int command, @TempDir Path folder) throws Exception {
    assumeTrue(Files.exists(Path.of("/dev/full")), "no /dev/full");
    Files.writeString(folder.resolve("input"), INPUT);
    List<String> arguments = new ArrayList<>(List.of("sh", "-c", SHELL, "sh"));
    arguments.addAll(JAVA);
    arguments.addAll(commands().toList().get(command));
    Process process = new ProcessBuilder(arguments).directory(folder.toFile()).inheritIO().start();
    assertEquals(0, process.waitFor());
    assertEquals(
        List.of("boardrules: the standard output cannot be written: No space left on device", "2"),
        Files.readAllLines(folder.resolve("full")));
    assertEquals(List.of("141"), Files.readAllLines(folder.resolve("pipe")));
  }

  /** A name can be written in another encoding than that of the system, which knows ASCII only. */
  @Test
  @Tag("proof")
  void filesAreReadWhateverTheirNames(@TempDir Path records) throws Exception {
    assumeTrue(Files.exists(Path.of("/dev/full")), "not Linux");
    String shell =
        """
        for name in 'Zo\\303\\253' 'Zo\\353'; do
          printf '[Game "loa"]\\n\\n1. b1-b3 *\\n' >"$(printf "$name.brg")"
        done
        LC_ALL=C exec "$@" validate .
        """;
    List<String> arguments = new ArrayList<>(List.of("sh", "-c", shell, "sh"));
    arguments.addAll(JAVA);
    Process process =
        new ProcessBuilder(arguments).directory(records.toFile()).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, process.waitFor(), out);
    assertTrue(out.contains("Zo\ufffd.brg #1: "), out);
    assertTrue(out.contains("2 games in 2 files: 2 valid, 0 invalid"), out);
  }

  /** The names of files, arguments and records are written by strangers. */
  @Test
  void controlCharactersDoNotReachTheTerminal(@TempDir Path folder) throws IOException {
    String evil = "\u001b[2J\u0085\u009b\u202e\u2028";
    Path file = folder.resolve("a\u001b[2J\u202e.brg");
    Files.writeString(
        file, "[Game \"loa\"]\n[Event \"" + evil + "\"]\n\n1. b1-b4 " + evil + " *\n");
    String path = file.toString();
    for (List<String> arguments :
        List.of(
            List.of("validate", path),
            List.of("validate", "--json", path),
            List.of("validate", path + evil),
            List.of("show", path),
            List.of("show", path, "--number", "2"),
            List.of("convert", path, "--to", "ludii"),
            List.of("convert", path, "--to", "sgf", "--output", path),
            List.of("convert", path, "--to", evil),
            List.of("legal", "-g", "loa", evil),
            List.of("legal", "-g", "loa", "-m", "b1-b3 " + evil),
            List.of("legal", "-g", "loa", "-p", evil),
            List.of("legal", "-g", evil),
            List.of("legal", "-g", "loa", "-o", evil + "=1"),
            List.of("legal", "-g", "loa", "-o", "size=" + evil),
            List.of("perft", "-g", "loa", "-d", evil),
            List.of("trace", path),
            List.of("help", evil),
            List.of(evil))) {
      Run run = Run.of(arguments.toArray(new String[0]));
      String all = run.out() + run.err();
      assertTrue(all.codePoints().noneMatch(StandardOutputTest::isObeyed), arguments + ": " + all);
      assertFalse(all.isEmpty(), arguments.toString());
    }
  }

  private static boolean isObeyed(int c) {
    return (c != '\n' && (Character.isISOControl(c) || Character.getType(c) == Character.FORMAT))
        || c == '\u2028';
  }

  /** The default encoding of a process is ASCII if no locale is set. */
  @Test
  @Tag("proof")
  void theOutputIsInUtf8WhateverTheLocale(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("a.sgf");
    Files.writeString(file, "(;FF[4]CA[UTF-8]GM[9]PB[Zo\u00eb];B[b1-b3])");
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Dfile.encoding=US-ASCII",
            "-Dstdout.encoding=US-ASCII",
            "-Dsun.stdout.encoding=US-ASCII",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "convert",
            file.toString(),
            "--to",
            "brg");
    builder.environment().put("LC_ALL", "C");
    Process process = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    process.getInputStream().transferTo(out);
    assertEquals(0, process.waitFor());
    assertTrue(out.toString(UTF_8).contains("[First \"Zo\u00eb\"]"), out.toString(UTF_8));
  }
}
