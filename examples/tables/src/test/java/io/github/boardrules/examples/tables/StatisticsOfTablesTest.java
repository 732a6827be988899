package io.github.boardrules.examples.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Compares the statistics of tables with those of the records from which they were made. */
@Tag("proof")
class StatisticsOfTablesTest {
  private static final JsonMapper JSON = new JsonMapper();

  /** Games with options, a setup, an illegal move, and of an unknown game. */
  private static final String MORE =
      """
      [Game "linage"]
      [Date "1999.01.02"]
      [Options "width=3 height=3 opening=FIXED komi=0.5"]

      1. b2 a2 2. pass pass *

      [Game "loa"]
      [Date "1998.??.??"]
      [Setup "black:a1,d4;white:f1,h8;toMove:BLACK"]

      1. a1-a2 *

      [Game "loa"]

      1. b1-b4 *

      [Game "chess"]

      1. e4 *
      """;

  @TempDir Path folder;

  private Path table(String kind, TableFormat format, Object... records) {
    Path output = folder.resolve(kind);
    List<Object> arguments = new ArrayList<>(List.of("table", kind));
    arguments.addAll(List.of(records));
    arguments.addAll(List.of("--format=" + format, "--output=" + output));
    TablesRun.Run run = TablesRun.run(arguments.toArray());
    assertEquals(0, run.status(), run.err());
    return output;
  }

  private static TablesRun.Run statistics(Object... arguments) {
    return TablesRun.run(
        Stream.concat(Stream.of("statistics", "--format=json"), Stream.of(arguments)).toArray());
  }

  /** All samples: several games with options and setups, bad games, several years. */
  @ParameterizedTest
  @EnumSource
  void tableOfGamesHasTheStatisticsOfTheRecords(TableFormat format) throws Exception {
    Path more = folder.resolve("more.brg");
    Files.writeString(more, MORE);
    TablesRun.Run ofRecords = statistics(TablesRun.RECORDS, more);
    assertTrue(ofRecords.out().lines().count() >= 6, ofRecords.out());
    assertEquals("boardrules: 2 invalid games were left out\n", ofRecords.err());
    Path games = table("games", format, TablesRun.RECORDS, more);
    for (String threads : List.of("--threads=1", "--threads=3")) {
      TablesRun.Run ofTable = statistics(games, threads);
      assertEquals(ofRecords.out(), ofTable.out());
      assertEquals(ofRecords.err(), ofTable.err());
      assertEquals(ofRecords.status(), ofTable.status());
    }
  }

  /** Every other figure of the table of plies equals that of the records. */
  @ParameterizedTest
  @EnumSource
  void tableOfPliesNamesTheFiguresThatItLacks(TableFormat format) {
    Path records = TablesRun.RECORDS.resolve("iris/iris-5.brg");
    TablesRun.Run run = statistics(table("plies", format, records));
    assertEquals(0, run.status(), run.err());
    ObjectNode found = (ObjectNode) JSON.readTree(run.out());
    ObjectNode expected = (ObjectNode) JSON.readTree(statistics(records).out());
    JsonNode absent = found.remove("absent");
    assertEquals(List.copyOf(PlyRows.ABSENT), JSON.convertValue(absent, List.class));
    expected.remove(List.copyOf(PlyRows.ABSENT));
    assertEquals(expected, found);
    assertTrue(found.has("length") && found.has("shortest") && found.has("plies"));
    TablesRun.Run text = TablesRun.run("statistics", folder.resolve("plies"));
    assertTrue(text.out().contains("absent "), text.out());
  }

  @Test
  void filesOfATableCanBeGivenOneByOne() throws Exception {
    Path games = table("games", TableFormat.JSONL, TablesRun.RECORDS.resolve("loa"));
    try (Stream<Path> all = Files.walk(games)) {
      Object[] files = all.filter(Files::isRegularFile).sorted().toArray();
      assertTrue(files.length > 1);
      assertEquals(statistics(games).out(), statistics(files).out());
    }
  }

  @Test
  void unsuitableInputIsExplained() throws Exception {
    Path records = TablesRun.RECORDS.resolve("iris");
    Path games = table("games", TableFormat.CSV, records);
    Path plies = table("plies", TableFormat.CSV, records);
    Map<String, List<Object>> wrong = new TreeMap<>();
    wrong.put("records and tables cannot be combined", List.of(games, records));
    wrong.put("cannot be combined", List.of(games, plies));
    Path file = Files.createDirectories(folder.resolve("other/game=loa")).resolve("part.parquet");
    Files.writeString(file, "PAR1 but not Parquet");
    wrong.put(file + " cannot be read: ", List.of(file));
    Path cut = Files.createDirectories(folder.resolve("cut/game=loa")).resolve("part.jsonl");
    Files.writeString(cut, "{\"source\":\"x\",\"number\":1,\"moves\":[\"b1-b3\"],\"val");
    wrong.put(cut + " cannot be read: ", List.of(cut));
    Path lacking = Files.createDirectories(folder.resolve("lacking/game=loa")).resolve("x.csv");
    Files.writeString(lacking, "source,number\r\nx,1\r\n");
    wrong.put(
        lacking + " cannot be read: a row has no value of the column moves", List.of(lacking));
    Path false1 = Files.createDirectories(folder.resolve("false/game=loa")).resolve("x.jsonl");
    Files.writeString(false1, "{\"number\":1,\"moves\":[\"b1-b4\"],\"valid\":true}\n");
    wrong.put("games that are not valid", List.of(false1));
    wrong.forEach(
        (message, paths) -> {
          TablesRun.Run run = statistics(paths.toArray());
          assertEquals(2, run.status(), message);
          assertTrue(run.err().contains(message), run.err());
          assertEquals(1, run.err().lines().count(), run.err());
        });
  }
}
