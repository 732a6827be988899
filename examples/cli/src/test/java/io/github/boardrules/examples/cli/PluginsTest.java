package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.examples.engine.command.CommandSource;
import io.github.boardrules.examples.engine.command.Program;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.jar.Attributes.Name;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Tests the jar with more commands that lies beside the program. */
class PluginsTest {
  private static final String VERSION = "1.5";

  @TempDir private Path folder;

  /** The commands of the plug-in of a test. */
  public static final class Tables implements CommandSource {
    @Override
    public ImmutableMap<String, Group> commands() {
      return ImmutableMap.of("table", Group.CONVERT);
    }

    @Override
    public Object command(String name) {
      return new Table();
    }
  }

  @Command(description = "Answers with the status 7.")
  static final class Table implements Callable<Integer> {
    @Option(names = "--output")
    private String output = "";

    @Override
    public Integer call() {
      return output.length();
    }
  }

  private void writePlugin(String version, String services) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Name.IMPLEMENTATION_VERSION, version);
    try (OutputStream out = Files.newOutputStream(folder.resolve("boardrules-tables.jar"));
        JarOutputStream jar = new JarOutputStream(out, manifest)) {
      jar.putNextEntry(new JarEntry("META-INF/services/" + CommandSource.class.getName()));
      jar.write(services.getBytes(UTF_8));
    }
  }

  private String run(String... arguments) {
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    try {
      int status =
          new Program(new Plugins(folder, VERSION).sources(arguments))
              .run(OutputStream.nullOutputStream(), err, arguments);
      return err.toString(UTF_8).strip() + status;
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
  }

  @Test
  void anAbsentPluginIsNamed() {
    String expected = "boardrules: table needs boardrules-tables.jar beside this jar2";
    assertEquals(expected, run("table"));
    assertEquals(expected, run("table", "games", "x", "--output", "y", "--nothing"));
    assertEquals(expected.replace("table n", "statistics n"), run("statistics", "--random", "9"));
    assertEquals("0", run("games"));
    assertEquals("0", run("--help"));
  }

  @Test
  void aPluginOfTheSameVersionIsPickedUp() throws IOException {
    writePlugin(VERSION, Tables.class.getName());
    assertEquals("7", run("table", "--output", "1234567"));
    assertEquals("0", run("help", "table"));
  }

  @Test
  void aPluginOfAnotherVersionIsRefused() throws IOException {
    writePlugin("1.4", Tables.class.getName());
    assertEquals(
        "boardrules: table needs boardrules-tables.jar of version 1.5, but that beside this jar is"
            + " of version 1.42",
        run("table"));
    assertEquals("0", run("games"));
  }

  @Test
  void aJarThatIsNoPluginIsRefused() throws IOException {
    writePlugin(VERSION, "");
    assertEquals(
        "boardrules: table needs boardrules-tables.jar, but that beside this jar is another2",
        run("table"));
    Files.writeString(folder.resolve("boardrules-tables.jar"), "no jar");
    assertEquals(
        "boardrules: table needs boardrules-tables.jar, which cannot be read: ",
        run("table").replaceAll("(?<=read: ).*", ""));
  }
}
