package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The jar of the kit shares no package with core, and its sources and pages are complete. */
class KitBitesJarTest {
  private static final Path CORE = Path.of("pom.xml");
  private static final Path KIT = Path.of("..", "examples", "kit", "pom.xml");

  /** Returns what a part of a pom, up to its end, includes or excludes. */
  private static List<String> files(Path file, String begin, String end, String kind)
      throws IOException {
    String pom = Files.readString(file);
    int start = pom.indexOf(begin);
    assertTrue(start >= 0, begin);
    return Pattern.compile("(?i)" + kind + ">([^<\\s]+)</")
        .matcher(pom.substring(start, pom.indexOf(end, start)))
        .results()
        .map(match -> match.group(1))
        .toList();
  }

  @Test
  void noClassIsInAPackageOfCore() throws IOException {
    for (String file : files(CORE, "<id>test-jar<", "</execution>", "include")) {
      Path folder = Path.of("src/main/java", file).getParent();
      assertFalse(file.startsWith("io/") && Files.exists(folder), file);
    }
  }

  @Test
  void theSourcesAreThoseOfTheClasses() throws IOException {
    List<String> excluded = files(CORE, "<id>test-jar<", "</execution>", "exclude");
    assertEquals(excluded, files(KIT, "<id>sources-of-the-kit<", "</execution>", "exclude"));
    assertEquals(excluded, files(KIT, ">maven-javadoc-plugin<", "</plugin>", "exclude"));
    String classes = files(KIT, "<id>classes-of-the-kit<", "</execution>", "includes").get(0);
    List<String> sources = files(KIT, "<id>sources-of-the-kit<", "</execution>", "include");
    assertTrue(classes.endsWith("," + sources.get(0)), classes);
  }
}
