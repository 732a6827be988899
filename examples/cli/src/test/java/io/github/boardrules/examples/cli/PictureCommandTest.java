package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the pictures of the command line. */
class PictureCommandTest {
  private static final String FILE = "../records/loa/mona.sgf";

  @TempDir Path folder;

  @Test
  void writesAPictureOfAPosition() throws Exception {
    Path file = folder.resolve("x.svg");
    Run run = Run.of("picture", FILE, "--number", "4", "--ply", "12", "--output", file.toString());
    assertEquals(0, run.status());
    assertEquals("", run.out());
    String svg = Files.readString(file);
    assertTrue(svg.startsWith("<svg "), svg);
    assertTrue(svg.contains("<title>Lines of Action, Black to move</title>"), svg);
    assertEquals(svg, Run.of("picture", FILE, "-n", "4", "--ply", "12").out());
    assertEquals(svg, Run.of("show", FILE, "-n", "4", "--ply", "12", "--svg").out());
  }

  @Test
  void optionsChangeThePicture() {
    String plain = Run.of("picture", FILE).out();
    for (String option :
        new String[] {
          "--palette=dark", "--flipped", "--no-marks", "--no-coordinates", "--animated=0.5"
        }) {
      Run run = Run.of("picture", FILE, option);
      assertEquals(0, run.status(), run.err());
      assertTrue(run.out().startsWith("<svg "), run.out());
      assertNotEquals(plain, run.out(), option);
    }
  }

  @Test
  void wrongUsageIsReported() {
    assertEquals(2, Run.of("picture", FILE, "--ply", "9999").status());
    assertEquals(2, Run.of("picture", FILE, "--number", "9999").status());
    assertEquals(2, Run.of("picture", FILE, "--animated", "0").status());
    assertEquals(2, Run.of("picture", FILE, "--palette", "pink").status());
    assertEquals(2, Run.of("picture", FILE, "--output", "no/such/folder/x.svg").status());
    assertEquals(2, Run.of("picture", "no-such-file.brg").status());
  }
}
