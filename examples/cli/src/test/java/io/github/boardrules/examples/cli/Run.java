package io.github.boardrules.examples.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/**
 * One call of the command line.
 *
 * @param status the exit status
 * @param out what it printed
 * @param err what it complained about
 */
record Run(int status, String out, String err) {
  static Run of(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        Main.commandLine()
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(arguments);
    return new Run(status, out.toString(), err.toString());
  }

  List<String> lines() {
    return out.lines().toList();
  }
}
