package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.engine.index.RandomGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command {@code duplicates} and the option {@code --unique} of {@code select}. */
class DuplicatesCommandTest {
  private static final String GAMES =
      """
      [Game "loa"]
      [First "Ada"]

      1. b1-b3 a7-c7 *

      [Game "loa"]
      [First "Ada"]
      [Second "Emmy"]

      1. g1-g3 h7-f7 2. f1-f4 *

      [Game "loa"]
      [First "Ada"]
      [Second "Emmy"]

      1. g1-g3 { Comments do not count. } h7-f7 2. f1-f4 *

      [Game "loa"]

      1. g1-g3 h7-f7 2. f1-f4 *

      [Game "loa"]
      [Second "Emmy"]

      1. b1-b3 a7-c7 2. c1-c4 *

      [Game "loa"]

      1. b1-b3 b1-b2 *

      [Game "loa"]

      1. c1-c3 *

      """;

  private static final String LEFT_OUT =
      """
      games.brg #3 is identical to games.brg #2
      games.brg #5 is symmetric to games.brg #2
      games.brg #4 has the moves of games.brg #2
      games.brg #1 has the first moves of games.brg #2
      4 duplicates left out
      """;

  @TempDir private Path folder;

  @BeforeEach
  void writeGames() throws IOException {
    Files.writeString(folder.resolve("games.brg"), GAMES);
  }

  private static Run run(Object... words) {
    List<String> arguments = new ArrayList<>();
    for (Object word : words) {
      arguments.add(word.toString());
    }
    return Run.of(arguments.toArray(new String[0]));
  }

  @Test
  void groupsAreListedBestFirst() {
    Run run = run("duplicates", folder);
    assertEquals(
        """
        games.brg #2, 3 moves
          identical: games.brg #3
          symmetric: games.brg #5
          other headers: games.brg #4
          prefix: games.brg #1, 2 moves
        7 games, 4 duplicates in 1 group: 1 identical, 1 other headers, 1 symmetric, 1 prefix
        """,
        run.out());
    assertEquals(1, run.status());
    assertTrue(run.err().startsWith("games.brg #6: ply 2: illegal b1-b2"), run.err());
    assertTrue(run.err().endsWith("boardrules: 1 invalid game left out\n"), run.err());
  }

  @Test
  void jsonHasALineForEachDuplicate() {
    List<String> lines = run("duplicates", "--json", folder).lines();
    assertEquals(4, lines.size());
    GameReplay first = Validator.installed().open(GAMES, "").replays().findFirst().orElseThrow();
    String key = first.key().orElseThrow();
    assertEquals(
        """
        {"source":"games.brg","number":1,"plies":2,"kind":"prefix","key":"%s","kept":\
        {"source":"games.brg","number":2,"plies":3}}\
        """
            .formatted(key),
        lines.get(3));
  }

  @Test
  void wrongLimitsAndFoldersAreRefused() {
    assertEquals(
        "boardrules: --memory must be between 1 and 100000, but is 0\n",
        run("duplicates", folder, "--memory", 0).err());
    Path missing = folder.resolve("missing");
    Run run = run("duplicates", folder, "--temporary", missing);
    assertEquals(2, run.status());
    assertEquals(
        "boardrules: temporary files in %s: the file does not exist\n".formatted(missing),
        run.err());
  }

  @Test
  void damagedFilesAreNamed() throws IOException {
    Files.writeString(folder.resolve("bad.zip"), "PK\3\4, but no archive");
    Run run = run("duplicates", folder);
    assertEquals(2, run.status());
    assertTrue(run.err().contains("bad.zip: "), run.err());
    assertTrue(run.err().endsWith("boardrules: 1 file could not be read to its end\n"), run.err());
  }

  @Test
  void selectKeepsTheBestOfEachGroupUnchanged() throws IOException {
    Path output = folder.resolve("unique.out");
    Run run = run("select", folder, "--unique", "--to", "brg", "--output", output);
    assertEquals(LEFT_OUT + "3 of 3 games written\n", run.err());
    assertEquals(0, run.status());
    String[] games = GAMES.split("(?=\\[Game )", -1);
    assertEquals(games[1] + games[5] + games[6], Files.readString(output));
  }

  /** A filter comes first: what it leaves out is not the best of a group. */
  @Test
  void onlySelectedGamesAreCompared() {
    Run run = run("select", folder, "--unique", "--to", "brg", "--max-plies", 2);
    assertEquals("", run.err());
    assertEquals(3, run.out().split("Game ").length - 1, run.out());
  }

  @Test
  void whatIsSelectedHasNoDuplicates() throws IOException {
    Path records = folder.resolve("records");
    RandomGames.write(records, "", 3, 100, new SplittableRandom(1));
    RandomGames.write(records, "again", 3, 100, new SplittableRandom(1));
    List<String> before = run("duplicates", records).lines();
    String summary = before.get(before.size() - 1);
    assertTrue(summary.matches("600 games, [3-5]\\d\\d duplicates .*"), summary);
    Path output = folder.resolve("unique.brg");
    Run run = run("select", records, "--unique", "--output", output);
    assertEquals(0, run.status());
    List<String> after = run("duplicates", output).lines();
    assertEquals(1, after.size());
    int left = Integer.parseInt(after.get(0).replaceFirst(" .*", ""));
    assertTrue(summary.startsWith("600 games, " + (600 - left) + " "), summary + " " + after);
  }
}
