package io.github.boardrules.examples.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
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
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        new Main()
            .commandLine()
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(arguments);
    return new Run(status, out.toString(), err.toString());
  }

  List<String> lines() {
    return out.lines().toList();
  }
}
