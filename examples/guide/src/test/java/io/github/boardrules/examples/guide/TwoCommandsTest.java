package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What checks a change runs exactly the two commands of the README. */
class TwoCommandsTest {
  private static final Path ROOT = Path.of("..", "..");

  private static List<String> commands() {
    String readme = Pages.text(ROOT.resolve("README.md"));
    return readme
        .substring(readme.indexOf("## The two commands"))
        .lines()
        .dropWhile(line -> !line.equals("```sh"))
        .skip(1)
        .takeWhile(line -> !line.equals("```"))
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .toList();
  }

  @Test
  void theWorkflowRunsBoth() {
    List<String> lines =
        Pages.text(ROOT.resolve(".github/workflows/build.yml")).lines().map(String::strip).toList();
    assertEquals(2, commands().size());
    for (String command : commands()) {
      assertTrue(lines.contains("run: " + command), command);
    }
  }

  @Test
  void theScriptRunsTheTests() {
    List<String> lines = Pages.text(ROOT.resolve(".ci/run")).lines().toList();
    assertTrue(lines.contains(commands().get(1)));
  }
}
