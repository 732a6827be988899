package io.github.boardrules.examples.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.examples.benchmarks.Ruler.Rate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests running a ruler and parsing its output. */
final class RulerTest {
  @TempDir private Path folder;

  @SuppressWarnings("NullAway") // filled in by JUnit
  RulerTest() {}

  @Test
  void ratesPerCpuSecondAreParsed() throws IOException {
    write(
        """
        echo "seconds: $2"
        echo "$1 (a) bulk    2.9e+09 nodes/s   per CPU second: 2.8e+09  (3 runs: 2.8e+09..2.9e+09)"
        echo "$1 playouts    4e+04 playouts/s  9e+06 plies/s   per CPU second: 1.789e+05 / 3.5e+07  (3 runs: 1..2)"
        """);
    assertEquals(
        Map.of("x (a) bulk", new Rate(2.8e9, 0), "x playouts", new Rate(178_900, 35_000_000)),
        Ruler.in(folder).run("x", 0.5));
  }

  @Test
  void aFailureOfTheRulerIsReported() throws IOException {
    write("echo no such measurement; exit 1");
    Ruler ruler = Ruler.in(folder);
    Exception failure = assertThrows(IllegalStateException.class, () -> ruler.run("x", 1));
    assertTrue(String.valueOf(failure.getMessage()).contains("no such measurement"));
  }

  private void write(String script) throws IOException {
    Path program = Files.writeString(folder.resolve("bench"), "#!/bin/sh\n" + script);
    assertTrue(program.toFile().setExecutable(true));
  }
}
