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
import java.util.concurrent.TimeUnit;

/** Runs the programs in other languages that the guide shows. */
final class Programs {
  static final Path FOLDER = Path.of("..", "consumers");
  private static final int MAX_SECONDS = 120;

  /** A referee on the standard input and output of a child process. */
  static final ImmutableList<String> STDIO =
      ImmutableList.of(
          Path.of(System.getProperty("java.home"), "bin", "java").toString(),
          "-XX:TieredStopAtLevel=1",
          "-XX:+UseSerialGC",
          "-cp",
          System.getProperty("java.class.path"),
          RefereeProgram.class.getName());

  private Programs() {}

  static void assumeInstalled(String interpreter) {
    boolean isInstalled =
        Splitter.on(File.pathSeparatorChar)
            .splitToStream(System.getenv().getOrDefault("PATH", ""))
            .anyMatch(path -> Files.isExecutable(Path.of(path, interpreter)));
    assumeTrue(isInstalled, interpreter + " is not installed");
  }

  /** Starts a program with arguments and an empty standard input. */
  static Process start(String interpreter, String file, List<String> arguments) throws IOException {
    ImmutableList<String> command =
        ImmutableList.<String>builder()
            .add(interpreter, FOLDER.resolve(file).toString())
            .addAll(arguments)
            .build();
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    process.getOutputStream().close();
    return process;
  }

  /** Waits until a program ends, and returns its output, which must fit into a pipe. */
  static String output(Process process) throws IOException, InterruptedException {
    if (!process.waitFor(MAX_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, process.waitFor(), output);
    return output.replace("\r\n", "\n");
  }

  /** Checks that a page of the guide shows programs in full. */
  static void assertShown(String page, String... files) throws IOException {
    String text = Files.readString(Path.of("..", "guide", page));
    for (String file : files) {
      assertTrue(text.contains("\n" + Files.readString(FOLDER.resolve(file)) + "```\n"), file);
    }
  }
}
