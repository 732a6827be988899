package io.github.boardrules.examples.tictactoe;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static java.util.concurrent.TimeUnit.MINUTES;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import io.github.boardrules.core.conformance.Promise;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Builds this game in new Maven projects: as the first hour of the guide says, with the vectors and
 * without them, and with the dependencies listed in the documentation of the conformance kit, with
 * mistakes. One Maven run builds four projects.
 *
 * <p>Skipped until {@code mvn verify} has packaged core and the kit.
 */
@Tag("proof")
class FreshProjectTest {
  private static final Path CORE = Path.of("..", "..", "core");
  private static final Path SOURCES = Path.of("src");
  private static final String VERSION = "0.0.0-fresh-" + ProcessHandle.current().pid();
  private static final String SUREFIRE =
      "<plugin><artifactId>maven-surefire-plugin</artifactId><version>"
          + setting("surefire-plugin.version")
          + "</version></plugin>";

  @TempDir static Path folder;
  private static String log = "";

  @BeforeAll
  static void build() throws IOException, InterruptedException {
    assumeTrue(System.getProperty("maven.home") != null, "not run by Maven");
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh");
    Path core = jar(CORE, "boardrules-core");
    assumeTrue(Files.exists(core), "core is not packaged: use mvn verify");
    publish(core, jar(Path.of("..", "kit"), "boardrules-kit"));
    startFirstHour("mygame");
    startFirstHour("waiting");
    Path tests = folder.resolve("waiting").resolve("src").resolve("test");
    MoreFiles.deleteRecursively(
        tests.resolve("resources").resolve("vectors"), RecursiveDeleteOption.ALLOW_INSECURE);
    try (Stream<Path> files = Files.walk(tests)) {
      for (Path file : files.filter(FreshProjectTest::needsVectors).toList()) {
        Files.delete(file);
      }
    }
    String dependencies = listedDependencies();
    String engine =
        "<exclusion><groupId>net.jqwik</groupId><artifactId>jqwik-engine</artifactId></exclusion>";
    project(
        "without-jqwik",
        SUREFIRE,
        dependencies.replace("</scope>", "</scope><exclusions>" + engine + "</exclusions>"));
    project("without-version", "", dependencies);
    Files.writeString(
        folder.resolve("pom.xml"),
        pom(
            "all",
            "<packaging>pom</packaging><modules><module>mygame</module><module>waiting</module>"
                + "<module>without-jqwik</module><module>without-version</module></modules>"));
    log = maven();
  }

  @AfterAll
  static void removeThemFromTheLocalRepository() throws IOException {
    for (String artifact : List.of("boardrules-parent", "boardrules-core", "boardrules-kit")) {
      Path cached = localRepository().resolve(path(artifact));
      if (Files.exists(cached)) {
        MoreFiles.deleteRecursively(cached, RecursiveDeleteOption.ALLOW_INSECURE);
      }
    }
  }

  /**
   * The kit reports one property per promise, and five other tests: the service, the vectors, two
   * engines and finished positions.
   */
  @Test
  void runsEveryTestOfTheKit() throws IOException {
    assertEquals(Promise.values().length + 5, reported("mygame", "ConformanceTest"), log);
    assertEquals(4, reported("mygame", "VectorsTest"), log);
    assertEquals(1, reported("mygame", "PerftTest"), log);
    assertTrue(log.matches("(?s).* mygame \\.+ SUCCESS .*"), log);
  }

  @Test
  void reportsThatThereAreNoVectors() throws IOException {
    assertEquals(Promise.values().length + 5, reported("waiting", "ConformanceTest"), log);
    assertTrue(log.matches("(?s).* waiting \\.+ SUCCESS .*"), log);
    assertTrue(log.contains("NO VECTORS: /vectors/tictactoe/games.jsonl.gz is missing"), log);
    assertTrue(report("waiting", "ConformanceTest").contains("<skipped "), log);
    assertFalse(report("mygame", "ConformanceTest").contains("<skipped "), log);
  }

  @Test
  void buildFailsWithoutTheJqwikEngine() {
    assertTrue(log.matches("(?s).* without-jqwik \\.+ FAILURE .*"), log);
    assertTrue(log.contains("Nothing runs the properties of the conformance kit"), log);
  }

  /**
   * Without a version in the pom, Maven before 3.9 uses a Surefire that does not support JUnit 5.
   */
  @Test
  void buildFailsWithAnOldSurefire() throws IOException {
    assumeFalse(log.contains("maven-surefire-plugin:2.12.4:test failed: "), "offline");
    if (reported("without-version", "ConformanceTest") == 1) {
      assertTrue(log.matches("(?s).* without-version \\.+ FAILURE .*"), log);
      assertTrue(failure("without-version").contains("maven-surefire-plugin to 3.0.0 or"), log);
    } else {
      assertEquals(
          Promise.values().length + 5, reported("without-version", "ConformanceTest"), log);
    }
  }

  private static String setting(String name) {
    return System.getProperty(name, "");
  }

  private static Path localRepository() {
    return Path.of(setting("settings.localRepository"));
  }

  private static String path(String artifact) {
    return "io/github/boardrules/" + artifact + "/" + VERSION;
  }

  /** Returns the jar of a module, which may not exist. */
  private static Path jar(Path module, String artifact) {
    return module.resolve("target/%s-%s.jar".formatted(artifact, setting("project.version")));
  }

  /** Creates a Maven repository that contains core and the kit under a separate version. */
  private static void publish(Path coreJar, Path kitJar) throws IOException {
    publishPom("boardrules-parent", CORE.resolveSibling("pom.xml"));
    Files.copy(coreJar, publishPom("boardrules-core", CORE.resolve("pom.xml")));
    Files.copy(kitJar, publishPom("boardrules-kit", Path.of("..", "kit", "pom.xml")));
    Files.writeString(
        folder.resolve("settings.xml"),
        "<settings><profiles><profile><id>core</id><repositories><repository><id>core</id><url>"
            + folder.resolve("repository").toUri()
            + "</url></repository></repositories></profile></profiles>"
            + "<activeProfiles><activeProfile>core</activeProfile></activeProfiles></settings>");
  }

  /** Copies a pom into the repository, and returns where its jar belongs. */
  private static Path publishPom(String artifact, Path pom) throws IOException {
    Path target = Files.createDirectories(folder.resolve("repository").resolve(path(artifact)));
    String name = artifact + "-" + VERSION;
    Files.writeString(
        target.resolve(name + ".pom"),
        Files.readString(pom).replace(setting("project.version"), VERSION));
    return target.resolve(name + ".jar");
  }

  /** Returns the XML of the dependencies in the documentation of the kit. */
  private static String listedDependencies() throws IOException {
    Path page =
        CORE.resolve("src/test/java/io/github/boardrules/core/conformance/package-info.java");
    String text = Files.readString(page).replaceAll("(?m)^ \\* ?", "");
    return text.substring(text.indexOf("<dependencies>"), text.lastIndexOf("</dependencies>"))
        + "</dependencies>";
  }

  /**
   * Follows the first hour of the guide up to its first test, in a clone that has only this folder.
   */
  private static void startFirstHour(String name) throws IOException, InterruptedException {
    Path clone = folder.resolve("clone");
    copy(SOURCES, clone.resolve("examples").resolve("tictactoe").resolve(SOURCES), file -> true);
    String page = Files.readString(Path.of("..", "guide", "game.md"));
    String hour = page.substring(page.indexOf("\n## The first hour\n"));
    String commands = between(hour, "```sh\n", "```").replace("mygame", name);
    Process shell =
        new ProcessBuilder("/bin/sh", "-ec", commands).directory(clone.toFile()).start();
    assertEquals(0, shell.waitFor(), commands);
    Files.writeString(
        folder.resolve(name).resolve("pom.xml"),
        between(hour, "```xml pom\n", "```")
            .replace("<artifactId>mygame<", "<artifactId>" + name + "<")
            .replace(">" + setting("project.version") + "<", ">" + VERSION + "<"));
  }

  private static String between(String text, String begin, String end) {
    int from = text.indexOf(begin) + begin.length();
    return text.substring(from, text.indexOf(end, from));
  }

  private static boolean needsVectors(Path file) {
    return file.endsWith("TicTacToeVectorsTest.java") || file.endsWith("TicTacToePerftTest.java");
  }

  private static void copy(Path from, Path to, Predicate<Path> isWanted) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).filter(isWanted).toList()) {
        Path copy = to.resolve(from.relativize(file));
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy, REPLACE_EXISTING);
      }
    }
  }

  private static void project(String name, String surefire, String dependencies)
      throws IOException {
    Path project = folder.resolve(name);
    copy(
        SOURCES,
        project.resolve(SOURCES),
        file ->
            !file.endsWith("module-info.java")
                && !file.endsWith("FreshProjectTest.java")
                && !needsVectors(file));
    String compiler =
        "<plugin><artifactId>maven-compiler-plugin</artifactId><version>"
            + setting("compiler-plugin.version")
            + "</version></plugin>";
    String build = "<build><plugins>" + compiler + surefire + "</plugins></build>";
    Files.writeString(project.resolve("pom.xml"), pom(name, build + dependencies));
  }

  private static String pom(String name, String content) {
    return "<project xmlns=\"http://maven.apache.org/POM/4.0.0\"><modelVersion>4.0.0</modelVersion>"
        + "<groupId>fresh</groupId><artifactId>%s</artifactId><version>1</version>".formatted(name)
        + "<properties><maven.compiler.release>17</maven.compiler.release>"
        + "<project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>"
        + "<boardrules.version>%s</boardrules.version></properties>".formatted(VERSION)
        + content
        + "</project>";
  }

  /** Runs Maven on all projects and returns its output. */
  private static String maven() throws IOException, InterruptedException {
    List<String> command =
        List.of(
            Path.of(setting("maven.home"), "bin", "mvn").toString(),
            "-B",
            "-ntp",
            "-fae",
            "-gs",
            "settings.xml",
            "-Dmaven.repo.local=" + localRepository(),
            "-Dstyle.color=never",
            "test");
    Path output = folder.resolve("log");
    Process maven =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    assertTrue(maven.waitFor(10, MINUTES), "Maven did not finish in 10 minutes");
    return Files.readString(output, UTF_8);
  }

  private static Path reports(String project) {
    return folder.resolve(project).resolve("target").resolve("surefire-reports");
  }

  /** Returns the report of a test class, or nothing if it did not run. */
  private static String report(String project, String test) throws IOException {
    Path report =
        reports(project)
            .resolve(
                "TEST-" + FreshProjectTest.class.getPackageName() + ".TicTacToe" + test + ".xml");
    return Files.exists(report) ? Files.readString(report) : "";
  }

  private static int reported(String project, String test) throws IOException {
    return report(project, test).split("<testcase ", -1).length - 1;
  }

  private static String failure(String project) throws IOException {
    try (Stream<Path> files = Files.list(reports(project))) {
      StringBuilder all = new StringBuilder();
      for (Path file : files.filter(file -> file.toString().endsWith(".txt")).toList()) {
        all.append(Files.readString(file));
      }
      return all.toString();
    }
  }
}
