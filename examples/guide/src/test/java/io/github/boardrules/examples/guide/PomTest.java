package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The pom for a new game has the dependencies that the package page of the kit lists, with which a
 * test of examples/tictactoe builds a project, and the versions of this build.
 */
class PomTest {
  private static final Path ROOT = Path.of("..", "..");
  private static final String POM =
      Pages.blocks(Pages.FOLDER.resolve("game.md")).stream()
          .filter(block -> block.language().equals("xml"))
          .map(Pages.Block::code)
          .findFirst()
          .orElseThrow();

  private static String dependencies(String text) {
    return text.substring(text.indexOf("<dependencies>"), text.lastIndexOf("</dependencies>"))
        .replaceAll("(?m)^ \\* ?|<!--.*?-->|\\s", "");
  }

  @Test
  void theDependenciesAreThoseOfTheKit() {
    Path page =
        ROOT.resolve("core/src/test/java/io/github/boardrules/core/conformance/package-info.java");
    assertEquals(dependencies(Pages.text(page)), dependencies(POM));
  }

  @Test
  void theVersionsAreThoseOfThisBuild() {
    String build = Pages.text(ROOT.resolve("pom.xml"));
    String plugins = POM.substring(POM.indexOf("<plugins>"));
    List<String> versions =
        Pattern.compile("<version>(.*?)</version>")
            .matcher(plugins)
            .results()
            .map(result -> result.group(1))
            .toList();
    assertEquals(
        List.of(value(build, "compiler-plugin.version"), value(build, "surefire-plugin.version")),
        versions);
    assertTrue(build.contains("<version>" + value(POM, "boardrules.version") + "</version>"));
  }

  private static String value(String pom, String property) {
    return Pattern.compile("<" + property + ">(.*?)<")
        .matcher(pom)
        .results()
        .map((MatchResult result) -> result.group(1))
        .findFirst()
        .orElseThrow();
  }
}
