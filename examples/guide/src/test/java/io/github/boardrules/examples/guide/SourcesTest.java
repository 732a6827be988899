package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests the table of the claims of the sources: every row has a verdict, and its tests exist. */
class SourcesTest {
  private static final Pattern TEST = Pattern.compile("`([A-Z]\\w+)\\.(\\w+)`");
  private static final Pattern METHOD = Pattern.compile("\\bvoid (\\w+)\\(");

  /** The names of the test methods of each class of the published modules, by its simple name. */
  private static final Map<String, List<String>> METHODS = new HashMap<>();

  @BeforeAll
  static void readTheTests() throws IOException {
    Path root = Pages.FOLDER.resolve("../..").normalize();
    for (String module : List.of("core", "loa", "linage", "iris", "carteso", "examples/tables")) {
      try (Stream<Path> files = Files.walk(root.resolve(module).resolve("src/test/java"))) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          String name = file.getFileName().toString().replace(".java", "");
          Matcher method = METHOD.matcher(Files.readString(file));
          List<String> methods = METHODS.computeIfAbsent(name, key -> new ArrayList<>());
          while (method.find()) {
            methods.add(method.group(1));
          }
        }
      }
    }
  }

  private static String page() {
    return Pages.text(Pages.FOLDER.resolve("sources.md"));
  }

  private static List<List<String>> rows() {
    return page()
        .lines()
        .filter(line -> line.startsWith("| S"))
        .map(line -> Splitter.on(" | ").splitToList(line.substring(2, line.length() - 2)))
        .toList();
  }

  /** Fails if a test is renamed or removed. */
  @Test
  void everyNamedTestExists() {
    Matcher test = TEST.matcher(page());
    int tests = 0;
    while (test.find()) {
      List<String> methods = METHODS.getOrDefault(test.group(1), List.of());
      assertTrue(methods.contains(test.group(2)), test.group() + " does not exist");
      tests++;
    }
    assertTrue(tests > 60, tests + " tests");
  }

  /** Fails if a row has no verdict, if it is asserted without a test, or if it gives no reason. */
  @Test
  void everyRowHasAVerdict() {
    List<List<String>> rows = rows();
    assertTrue(rows.size() > 60, rows.size() + " rows");
    for (List<String> row : rows) {
      assertEquals(4, row.size(), row.toString());
      boolean hasTest = TEST.matcher(row.get(2)).find();
      assertTrue(hasTest || row.get(2).equals("–"), row.toString());
      assertTrue(isVerdict(row.get(3), hasTest), row.toString());
    }
  }

  private static boolean isVerdict(String verdict, boolean hasTest) {
    if (verdict.equals("asserted") || verdict.startsWith("asserted; ")) {
      return hasTest;
    }
    boolean isReason = verdict.length() > 20;
    return isReason
        && (verdict.startsWith("differs: ") || (verdict.startsWith("not asserted: ") && !hasTest));
  }
}
