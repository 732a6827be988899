package io.github.boardrules.examples.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.stream.Stream;
import picocli.CommandLine;

/** Runs commands in this JVM. */
final class IndexRun {
  static final Path RECORDS = Path.of("..", "records");

  /** The exit status and what a command printed. */
  record Result(int status, String out, String err) {}

  private IndexRun() {}

  static Result run(Object... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] texts = Stream.of(arguments).map(Object::toString).toArray(String[]::new);
    CommandLine commandLine = Main.program(texts).commandLine(texts);
    commandLine.setOut(new PrintWriter(out));
    commandLine.setErr(new PrintWriter(err));
    int status = commandLine.execute(texts);
    return new Result(status, out.toString(), err.toString());
  }
}
