package io.github.boardrules.examples.tables;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hashing;
import com.google.common.io.MoreFiles;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.table.Column;
import io.github.boardrules.examples.engine.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the tables that the command writes, as DuckDB reads them. */
class TableCommandTest {
  @TempDir private Path folder;

  private Path table(String name, Object... more) {
    List<Object> arguments = new ArrayList<>(List.of("table", name));
    Path output = folder.resolve("out" + folder.toFile().list().length);
    arguments.addAll(List.of(more));
    arguments.addAll(List.of("--output", output));
    TablesRun.Run run = TablesRun.run(arguments.toArray());
    assertEquals("", run.err());
    assertEquals(0, run.status());
    return output;
  }

  private static List<GameReplay> verdicts() throws IOException {
    List<GameReplay> verdicts = new ArrayList<>();
    try (Stream<Path> files = Files.walk(TablesRun.RECORDS)) {
      for (Path file : files.filter(path -> path.toString().matches(".*\\.(brg|sgf)")).toList()) {
        try (Stream<GameReplay> all = Validator.installed().open(file).replays()) {
          all.forEach(verdicts::add);
        }
      }
    }
    return verdicts;
  }

  private static Map<String, String> hashes(Path output) throws IOException {
    Map<String, String> hashes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(output)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        hashes.put(
            output.relativize(file).toString(),
            MoreFiles.asByteSource(file).hash(Hashing.sha256()).toString());
      }
    }
    return hashes;
  }

  /** Fails if a column has another name, type or place than the description of the table says. */
  @Tag("proof")
  @Test
  void theFilesHaveTheTypesOfTheDescription() throws Exception {
    try (Duck duck = Duck.open()) {
      for (Table<?> table : Table.ALL) {
        duck.view(table.name(), table(table.name(), TablesRun.RECORDS), TableFormat.PARQUET);
        List<String> expected =
            table.columns().stream()
                .filter(column -> !column.name().equals("year"))
                .map(column -> "[" + column.name() + ", " + column.type().sqlName() + "]")
                .sorted()
                .toList();
        List<String> found =
            duck
                .rows("SELECT column_name, column_type FROM (DESCRIBE " + table.name() + ")")
                .stream()
                .filter(row -> !row.startsWith("[year"))
                .sorted()
                .toList();
        assertEquals(expected, found);
      }
    }
  }

  @Test
  void theGamesAreThoseOfTheValidator() throws Exception {
    List<String> expected = new ArrayList<>();
    for (GameReplay verdict : verdicts()) {
      Map<String, Object> map = verdict.toMap();
      Map<?, ?> players = (Map<?, ?>) map.getOrDefault("players", Map.of());
      Map<?, ?> result = (Map<?, ?>) map.getOrDefault("result", Map.of());
      LineReplay line = verdict.mainLine().orElseThrow();
      List<Object> row = new ArrayList<>();
      Collections.addAll(
          row,
          verdict.number(),
          map.get("game"),
          players.get("FIRST"),
          players.get("SECOND"),
          map.get("event"),
          map.get("claimed"),
          result.get("winner"),
          result.get("side"),
          result.get("reason"),
          map.get("termination"),
          map.get("plies"),
          map.get("legalPlies"),
          line.moves(),
          line.last().text(),
          line.last().hash(),
          verdict.key().orElse(null),
          verdict.isValid());
      expected.add(row.toString());
    }
    Collections.sort(expected);
    try (Duck duck = Duck.open()) {
      duck.view("games", table("games", TablesRun.RECORDS), TableFormat.PARQUET);
      List<String> found =
          duck.rows(
              "SELECT number, game, first_player, second_player, event, claimed, winner,"
                  + " winner_side, result_reason, termination, plies, legal_plies, moves,"
                  + " final_position, hash, key, valid FROM games");
      Collections.sort(found);
      assertEquals(expected, found);
      assertTrue(found.size() > 130, () -> "too few games: " + found.size());
    }
  }

  /** The canonical key by its definition, from images that are created. */
  private static <M extends Move> long smallestKey(Position<M> position) {
    return position.game().symmetries().stream()
        .filter(symmetry -> symmetry.appliesTo(position))
        .map(symmetry -> symmetry.apply(position))
        .filter(image -> image.game().equals(position.game()))
        .map(Position::transpositionKey)
        .min(Long::compareUnsigned)
        .orElseThrow();
  }

  @Tag("proof")
  @Test
  void thePliesAreThePositionsOfTheGames() throws Exception {
    List<String> expected = new ArrayList<>();
    for (GameReplay verdict : verdicts()) {
      LineReplay line = verdict.mainLine().orElseThrow();
      for (int ply = 0; ply <= line.legalPlies(); ply++) {
        Position<?> position = line.positions().get(ply);
        List<Object> row = new ArrayList<>();
        Collections.addAll(
            row,
            verdict.number(),
            position.game().type().id(),
            ply,
            ply == 0 ? null : line.moves().get(ply - 1),
            ply == 0 ? null : line.positions().get(ply - 1).toMove().orElseThrow(),
            position.hash(),
            position.canonical().hash(),
            position.transpositionKey(),
            position.legalMoves().size(),
            smallestKey(position));
        expected.add(row.toString());
      }
    }
    Collections.sort(expected);
    try (Duck duck = Duck.open()) {
      duck.view("plies", table("plies", TablesRun.RECORDS), TableFormat.PARQUET);
      List<String> found =
          duck.rows(
              "SELECT number, game, ply, move, player, hash, canonical_hash, transposition_key,"
                  + " legal_moves, canonical_key FROM plies");
      Collections.sort(found);
      assertEquals(expected, found);
      assertEquals(
          List.of("[{black_clumps=2, white_clumps=2}]"),
          duck.rows(
              "SELECT DISTINCT facts FROM plies WHERE game = 'loa' AND ply = 0 AND hash IN"
                  + " (SELECT hash FROM plies WHERE game = 'loa' AND ply = 0 GROUP BY ALL ORDER BY"
                  + " count(*) DESC LIMIT 1)"));
      assertEquals(
          List.of("[5, FIRST, BLACK, [b1, b3], null]"),
          duck.rows(
              "SELECT 5, player, side, cells, clock FROM plies WHERE game = 'loa' AND ply = 1 AND"
                  + " move = 'b1-b3' LIMIT 1"));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = TableFormat.class,
      names = {"JSONL", "CSV"})
  void everyFormatHasTheSameRows(TableFormat format) throws Exception {
    try (Duck duck = Duck.open()) {
      duck.view("parquet", table("games", TablesRun.RECORDS), TableFormat.PARQUET);
      duck.view("other", table("games", TablesRun.RECORDS, "--format", format), format);
      String columns =
          "source, number, game, options, event, date::DATE, first_player, winner, plies,"
              + " legal_plies, hash, final_position, valid, len(moves::VARCHAR[])";
      assertEquals(
          duck.rows("SELECT " + columns + " FROM parquet ORDER BY ALL"),
          duck.rows("SELECT " + columns + " FROM other ORDER BY ALL"));
    }
  }

  /**
   * A file that is taken out of its folder says which game it has, which nothing else in a CSV file
   * says.
   */
  @Test
  void csvHasTheColumnsOfItsFolders() throws Exception {
    try (Duck duck = Duck.open()) {
      Path output = table("games", TablesRun.RECORDS, "--format", "csv");
      duck.view("games", output, TableFormat.CSV);
      String files = "read_csv('" + output + "/**/*.csv', hive_partitioning = false)";
      String rows = "SELECT source, number, game, year, hash FROM %s ORDER BY ALL";
      assertEquals(duck.rows(rows.formatted("games")), duck.rows(rows.formatted(files)));
    }
  }

  /** A reader guesses from the first file, whose rows have few texts, how the others are quoted. */
  @Test
  void eachFileShowsHowAllAreQuoted() throws Exception {
    Path records = Files.createDirectory(folder.resolve("quotes"));
    Files.writeString(
        records.resolve("a.brg"),
        "[Game \"iris\"]\n[Options \"n=3\"]\n[Date \"0000.00.00\"]\n[First \"'Ada'\"]\n\n*\n");
    Files.writeString(
        records.resolve("b.brg"), "[Game \"loa\"]\n[First \"Li, Wei\"]\n\n1. b1-b3 *\n");
    try (Duck duck = Duck.open()) {
      Path output = table("games", records, "--format", "csv");
      duck.view("games", output, TableFormat.CSV);
      for (String game : List.of("iris", "loa")) {
        String files = output.resolve("game=" + game) + "/**/*.csv";
        assertEquals(List.of("[\"]"), duck.rows("SELECT quote FROM sniff_csv('" + files + "')"));
      }
      assertEquals(
          List.of("[iris, null, null, 'Ada', 0]", "[loa, null, null, Li, Wei, 1]"),
          duck.rows("SELECT game, year, date, first_player, plies FROM games ORDER BY game"));
    }
  }

  /** Fails if rows depend on the order in which threads finish. */
  @ParameterizedTest
  @EnumSource(TableFormat.class)
  @Tag("proof")
  void theThreadsHaveNoEffect(TableFormat format) throws Exception {
    Path copies = Files.createDirectory(folder.resolve("copies"));
    String text = Files.readString(TablesRun.RECORDS.resolve("iris/iris-5.brg"));
    for (int i = 0; i < 5; i++) {
      Files.writeString(copies.resolve("games" + i + ".brg"), (text + "\n").repeat(8));
    }
    Map<String, String> one = hashes(table("plies", copies, "--format", format, "--threads", 1));
    assertEquals(one, hashes(table("plies", copies, "--format", format, "--threads", 4)));
  }

  @Test
  void aBadGameStaysARow() throws Exception {
    Path file = folder.resolve("bad.brg");
    Files.writeString(
        file,
        """
        [Game "loa"]
        [Date "2003.11.05"]

        1. b1-b3 h7-f7 2. b3-b6 *

        [Game "../no"]
        [Date "2004.??.??"]

        1. e2-e4 *

        [Game "iris"]
        [Options "n=1"]

        1. a1 *
        """);
    try (Duck duck = Duck.open()) {
      Path output = table("games", file);
      duck.view("games", output, TableFormat.PARQUET);
      assertEquals(
          List.of(
              "[1, loa, 2003, 2003-11-05, 3, 2, [b1-b3, h7-f7], false, ILLEGAL_MOVE,"
                  + " WRONG_DISTANCE, 3, 4, 19]",
              "[2, null, 2004, null, 1, 0, [], false, UNKNOWN_GAME, UNKNOWN_GAME, 0, 6, 8]",
              "[3, iris, null, null, 1, 0, [], false, BAD_OPTION, OUT_OF_RANGE, 0, 12, 11]"),
          duck.rows(
              "SELECT number, game, year, date, plies, legal_plies, moves, valid, problem_code,"
                  + " problem_reason, problem_ply, problem_line, problem_column FROM games ORDER"
                  + " BY number"));
      assertTrue(Files.exists(output.resolve("game=loa/year=2003/part-00000.parquet")));
      duck.view("plies", table("plies", file), TableFormat.PARQUET);
      assertEquals(
          List.of("[1, 0]", "[1, 1]", "[1, 2]"),
          duck.rows("SELECT number, ply FROM plies ORDER BY ALL"));
    }
  }

  @Test
  void clocksDatesAndScoresHaveTheirTypes() throws Exception {
    Path file = folder.resolve("clocks.brg");
    Files.writeString(
        file,
        """
        [Game "linage"]
        [Options "width=5 height=5 komi=0.5"]
        [First ""]

        1. komi=0.5 {[%clk 0:10:00]} vertical 2. pass {[%clk 0:09:58.5]} pass *
        """);
    try (Duck duck = Duck.open()) {
      duck.view("games", table("games", file), TableFormat.PARQUET);
      duck.view("plies", table("plies", file), TableFormat.PARQUET);
      assertEquals(
          List.of("[, null, [600.0, null, 598.5, null], {FIRST=[0.5], SECOND=[0.0]}, twoPasses]"),
          duck.rows("SELECT first_player, second_player, clocks, score, result_reason FROM games"));
      assertEquals(
          List.of("[0, null]", "[1, 600.0]", "[2, null]", "[3, 598.5]", "[4, null]"),
          duck.rows("SELECT ply, clock FROM plies ORDER BY ply"));
    }
  }

  @Tag("proof")
  @Test
  void foldersByTurnsHaveOneFileEach() throws Exception {
    Path years = Files.createDirectory(folder.resolve("years"));
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < TableFolder.MAX_OPEN; i++) {
      text.append("[Game \"loa\"]\n[Date \"%d\"]\n\n1. b1-b3 *\n\n".formatted(1850 + i));
    }
    Files.writeString(years.resolve("1.brg"), text);
    Files.writeString(years.resolve("2.brg"), text);
    assertEquals(TableFolder.MAX_OPEN, hashes(table("games", years)).size());
  }

  /** Five of six rows are of one game, so most of the files are its. */
  @ParameterizedTest
  @EnumSource(TableFormat.class)
  @Tag("proof")
  void aFileEndsWhenAllTakeTooMuchMemory(TableFormat format) throws Exception {
    Path output = folder.resolve("out");
    int count = 600;
    long memory = format == TableFormat.PARQUET ? 10_000 : 1;
    try (TableFolder files = TableFolder.create(output, Table.PLIES, format, memory)) {
      for (int i = 0; i < count; i++) {
        files.add(List.of(ply(i % 6 == 0 ? "iris" : "loa", i)));
      }
      files.commit();
    }
    try (Duck duck = Duck.open()) {
      duck.view("plies", output, format);
      assertEquals(
          List.of("[iris, 100, 100]", "[loa, 500, 500]"),
          duck.rows(
              "SELECT game, count(*), count(DISTINCT number) FROM plies GROUP BY game ORDER BY"
                  + " game"));
    }
    long ofIris = hashes(output).keySet().stream().filter(name -> name.contains("iris")).count();
    long ofAll = hashes(output).size();
    assertTrue(ofAll > 4, ofAll + " files");
    boolean areFewer = 2 * ofIris < ofAll - ofIris;
    assertTrue(format != TableFormat.PARQUET || areFewer, ofIris + " files of Iris of " + ofAll);
  }

  /** Returns a row with a game and a number, and otherwise with values that mean nothing. */
  private static List<@Nullable Object> ply(String game, long number) {
    List<@Nullable Object> row = new ArrayList<>();
    for (Column<?> column : Table.PLIES.columns()) {
      row.add(
          switch (column.type()) {
            case TEXT -> column.name().equals("game") ? game : "text " + number;
            case LONG -> number;
            case INTEGER -> column.name().equals("year") ? 2000 : (int) number;
            case TEXTS -> List.of("a1");
            case NUMBERS -> Map.of("clumps", 1);
            default -> null;
          });
    }
    return row;
  }

  /**
   * More folders than files that are open at a time, by turns: each has one file of each piece of
   * the input, and no row is lost.
   */
  @Test
  @Tag("proof")
  void manyFoldersByTurnsHaveFewFiles() throws Exception {
    Path years = Files.createDirectory(folder.resolve("years"));
    int count = 2 * TableFolder.MAX_OPEN + 1;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 3 * count; i++) {
      text.append("[Game \"loa\"]\n[Date \"%d\"]\n\n1. b1-b3 *\n\n".formatted(1850 + i % count));
    }
    Files.writeString(years.resolve("1.brg"), text);
    Files.writeString(years.resolve("2.brg"), text);
    try (Duck duck = Duck.open()) {
      Path output = table("games", years);
      assertEquals(2 * count, hashes(output).size());
      duck.view("games", output, TableFormat.PARQUET);
      assertEquals(
          List.of("[" + count + ", 6, 6]"),
          duck.rows(
              "SELECT count(*), min(n), max(n) FROM (SELECT year, count(*) AS n FROM games GROUP BY"
                  + " year)"));
    }
  }

  /** Fails if a surrogate without a pair loses the table, or the character after it. */
  @ParameterizedTest
  @EnumSource(TableFormat.class)
  void anUnpairedSurrogateIsReplaced(TableFormat format) throws Exception {
    Path output = folder.resolve("out");
    String name = "a\ud83d\ude00b\ud800c\udc00";
    try (TableFolder files = TableFolder.create(output, Table.GAMES, format)) {
      files.add(
          Table.GAMES.rows(new FileProblem(name, FileProblem.Code.CORRUPT, "is not compressed")));
      files.commit();
    }
    try (Duck duck = Duck.open()) {
      duck.view("games", output, format);
      assertEquals(
          "[a\ud83d\ude00b?c?]",
          duck.rows("SELECT source FROM games").get(0).replace('\ufffd', '?'));
    }
  }

  @Test
  void aTableWithoutRowsIsNotWritten() throws Exception {
    Path file = folder.resolve("unknown.brg");
    Files.writeString(file, "[Game \"chess\"]\n\n1. e4 *\n");
    TablesRun.Run run = TablesRun.run("table", "plies", file, "--output", folder.resolve("out"));
    assertEquals(2, run.status());
    assertTrue(
        run.err().contains("there is no row: 1 game, 1 of them invalid, and 0 files"), run.err());
    assertArrayEquals(new String[] {"unknown.brg"}, folder.toFile().list());
  }

  /** Fails if files appear again after another thread has deleted them. */
  @ParameterizedTest
  @EnumSource(TableFormat.class)
  void nothingIsWrittenAfterAnInterruption(TableFormat format) throws Exception {
    List<List<@Nullable Object>> rows =
        Table.GAMES.rows(new FileProblem("a", FileProblem.Code.CORRUPT, "is not compressed"));
    try (TableFolder files =
        TableFolder.create(folder.resolve("interrupted"), Table.GAMES, format)) {
      files.add(rows);
      assertTrue(files.discard());
      assertThrows(IOException.class, () -> files.add(rows));
      assertThrows(IOException.class, files::commit);
    }
    assertArrayEquals(new String[0], folder.toFile().list());
    try (TableFolder files = TableFolder.create(folder.resolve("out"), Table.GAMES, format)) {
      files.add(rows);
      files.commit();
      assertFalse(files.discard());
    }
    assertArrayEquals(new String[] {"out"}, folder.toFile().list());
  }

  @Test
  void aDamagedFileHasARowAndAStatus() throws Exception {
    Path file = folder.resolve("no.zip");
    Files.writeString(file, "PK\u0003\u0004 no archive");
    Path output = folder.resolve("out");
    TablesRun.Run run = TablesRun.run("table", "games", file, "--output", output);
    assertEquals(2, run.status(), run.err());
    assertTrue(run.err().contains("1 file could not be read to its end"), run.err());
    try (Duck duck = Duck.open()) {
      duck.view("games", output, TableFormat.PARQUET);
      assertEquals(
          List.of("[0, false, 0, 0, []]"),
          duck.rows("SELECT number, valid, plies, legal_plies, moves FROM games"));
    }
  }

  /** Fails if files appear in the output, or beside it, although the command failed. */
  @Test
  void nothingIsHalfWritten() throws Exception {
    Path used = Files.createDirectory(folder.resolve("used"));
    Files.writeString(used.resolve("file"), "text");
    TablesRun.Run exists = TablesRun.run("table", "games", TablesRun.RECORDS, "--output", used);
    assertEquals(2, exists.status());
    assertTrue(exists.err().contains("exists already"), exists.err());
    Path missing = folder.resolve("missing.brg");
    TablesRun.Run unread =
        TablesRun.run("table", "games", missing, "--output", folder.resolve("never"));
    assertEquals(2, unread.status());
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(
          ImmutableList.of("used"),
          files.map(path -> path.getFileName().toString()).collect(toImmutableList()));
    }
    assertFalse(Files.exists(folder.resolve("never")));
  }

  /** The names, types and null rules are frozen: files of different years are joined. */
  @Test
  void theDescriptionIsFrozen() throws IOException {
    String description =
        Table.ALL.stream()
            .map(
                table ->
                    table.name()
                        + "\n"
                        + table.columns().stream()
                            .map(
                                column ->
                                    "  "
                                        + column.name()
                                        + " "
                                        + column.type()
                                        + (column.isRequired() ? " NOT NULL" : "")
                                        + "\n")
                            .collect(Collectors.joining()))
            .collect(Collectors.joining());
    assertEquals(Files.readString(Path.of("src/test/resources/columns.txt")), description);
  }
}
