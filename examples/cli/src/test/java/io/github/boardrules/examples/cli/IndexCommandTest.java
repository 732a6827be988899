package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.io.MoreFiles;
import io.github.boardrules.examples.engine.index.IndexBuilder;
import io.github.boardrules.examples.engine.index.IndexException;
import io.github.boardrules.examples.engine.index.IndexException.Code;
import io.github.boardrules.examples.engine.index.PositionIndex;
import io.github.boardrules.examples.engine.index.RandomGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the commands and their errors. */
class IndexCommandTest {
  private static final String TWO_GAMES =
      """
      [Game "loa"]
      [First "Ada"]
      [Second "Emmy"]

      1. b1-b3 a7-c7 2. c1-c4 *

      [Game "loa"]
      [Result "1-0"]

      1. b1-b3 a3-c5 2. b1-b4 1-0

      """;

  @TempDir private Path folder;
  private Path index;
  private Path records;

  @BeforeEach
  void makeAnIndex() throws IOException {
    records = Files.createDirectory(folder.resolve("records"));
    index = folder.resolve("index");
    Files.writeString(records.resolve("two.brg"), TWO_GAMES);
    IndexRun.Result run = index(records);
    assertEquals("", run.err());
    assertEquals(0, run.status());
    assertEquals(
        "2 games with 7 positions added to %s; 1 of 2 games are invalid%n".formatted(index),
        run.out());
  }

  private IndexRun.Result index(Object... paths) {
    Object[] arguments = new Object[paths.length + 3];
    arguments[0] = "index";
    System.arraycopy(paths, 0, arguments, 1, paths.length);
    arguments[paths.length + 1] = "--index";
    arguments[paths.length + 2] = index;
    return IndexRun.run(arguments);
  }

  private IndexRun.Result ask(String command, Object... more) {
    Object[] arguments = new Object[more.length + 5];
    System.arraycopy(new Object[] {command, "--index", index, "--game", "loa"}, 0, arguments, 0, 5);
    System.arraycopy(more, 0, arguments, 5, more.length);
    return IndexRun.run(arguments);
  }

  private void assertFails(Code code, String message) {
    IndexRun.Result run = ask("find");
    assertEquals(2, run.status());
    assertTrue(run.err().startsWith("boardrules: " + message), run.err());
    assertEquals(code, assertThrows(IndexException.class, () -> PositionIndex.open(index)).code());
  }

  @Test
  void findListsGames() {
    assertEquals(
        """
        two.brg #1, ply 1 of 3: Ada - Emmy, *
        two.brg #2, ply 1 of 2: ? - ?, *, invalid
        2 games
        """,
        ask("find", "--moves", "b1-b3").out());
    assertEquals(
        "two.brg #1, ply 1 of 3: Ada - Emmy, *\n1 game; --limit ended the search\n",
        ask("find", "--moves", "b1-b3", "--limit", 1).out());
    assertEquals("0 games\n", ask("find", "--moves", "c1-c3").out());
    assertEquals("2 games", last(ask("find", "--moves", "g8-g6", "--symmetry").out()));
    assertEquals(
        """
        {"source":"two.brg","number":1,"ply":2,"plies":3,"first":"Ada","second":"Emmy",\
        "date":"","result":"*","valid":true}
        """,
        ask("find", "--moves", "b1-b3 a7-c7", "--json").out());
  }

  /** The same stones lead to different results under another komi or with other sides. */
  @Test
  void gamesWithAnotherKomiOrOtherSidesAreNotMerged() throws IOException {
    Path linage = Files.createDirectory(folder.resolve("linage"));
    int number = 0;
    for (String opening :
        List.of("komi=0.5 vertical", "komi=54.5 vertical", "komi=0.5 horizontal")) {
      Files.writeString(
          linage.resolve(++number + ".brg"),
          "[Game \"linage\"]\n\n1. %s 2. e5 a1 *\n".formatted(opening));
    }
    IndexRun.Result run = index(linage);
    assertEquals(0, run.status(), run.err());
    for (String symmetry : List.of("", "--symmetry")) {
      Object[] arguments =
          Stream.of(
                  "find --index %s --game linage %s --moves".formatted(index, symmetry).split(" +"),
                  new String[] {"komi=54.5 vertical e5"})
              .flatMap(Stream::of)
              .toArray();
      assertEquals(
          "2.brg #1, ply 3 of 4: ? - ?, *\n1 game\n", IndexRun.run(arguments).out(), symmetry);
    }
  }

  private static String last(String text) {
    return text.lines().reduce("", (before, line) -> line);
  }

  @Test
  void findsAPositionByItsText() {
    String text = RandomGames.game("loa").start().play("b1-b3").play("a7-c7").text();
    assertEquals("1 game", last(ask("find", "--position", text).out()));
  }

  @Test
  void exploreListsMoves() {
    assertEquals(
        """
        2 games
        move             games      wins    losses     draws      open    length    points  score
        a7-c7                1         0         0         0         1       2.0       0.0      -
        a3-c5                1         0         0         0         1       1.0       0.0      -
        """
            .lines()
            .sorted()
            .toList(),
        ask("explore", "--moves", "b1-b3").out().lines().sorted().toList());
    assertEquals(
        """
        {"games":1,"moves":[{"move":"c1-c4","games":1,"wins":0,"losses":0,"draws":0,\
        "unfinished":1,"length":1.0,"points":0.0}]}
        """,
        ask("explore", "--moves", "b1-b3 a7-c7", "--json").out());
    assertEquals("1 game\n", ask("explore", "--moves", "b1-b3 a7-c7 c1-c4").out());
  }

  @Test
  void saysWhichGamesTheIndexHas() {
    String answer =
        """
        0 games
        The index has no games of 'loa setup=scrambled'. It has: loa (2)
        """;
    assertEquals(answer, ask("find", "--option", "setup=scrambled").out());
    assertEquals(answer, ask("explore", "--option", "setup=scrambled").out());
  }

  @Test
  void addsGamesAndSkipsKnownFiles() throws IOException {
    Files.writeString(records.resolve("three.brg"), TWO_GAMES + TWO_GAMES.replace("Ada", "Carl"));
    Files.writeString(records.resolve("same.brg"), TWO_GAMES);
    IndexRun.Result run = index(records);
    assertEquals(0, run.status());
    assertTrue(run.out().startsWith("4 games with 14 positions"), run.out());
    assertTrue(run.out().endsWith("; 2 files are in it already\n"), run.out());
    assertEquals("6 games", last(ask("find").out()));
    assertTrue(index(records).out().startsWith("0 games with 0 positions"));
    assertEquals("6 games", last(ask("find").out()));
  }

  @Test
  void countsGamesThatCannotBeReplayed() throws IOException {
    Files.writeString(records.resolve("damaged.brg"), "damaged\n");
    assertEquals(
        "0 games with 0 positions added to %s; 1 of 1 game is invalid; 1 file is in it already%n"
            .formatted(index),
        index(records).out());
  }

  @Test
  void refusesAChangedFile() throws IOException {
    Files.writeString(records.resolve("new.brg"), TWO_GAMES.replace("Ada", "Carl"));
    Files.writeString(records.resolve("two.brg"), TWO_GAMES + TWO_GAMES);
    IndexRun.Result run = index(records);
    assertEquals(2, run.status());
    assertTrue(run.err().contains("two.brg is in the index"), run.err());
    assertEquals("2 games", last(ask("find").out()));
  }

  @Test
  void aFileThatCannotBeReadToItsEndIsReported() throws IOException {
    Path damaged = Files.write(folder.resolve("part.brg.gz"), new byte[] {31, (byte) 139, 8, 0, 0});
    IndexRun.Result run = index(damaged);
    assertEquals(2, run.status());
    assertTrue(run.err().contains("1 file could not be read to its end"), run.err());
  }

  @Test
  void refusesOtherFolders() throws IOException {
    Path other = Files.createDirectory(folder.resolve("other"));
    Files.writeString(other.resolve("letter.txt"), "Dear");
    IndexRun.Result run = IndexRun.run("index", records, "--index", other);
    assertEquals(2, run.status());
    assertTrue(run.err().contains("files that do not belong to an index"), run.err());
    run = IndexRun.run("index", records, "--index", other.resolve("letter.txt"));
    assertTrue(run.err().contains("is not a folder"), run.err());
    assertEquals(
        Code.NOT_AN_INDEX,
        assertThrows(IndexException.class, () -> IndexBuilder.open(other, 1, tally -> {})).code());
  }

  @Test
  void refusesAFolderWithoutAnIndex() throws IOException {
    MoreFiles.deleteDirectoryContents(index);
    assertFails(Code.NO_INDEX, index + " has no complete index");
    Files.delete(index);
    assertFails(Code.NO_INDEX, index + " has no complete index");
  }

  @Test
  void refusesToAddWhileAnotherProcessDoes() {
    try (IndexBuilder other = IndexBuilder.open(index, 1, tally -> {})) {
      assertTrue(other.addFile("more.brg", "hash"));
      IndexRun.Result run = index(records);
      assertEquals(2, run.status());
      assertTrue(run.err().contains("another process adds games"), run.err());
      assertEquals("2 games", last(ask("find").out()));
    }
    assertEquals(0, index(records).status());
  }

  /** Lucene does not notice all damage when it reads, but it never fails in another way. */
  @Test
  @Tag("repeated")
  void damageIsReportedOrUnnoticed() throws IOException {
    SplittableRandom random = new SplittableRandom(1);
    List<Path> files;
    try (Stream<Path> all = Files.list(index)) {
      files = all.filter(file -> !file.endsWith("write.lock")).sorted().toList();
    }
    int reported = 0;
    int damages = Boolean.getBoolean("boardrules.proof") ? 200 : 40;
    for (int i = 0; i < damages; i++) {
      Path file = files.get(random.nextInt(files.size()));
      byte[] bytes = Files.readAllBytes(file);
      byte[] damaged = bytes.clone();
      damaged[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, damaged);
      for (String command : List.of("find", "explore")) {
        IndexRun.Result run = ask(command);
        if (run.status() != 0) {
          assertTrue(run.err().startsWith("boardrules: "), run.err());
          reported++;
        }
      }
      Files.write(file, bytes);
    }
    assertTrue(reported > damages / 10, reported + " reported");
    Files.delete(files.get(0));
    assertFails(Code.DAMAGED, "the index");
  }

  /** A file that was cut, overwritten or lost, whoever reads it first. */
  @Test
  void aDamagedFileIsCalledDamage() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(index)) {
      files = all.filter(file -> !file.endsWith("write.lock")).sorted().toList();
    }
    for (Path file : files) {
      byte[] bytes = Files.readAllBytes(file);
      for (int length : List.of(0, bytes.length / 2, bytes.length + 1)) {
        assertIsDamaged(file, Arrays.copyOf(bytes, length));
      }
      assertIsDamaged(file, new byte[bytes.length]);
      Files.write(file, bytes);
    }
    assertEquals(0, ask("find").status());
  }

  private void assertIsDamaged(Path file, byte[] content) throws IOException {
    Files.write(file, content);
    String what = file.getFileName() + " of " + content.length + " bytes";
    IndexException read = assertThrows(IndexException.class, () -> PositionIndex.open(index), what);
    assertTrue(String.valueOf(read.getMessage()).endsWith(" is damaged: make it again"), what);
    IndexException added =
        assertThrows(IndexException.class, () -> IndexBuilder.open(index, 1, tally -> {}), what);
    assertEquals(read.getMessage(), added.getMessage(), what);
  }

  @Test
  void refusesWrongUsage() {
    assertTrue(ask("find", "--limit", 0).err().contains("--limit must be at least 1"));
    assertTrue(ask("find", "--moves", "b1-b4").err().contains("--moves, at b1-b4"));
    assertTrue(ask("find", "--position", "x").err().contains("--position: "));
    assertTrue(index("-").err().contains("the standard input cannot be indexed"));
    assertTrue(index(folder.resolve("none")).err().contains("does not exist"));
    assertTrue(index(records, "--memory", 0).err().contains("--memory must be between"));
    assertTrue(IndexRun.run("find", "--game", "loa").err().contains("--index"));
    assertTrue(IndexRun.run("explore", "--index", index).err().contains("--game is required"));
  }
}
