package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compiles and runs every snippet of the README, of the guide and of the Javadoc. The value of a
 * statement before {@code // → text} must have that text, and a statement before {@code // throws
 * Name} must throw that exception.
 */
class SnippetsTest {
  private static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();
  private static final Pattern IN_README = Pattern.compile("(?s)```java\n(.*?)```");
  private static final Pattern IN_JAVADOC =
      Pattern.compile("(?s)<pre>\\{@code\n(.*?)\n *\\* *}</pre>");
  private static final Pattern IN_OVERVIEW = Pattern.compile("(?s)<pre>\\{@code\n(.*?)\n}</pre>");
  private static final Pattern VALUE = Pattern.compile("(?m)^( *)(\\S.*); // → (.*)$");
  private static final Pattern FAILURE = Pattern.compile("(?m)^( *)(\\S.*); // throws (\\w+).*$");

  private record Snippet(String name, String code) {}

  @TestFactory
  Stream<DynamicTest> everySnippetRuns(@TempDir Path folder) throws IOException {
    List<Snippet> snippets = new ArrayList<>();
    collect(ROOT.resolve("README.md"), IN_README, snippets);
    for (Path page : Pages.all()) {
      collect(page, IN_README, snippets);
    }
    collect(ROOT.resolve("core/src/main/javadoc/overview.html"), IN_OVERVIEW, snippets);
    for (String module : List.of("core", "loa", "linage", "iris", "carteso")) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
        for (Path file :
            files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
          collect(file, IN_JAVADOC, snippets);
        }
      }
    }
    assertFalse(snippets.isEmpty());
    return snippets.stream()
        .map(snippet -> DynamicTest.dynamicTest(snippet.name(), () -> run(snippet, folder)));
  }

  @Test
  void theReadmeContainsSnippets() throws IOException {
    List<Snippet> snippets = new ArrayList<>();
    collect(ROOT.resolve("README.md"), IN_README, snippets);
    assertTrue(snippets.size() >= 2, "the README has " + snippets.size() + " snippets");
  }

  private static void collect(Path file, Pattern pattern, List<Snippet> snippets)
      throws IOException {
    Matcher matcher = pattern.matcher(Files.readString(file));
    while (matcher.find()) {
      String code = matcher.group(1);
      if (file.toString().endsWith(".java")) {
        code =
            code.lines()
                .map(line -> line.replaceFirst("^ *\\* ?", ""))
                .collect(Collectors.joining("\n"));
      }
      snippets.add(new Snippet(ROOT.relativize(file) + " " + (snippets.size() + 1), code));
    }
  }

  private static void run(Snippet snippet, Path folder) throws Exception {
    String name = "Snippet" + Integer.toHexString(snippet.name().hashCode());
    Path source = folder.resolve(name + ".java");
    Files.writeString(source, program(name, snippet.code()));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    boolean compiled =
        compiler
            .getTask(
                messages,
                null,
                null,
                List.of("-cp", System.getProperty("java.class.path"), "-d", folder.toString()),
                null,
                compiler
                    .getStandardFileManager(null, null, StandardCharsets.UTF_8)
                    .getJavaFileObjects(source))
            .call();
    assertTrue(compiled, () -> messages + "\n" + snippet.code());
    try (URLClassLoader loader =
        new URLClassLoader(
            new URL[] {folder.toUri().toURL()}, SnippetsTest.class.getClassLoader())) {
      loader.loadClass(name).getMethod("run").invoke(null);
    }
  }

  /**
   * Returns a class that runs the snippet. If the snippet has no imports, the class imports all
   * packages.
   */
  private static String program(String name, String code) {
    String imports =
        code.lines().filter(line -> line.startsWith("import ")).collect(Collectors.joining("\n"));
    String body =
        code.lines().filter(line -> !line.startsWith("import ")).collect(Collectors.joining("\n"));
    body = VALUE.matcher(body).replaceAll("$1same($2, \"$3\");");
    body =
        FAILURE
            .matcher(body)
            .replaceAll(
                "$1try { $2; throw new Error(\"no $3\"); } catch (Exception e) { expect(e, \"$3\");"
                    + " }");
    return (imports.isEmpty() ? ALL_IMPORTS : imports)
        + "\npublic class "
        + name
        + " {\n  public static void run() throws Exception {\n"
        + GIVEN.entrySet().stream()
            .filter(given -> isMissing(given.getKey(), code))
            .map(Map.Entry::getValue)
            .collect(Collectors.joining())
        + body
        + HELPERS;
  }

  private static boolean isMissing(String variable, String code) {
    Pattern use = Pattern.compile("(?<![\\w.\"])" + variable + "\\b(?![(\"])");
    Pattern declaration = Pattern.compile("\\b" + variable + " [=:]");
    return use.matcher(code).find() && !declaration.matcher(code).find();
  }

  /** The variables that a snippet can use without declaring them. */
  private static final Map<String, String> GIVEN =
      Map.of(
          "game",
          "Game<?> game =" + " GameTypes.installed().get(\"loa\").game(Options.none());\n",
          "stream",
          "java.io.InputStream stream = new java.io.ByteArrayInputStream(\"(;GM[9];B[b1-b3])\""
              + ".getBytes(\"UTF-8\"));\n");

  private static final String ALL_IMPORTS =
      """
      import io.github.boardrules.carteso.*;
      import io.github.boardrules.core.*;
      import io.github.boardrules.core.board.*;
      import io.github.boardrules.core.record.*;
      import io.github.boardrules.core.record.brg.*;
      import io.github.boardrules.core.spi.*;
      import io.github.boardrules.core.territory.*;
      import io.github.boardrules.core.territory.spi.*;
      import io.github.boardrules.core.text.*;
      import io.github.boardrules.core.trace.*;
      import io.github.boardrules.iris.*;
      import io.github.boardrules.linage.*;
      import io.github.boardrules.loa.*;
      import java.util.*;
      """;

  private static final String HELPERS =
      """

        }

        private static void same(Object value, String text) {
          if (!String.valueOf(value).equals(text)) {
            throw new AssertionError("expected " + text + ", but was " + value);
          }
        }

        private static void expect(Exception thrown, String name) throws Exception {
          if (!thrown.getClass().getSimpleName().equals(name)) {
            throw thrown;
          }
        }
      }
      """;
}
