package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the program prints what its page shows. {@code -Dboardrules.cli.update=true} with the
 * test of the shell writes the page.
 */
class SessionTest {
  private static final Path PAGE = Path.of("README.md");
  private static final Path OUTPUT = Path.of("target", "session");

  /** A command of the page, and what the page shows below it. */
  private record Step(String command, String output) {
    boolean isForTheShell() {
      return !command.startsWith("boardrules ") || command.matches(".*[|'].*");
    }
  }

  @BeforeEach
  void makeTheFolder() throws IOException {
    if (Files.exists(OUTPUT)) {
      MoreFiles.deleteRecursively(OUTPUT, RecursiveDeleteOption.ALLOW_INSECURE);
    }
    Files.createDirectories(OUTPUT);
  }

  private static List<Step> steps() throws IOException {
    List<Step> steps = new ArrayList<>();
    String page = Files.readString(PAGE);
    for (String part : page.split("(?m)^(?=\\$ )", -1)) {
      if (part.startsWith("$ ")) {
        String text = part.replaceFirst("(?s)^```.*", "").replaceFirst("(?s)\n```\n.*", "\n");
        int end = text.indexOf('\n');
        steps.add(new Step(text.substring(2, end), text.substring(end + 1)));
      }
    }
    return steps;
  }

  /** As a terminal shows it: an end of line after the last one, and the status if it is not 0. */
  private static String shown(String output, int status) {
    String text = output.isEmpty() || output.endsWith("\n") ? output : output + "\n";
    return status == 0 ? text : text + "# exit status " + status + "\n";
  }

  @Test
  void thePageShowsWhatTheProgramPrints() throws IOException {
    List<Step> steps = steps();
    assertTrue(steps.size() >= 40, steps.size() + " steps");
    for (Step step : steps) {
      if (!step.isForTheShell()) {
        String[] words = step.command.split(" ", -1);
        String[] arguments = Stream.of(words).skip(1).toArray(String[]::new);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int status = Main.program(arguments).run(out, out, arguments);
        assertEquals(step.output, shown(out.toString(UTF_8), status), step.command);
      }
    }
  }

  /** All commands, in a shell without a terminal. */
  @Tag("proof")
  @Test
  void aShellShowsTheSame(@TempDir Path folder) throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh");
    Path program = folder.resolve("boardrules");
    Files.writeString(
        program,
        """
        #!/bin/sh
        exec '%s' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' %s "$@"
        """
            .formatted(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                System.getProperty("java.class.path"),
                Main.class.getName()));
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
    String page = Files.readString(PAGE);
    for (Step step : steps()) {
      ProcessBuilder builder = new ProcessBuilder("/bin/sh", "-c", step.command);
      builder.environment().keySet().removeAll(List.of("NO_COLOR", "TERM", "LC_ALL"));
      builder.environment().put("PATH", folder + ":" + System.getenv("PATH"));
      builder.environment().put("LC_ALL", "C.UTF-8");
      Process process = builder.redirectErrorStream(true).start();
      process.getOutputStream().close();
      String output = new String(process.getInputStream().readAllBytes(), UTF_8);
      String shown = shown(output, process.waitFor());
      if (Boolean.getBoolean("boardrules.cli.update")) {
        String start = "$ " + step.command + "\n";
        int at = page.indexOf(start + step.output);
        page =
            page.substring(0, at)
                + start
                + shown
                + page.substring(at + start.length() + step.output.length());
        Files.writeString(PAGE, page);
      } else {
        assertEquals(step.output, shown, step.command);
      }
    }
  }
}
