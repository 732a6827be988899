package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The result of running a command.
 *
 * @param status the exit status
 * @param out the standard output
 * @param err the standard error
 */
record Run(int status, String out, String err) {
  static Run of(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Run run = to(out, arguments);
    return new Run(run.status, out.toString(UTF_8), run.err);
  }

  /** Runs a command with another standard output. */
  static Run to(OutputStream out, String... arguments) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = Main.program(arguments).run(out, err, arguments);
    return new Run(status, "", err.toString(UTF_8));
  }

  /** Returns whether a game has a module of its own, and is not one of the examples. */
  static boolean isAModule(String id) {
    return Files.isDirectory(Path.of("..", "..", id));
  }

  List<String> lines() {
    return out.lines().toList();
  }
}
