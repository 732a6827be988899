package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs the programs that ask the referee, over both roads. */
class ProgramsTest {
  private static final String EXPECTED =
      """
      b1-b3 is legal
      b1-b4 WRONG_DISTANCE
      WHITE 34 a2-c2 h2-f2
      BAD_OPTION /options/size
      1 is valid
      2 WRONG_DISTANCE
      1 of 2 games are valid
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"python3, python/referee.py", "node, node/referee.mjs"})
  @Tag("proof")
  void programsAskOnStandardInput(String interpreter, String file) throws Exception {
    Programs.assumeInstalled(interpreter);
    List<String> arguments =
        ImmutableList.<String>builder().add("stdio").addAll(Programs.STDIO).build();
    assertEquals(EXPECTED, Programs.output(Programs.start(interpreter, file, arguments)));
  }

  @ParameterizedTest
  @CsvSource({"python3, python/referee.py", "node, node/referee.mjs"})
  @Tag("proof")
  void programsAskOverHttp(String interpreter, String file) throws Exception {
    Programs.assumeInstalled(interpreter);
    try (BoardServer server = TestSettings.start(folder)) {
      List<String> arguments = List.of("http", server.address());
      assertEquals(EXPECTED, Programs.output(Programs.start(interpreter, file, arguments)));
    }
  }

  @Test
  void guideShowsThePrograms() throws IOException {
    Programs.assertShown("referee.md", "python/referee.py", "node/referee.mjs");
  }
}
