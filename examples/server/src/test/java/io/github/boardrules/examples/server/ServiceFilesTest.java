package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests the file with which systemd runs the server. */
class ServiceFilesTest {
  private static final Path UNIT = Path.of("service", "boardrules-server.service");
  private static final String JAR = "/usr/share/boardrules/boardrules-server.jar";

  /** Checks that the server understands the options after the jar. */
  private static void checkOptions(List<String> command) {
    int jar = command.indexOf(JAR);
    assertEquals("-jar", command.get(jar - 1), command.toString());
    List<String> options = command.subList(jar + 1, command.size());
    Main.commandLine().parseArgs(options.toArray(String[]::new));
  }

  @Test
  void optionsOfTheUnitExist() throws IOException {
    Matcher line =
        Pattern.compile("^ExecStart=(.*)$", Pattern.MULTILINE).matcher(Files.readString(UNIT));
    assertTrue(line.find());
    checkOptions(Splitter.on(' ').splitToList(line.group(1)));
  }

  @Test
  void systemdUnderstandsTheUnit() throws Exception {
    assumeTrue(
        Files.isExecutable(Path.of("/usr/bin/systemd-analyze"))
            && Files.isExecutable(Path.of("/usr/bin/java")),
        "SKIPPED: the test needs systemd-analyze and /usr/bin/java");
    Process process =
        new ProcessBuilder("systemd-analyze", "verify", UNIT.toAbsolutePath().toString())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, process.waitFor(), output);
    assertFalse(output.contains(UNIT.getFileName().toString()), output);
  }
}
