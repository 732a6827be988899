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

/** The jar of the kit shares no package with core, and its sources are complete. */
class KitBitesJarTest {
  private static List<String> files(String execution) throws IOException {
    String pom = Files.readString(Path.of("pom.xml"));
    int start = pom.indexOf("<id>" + execution + "</id>");
    assertTrue(start >= 0, execution);
    String part = pom.substring(start, pom.indexOf("</execution>", start));
    return Pattern.compile("<(include|exclude)>([^<]*)<")
        .matcher(part)
        .results()
        .map(match -> match.group(1) + " " + match.group(2))
        .toList();
  }

  @Test
  void noClassIsInAPackageOfCore() throws IOException {
    for (String file : files("test-jar")) {
      Path folder = Path.of("src/main/java", file.replaceFirst("include ", "")).getParent();
      assertFalse(file.startsWith("include io/") && Files.exists(folder), file);
    }
  }

  @Test
  void theSourcesAreThoseOfTheClasses() throws IOException {
    assertEquals(files("test-jar"), files("test-source-jar"));
  }
}
