package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the option {@code --pattern} of {@code find}. */
class FindPatternTest {
  private static final String GAMES =
      """
      [Game "tictactoe"]
      [First "Ada"]
      [Second "Emmy"]

      1. b2 a1 2. c3 a3 *

      [Game "tictactoe"]
      [First "Emmy"]

      1. a1 b2 2. c3 c2 *

      """;

  private static final String PLAIN = "games.brg #2, ply 2 of 4: Emmy - ?, *\n1 game\n";

  @TempDir private Path folder;

  @BeforeEach
  void writeGames() throws IOException {
    Files.writeString(folder.resolve("games.brg"), GAMES);
  }

  private Run find(String... more) {
    String[] arguments = new String[more.length + 4];
    arguments[0] = "find";
    arguments[1] = folder.toString();
    arguments[2] = "--game";
    arguments[3] = "tictactoe";
    System.arraycopy(more, 0, arguments, 4, more.length);
    return Run.of(arguments);
  }

  @Test
  void gamesWithThePatternAreListed() {
    assertEquals(PLAIN, find("--pattern", "*/?o*/x*").out());
    assertEquals(
        "games.brg #2, ply 2 of 4: Emmy - ?, *\n1 game\n",
        find("--pattern", "x??/?o?/???", "--symmetry").out());
    assertEquals("0 games\n", find("--pattern", "*/?o*/x*", "--player", "Ada").out());
    assertEquals(
        "games.brg #1, ply 0 of 4: Ada - Emmy, *\n1 game; --limit ended the search\n",
        find("--pattern", "3/3/3", "--limit", "1").out());
  }

  @Test
  void anIndexHasTheSameAnswers() {
    String index = folder.resolve("index").toString();
    assertEquals(0, Run.of("index", folder.toString(), "--index", index).status());
    assertEquals(
        PLAIN,
        Run.of("find", "--index", index, "--game", "tictactoe", "--pattern", "*/?o*/x*").out());
  }

  @Test
  void mistakesAreNamedWithTheirPlace() {
    Run run = find("--pattern", "*/y*/*");
    assertEquals(2, run.status());
    assertEquals(
        "boardrules: --pattern, character 3: Expected a number, ?, * or the letter of a piece for"
            + " a2, found 'y*/*'\n",
        run.err());
    assertEquals(
        "boardrules: --pattern and a position, or moves to it, exclude each other\n",
        find("--pattern", "*/*/*", "--moves", "a1").err());
  }
}
