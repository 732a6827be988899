package io.github.boardrules.examples.tables;

import io.github.boardrules.examples.engine.command.Program;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;

/** Runs commands in this JVM. */
final class TablesRun {
  static final Path RECORDS = Path.of("..", "records");

  /** The exit status and what a command printed. */
  record Run(int status, String out, String err) {}

  private TablesRun() {}

  /** Runs a command as the program does with the plug-in. */
  public static void main(String[] arguments) {
    program().start(arguments);
  }

  static Program program() {
    return new Program(List.of(new TableCommands()));
  }

  static Run run(Object... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] texts = Stream.of(arguments).map(Object::toString).toArray(String[]::new);
    CommandLine commandLine = program().commandLine(texts);
    commandLine.setOut(new PrintWriter(out));
    commandLine.setErr(new PrintWriter(err));
    int status = commandLine.execute(texts);
    return new Run(status, out.toString(), err.toString());
  }
}
