package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the files with which systemd and containers run the server. */
class ServiceFilesTest {
  private static final Path UNIT = Path.of("service", "boardrules-server.service");
  private static final Path CONTAINER = Path.of("service", "Containerfile");
  private static final String JAR = "/usr/share/boardrules/boardrules-server.jar";

  @TempDir Path folder;

  /** Returns the JSON list of texts after an instruction of the container file. */
  private static List<String> instruction(String name) throws IOException {
    Matcher line =
        Pattern.compile("^ *" + name + " (\\[.*])$", Pattern.MULTILINE)
            .matcher(Files.readString(CONTAINER));
    assertTrue(line.find(), name);
    return Answer.texts(Json.MAPPER.readTree(line.group(1)));
  }

  /** Checks that the server understands the options after the jar. */
  private static void checkOptions(List<String> command) {
    int jar = command.indexOf(JAR);
    assertEquals("-jar", command.get(jar - 1), command.toString());
    List<String> options = command.subList(jar + 1, command.size());
    Main.commandLine().parseArgs(options.toArray(String[]::new));
  }

  @Test
  void optionsOfTheContainerExist() throws IOException {
    checkOptions(instruction("ENTRYPOINT"));
    assertTrue(Files.readString(CONTAINER).contains("COPY boardrules-server.jar /usr/share/"));
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

  @Test
  void healthCheckOfTheContainerSeesWhetherTheServerAnswers() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "SKIPPED: the test needs bash");
    try (BoardServer server = TestSettings.start(folder)) {
      assertEquals(0, checkHealth(server.port()));
    }
    // A port on which nobody answers, and which nobody else can get.
    try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Thread hangsUp = new Thread(() -> closeAll(silent));
      hangsUp.start();
      assertNotEquals(0, checkHealth(silent.getLocalPort()));
    }
  }

  private static void closeAll(ServerSocket server) {
    try {
      while (!server.isClosed()) {
        server.accept().close();
      }
    } catch (IOException ignored) {
      // The test has ended.
    }
  }

  private static int checkHealth(int port) throws Exception {
    List<String> command = new ArrayList<>(instruction("CMD"));
    assertTrue(command.get(2).contains("/8080 "), command.toString());
    command.set(2, command.get(2).replace("/8080 ", "/" + port + " "));
    return new ProcessBuilder(command)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }
}
