package io.github.boardrules.interchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The heap that hostile texts need is what the formats state. */
class HeapTest {
  /** The bytes of heap a character that the formats state. */
  private static final int BYTES = 32;

  @Tag("proof")
  @Test
  void aMillionCharactersNeedAtMostTheStatedHeap() throws IOException, InterruptedException {
    String heap = "-Xmx" + BYTES * (HostileTexts.LENGTH / 1_000_000) + "m";
    Process process =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                heap,
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                HostileTexts.class.getName())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    assertEquals(List.of(), output.lines().filter(line -> line.startsWith("no ")).toList(), output);
  }
}
