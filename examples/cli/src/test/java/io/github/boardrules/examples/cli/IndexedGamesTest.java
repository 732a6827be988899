package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.index.IndexException;
import io.github.boardrules.examples.engine.index.IndexException.Code;
import io.github.boardrules.examples.engine.index.IndexedGames;
import io.github.boardrules.examples.engine.index.RandomGames;
import io.github.boardrules.examples.engine.referee.GameIndexException;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Opens indexes for referees, and adds the files of folders to them. */
class IndexedGamesTest {
  private static final String GAME = "[Game \"loa\"]\n[First \"Ada\"]\n\n1. b1-b3 a7-c7 *\n\n";

  @TempDir private Path folder;
  private Path records;
  private Path index;
  private final List<String> news = new ArrayList<>();

  @BeforeEach
  void makeFolder() throws IOException {
    records = Files.createDirectory(folder.resolve("records"));
    index = folder.resolve("index");
    Files.writeString(records.resolve("one.brg"), GAME);
  }

  private IndexedGames open() {
    news.clear();
    return IndexedGames.open(records, index, GameTypes.installed(), news::add);
  }

  private static Position<?> position() {
    return RandomGames.game("loa").start().play("b1-b3");
  }

  private static Set<Object> sources(IndexedGames games) {
    return games.find(position(), false, GameFilter.none(), 0, 99).games().stream()
        .map(game -> game.get("source"))
        .collect(Collectors.toSet());
  }

  /** Returns the last line; those before it depend on the time that reading takes. */
  private static String last(List<String> lines) {
    return lines.get(lines.size() - 1);
  }

  private void assertRefused(Code code, String message) {
    IndexException failure = assertThrows(IndexException.class, this::open);
    assertEquals(code, failure.code());
    assertTrue(String.valueOf(failure.getMessage()).contains(message), failure.getMessage());
  }

  @Test
  void addsFilesOfAllKindsOnce() throws IOException {
    try (IndexedGames games = open()) {
      assertEquals(Set.of("one.brg"), sources(games));
      assertEquals("reading the records of " + records, news.get(0));
      assertEquals(
          "1 game with 3 positions added to " + index + "; 0 of 1 game is invalid", last(news));
    }
    Path inner = Files.createDirectory(records.resolve("inner"));
    try (OutputStream out =
        new GZIPOutputStream(Files.newOutputStream(inner.resolve("two.brg.gz")))) {
      out.write(GAME.replace("Ada", "Emmy").getBytes(UTF_8));
    }
    try (ZipOutputStream out =
        new ZipOutputStream(Files.newOutputStream(records.resolve("all.zip")))) {
      out.putNextEntry(new ZipEntry("three.brg"));
      out.write(GAME.replace("Ada", "Sofia").getBytes(UTF_8));
    }
    Files.writeString(records.resolve("copy.brg"), GAME);
    Files.writeString(records.resolve("letter.doc"), "Dear");
    try (IndexedGames games = open()) {
      assertEquals(Set.of("one.brg", "inner/two.brg.gz", "all.zip/three.brg"), sources(games));
      assertTrue(last(news).endsWith("; 2 files are in it already"), news.toString());
    }
    try (IndexedGames games = IndexedGames.open(index)) {
      assertEquals(3, games.find(position(), false, GameFilter.none(), 0, 0).total());
    }
  }

  @Test
  void aFileThatChangedIsRefused() throws IOException {
    open().close();
    Files.writeString(records.resolve("one.brg"), GAME + GAME);
    assertRefused(Code.FILE_CHANGED, "one.brg is in the index");
    Files.writeString(records.resolve("one.brg"), GAME);
    open().close();
  }

  @Test
  void aDamagedFileIsRefusedWithItsNameAndChangesNothing() throws IOException {
    open().close();
    Files.writeString(records.resolve("two.brg"), GAME.replace("Ada", "Emmy"));
    Path damaged = records.resolve("part.brg.gz");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      out.write(GAME.replace("Ada", "Sofia").repeat(200).getBytes(UTF_8));
    }
    for (int length : new int[] {5, 60, bytes.size() - 4}) {
      Files.write(damaged, Arrays.copyOf(bytes.toByteArray(), length));
      assertRefused(Code.DAMAGED_FILE, "a file cannot be read to its end: part.brg.gz: ");
    }
    Files.writeString(records.resolve("part.brg.gz"), "PK\u0003\u0004 no archive");
    assertRefused(Code.DAMAGED_FILE, "part.brg.gz: ");
    try (IndexedGames games = IndexedGames.open(index)) {
      assertEquals(1, games.find(position(), false, GameFilter.none(), 0, 9).total());
    }
    Files.delete(damaged);
    try (IndexedGames games = open()) {
      assertEquals(2, games.find(position(), false, GameFilter.none(), 0, 9).total());
    }
  }

  @Test
  void aFirstFileThatIsDamagedLeavesRoomForAnIndex() throws IOException {
    Path damaged = Files.write(records.resolve("part.brg.gz"), new byte[] {31, (byte) 139, 8, 0});
    assertRefused(Code.DAMAGED_FILE, "part.brg.gz: ");
    Files.delete(damaged);
    open().close();
  }

  @Test
  void aFolderThatDoesNotExistIsRefused() throws IOException {
    Files.delete(records.resolve("one.brg"));
    open().close();
    Files.delete(records);
    assertRefused(Code.NO_RECORDS, "the folder of records does not exist: " + records);
  }

  @Test
  void nobodyElseAddsGames() {
    try (IndexedGames games = open()) {
      assertRefused(Code.IN_USE, "is a server that uses it");
      IndexRun.Result run = IndexRun.run("index", records, "--index", index);
      assertTrue(run.err().contains("is a server that uses it"), run.err());
      assertEquals(0, IndexRun.run("find", "--index", index, "--game", "loa").status());
      try (IndexedGames reader = IndexedGames.open(index)) {
        assertEquals(sources(games), sources(reader));
      }
    }
    open().close();
  }

  @Test
  void longNamesAreAbbreviated() throws IOException {
    Files.writeString(records.resolve("long.brg"), GAME.replace("Ada", "A".repeat(5_000)));
    try (IndexedGames games = open()) {
      assertEquals(
          "A".repeat(200) + "…",
          games.find(position(), false, GameFilter.none(), 0, 1).games().get(0).get("first"));
    }
  }

  /** A file that is truncated while it is mapped into memory lets the JVM throw an error. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void damageWhileTheIndexIsOpenIsReported(boolean isTruncated) throws IOException {
    Files.writeString(records.resolve("many.brg"), GAME.replace("Ada", "Emmy").repeat(5_000));
    try (IndexedGames games = open()) {
      assertEquals(5_001, games.find(position(), false, GameFilter.none(), 0, 1).total());
      List<Path> files;
      try (Stream<Path> all = Files.list(index)) {
        files = all.filter(file -> file.toString().endsWith(".pos")).toList();
      }
      for (Path file : files) {
        try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
          int length = (int) open.length();
          if (isTruncated) {
            open.setLength(0);
          } else {
            byte[] ones = new byte[length];
            Arrays.fill(ones, (byte) -1);
            open.write(ones);
          }
        }
      }
      assertThrows(
          GameIndexException.class, () -> games.find(position(), false, GameFilter.none(), 0, 1));
      assertThrows(
          GameIndexException.class, () -> games.explore(position(), true, GameFilter.none()));
    }
  }
}
