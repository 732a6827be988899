package io.github.boardrules.examples.guide.tasks;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.loa.Loa;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the script of commands that does what users of the command line ask first. */
@Tag("proof")
class CommandsTest {
  private static final Path SCRIPT = Path.of("src", "test", "tasks", "commands.sh");
  private static final Path RECORDS = Path.of("..", "records", "loa");

  @TempDir Path folder;

  private List<GameVerdict> games(String name) throws IOException {
    try (Stream<GameVerdict> verdicts = Validator.installed().validate(folder.resolve(name))) {
      return verdicts.toList();
    }
  }

  @Test
  void theCommandsDoWhatTheyAreAskedFor() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh");
    for (String name : List.of("mona.sgf", "winands-2000.brg")) {
      Files.copy(RECORDS.resolve(name), folder.resolve(name));
    }
    Path program = folder.resolve("boardrules");
    Files.writeString(
        program,
        """
        #!/bin/sh
        exec '%s' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' io.github.boardrules.examples.cli.Main "$@"
        """
            .formatted(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                System.getProperty("java.class.path")));
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
    ProcessBuilder shell = new ProcessBuilder("/bin/sh", SCRIPT.toAbsolutePath().toString());
    shell.environment().put("PATH", folder + ":" + System.getenv("PATH"));
    Process process = shell.directory(folder.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    List<String> lines =
        new String(process.getInputStream().readAllBytes(), UTF_8).lines().toList();

    assertEquals(17, games("mona.brg").size());
    assertEquals(17 + games("winands-2000.brg").size(), games("both.brg").size());
    List<GameVerdict> one = games("yl.brg");
    assertEquals(4, one.size());
    assertTrue(one.stream().allMatch(game -> game.header().tags().containsValue("YL")));
    byte[] png = Files.readAllBytes(folder.resolve("ten.png"));
    assertEquals("PNG", new String(png, 1, 3, UTF_8));

    assertEquals(4, lines.size(), lines.toString());
    int legal = Loa.game().start().play("b1-b3").legalMoveCount();
    assertEquals(Integer.toString(legal), lines.get(0).strip());
    assertTrue(lines.get(1).contains("did you mean validate?"), lines.get(1));
    assertTrue(lines.get(2).contains("did you mean --quiet?"), lines.get(2));
    assertTrue(lines.get(3).contains("Expected a cell from a1 to h8"), lines.get(3));
  }
}
