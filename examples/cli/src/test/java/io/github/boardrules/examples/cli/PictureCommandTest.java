package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
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
  void writesPng() throws Exception {
    Path file = folder.resolve("x.PNG");
    String[] line = {
      "picture", FILE, "--ply", "0", "--no-coordinates", "--width", "300", "--output", ""
    };
    line[line.length - 1] = file.toString();
    Run run = Run.of(line);
    assertEquals(0, run.status(), run.err());
    BufferedImage image = ImageIO.read(file.toFile());
    assertEquals(300, image.getWidth());
    assertEquals(300, image.getHeight());
    int cell = 300 / 8;
    assertTrue(brightness(image, cell * 3 / 2, cell / 2) < 0.3, "a black piece on b8");
    assertTrue(brightness(image, cell / 2, cell * 3 / 2) > 0.9, "a white piece on a7");
  }

  private static double brightness(BufferedImage image, int x, int y) {
    Color color = new Color(image.getRGB(x, y));
    return (color.getRed() + color.getGreen() + color.getBlue()) / (3 * 255.0);
  }

  @Test
  void wrongUsageIsReported() {
    for (String option : new String[] {"--width=15", "--width=8193", "--animated=0.5"}) {
      Path file = folder.resolve("no.png");
      assertEquals(2, Run.of("picture", FILE, option, "--output", file.toString()).status());
      assertFalse(Files.exists(file), option);
    }
    assertEquals(2, Run.of("picture", FILE, "--ply", "9999").status());
    assertEquals(2, Run.of("picture", FILE, "--number", "9999").status());
    assertEquals(2, Run.of("picture", FILE, "--animated", "0").status());
    assertEquals(2, Run.of("picture", FILE, "--palette", "pink").status());
    assertEquals(2, Run.of("picture", FILE, "--output", "no/such/folder/x.svg").status());
    assertEquals(2, Run.of("picture", "no-such-file.brg").status());
  }
}
