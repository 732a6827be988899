package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class MainTest {

  @Test
  void withoutACommandTheUsageIsPrinted() {
    StringWriter out = new StringWriter();
    int exitCode = Main.commandLine().setOut(new PrintWriter(out)).execute();
    assertEquals(0, exitCode);
    assertTrue(out.toString().startsWith("Usage: boardrules"), out.toString());
  }
}
