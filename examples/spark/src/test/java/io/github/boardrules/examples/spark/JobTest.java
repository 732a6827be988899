package io.github.boardrules.examples.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.primitives.Ints;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.engine.bulk.FileProblem;
import io.github.boardrules.examples.engine.bulk.Piece;
import io.github.boardrules.examples.engine.bulk.Pieces;
import io.github.boardrules.examples.engine.bulk.RecordTexts;
import io.github.boardrules.examples.engine.table.Column;
import io.github.boardrules.examples.engine.table.Table;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import scala.jdk.javaapi.CollectionConverters;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests that the verdicts of the job are those of the command line. */
class JobTest {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int GAMES = 1_500;

  @TempDir private static Path folder;

  private static SparkSession spark;
  private static List<String> expected;
  private static List<String> expectedOfZips;

  @BeforeAll
  static void makeArchive() throws Exception {
    Path archive = folder.resolve("archive");
    java(
        folder.resolve("log"),
        "io.github.boardrules.examples.benchmarks.Main",
        "archive",
        archive.toString(),
        "--truth=" + folder.resolve("truth"),
        "--games=" + GAMES,
        "--per-file=150",
        "--one-in=20");
    byte[] packed = Files.readAllBytes(archive.resolve("part-00002.brg.gz"));
    Files.write(archive.resolve("truncated.brg.gz"), Arrays.copyOf(packed, packed.length / 2));
    Files.writeString(archive.resolve("empty.brg"), "");
    Files.writeString(archive.resolve("notes.md"), "no record");
    expected = ofTheCommandLine(archive);
    assertTrue(expected.size() > GAMES);
    Path zips = Files.createDirectory(folder.resolve("zips"));
    Zips.write(zips, archive);
    expectedOfZips = ofTheCommandLine(zips);
    spark =
        SparkSession.builder()
            .master("local[2,4]")
            .config("spark.ui.enabled", false)
            .config("spark.hadoop.fs.file.impl", FlakyFileSystem.class.getName())
            .config("spark.sql.shuffle.partitions", 2)
            // Otherwise, every task generates code for its rows, as in the program below.
            .config("spark.sql.codegen.factoryMode", "NO_CODEGEN")
            .getOrCreate();
  }

  private static List<String> ofTheCommandLine(Path archive) throws Exception {
    Path lines = folder.resolve("lines");
    java(lines, "io.github.boardrules.examples.cli.Main", "validate", "--json", archive.toString());
    List<String> rows = new ArrayList<>();
    for (String line : Files.readAllLines(lines)) {
      rows.add(row(JSON.readTree(line)));
    }
    Collections.sort(rows);
    return rows;
  }

  @AfterAll
  static void stop() {
    spark.stop();
  }

  private static void java(Path output, String... arguments) throws Exception {
    java(output, ProcessBuilder.Redirect.INHERIT, arguments);
  }

  private static void java(Path output, ProcessBuilder.Redirect errors, String... arguments)
      throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(Arrays.asList(arguments));
    Process process =
        new ProcessBuilder(command).redirectOutput(output.toFile()).redirectError(errors).start();
    assertTrue(process.waitFor() <= 2);
  }

  private static String row(JsonNode verdict) {
    List<@Nullable Object> values = new ArrayList<>();
    JsonNode problem = verdict.get("problems").path(0);
    values.add(verdict.get("source").asString());
    boolean hasPlace = problem.has("line");
    // The row of a damaged archive is no game and has the number 0 in tables.
    boolean isArchive = verdict.get("source").asString().endsWith(".zip");
    values.add(isArchive ? 0 : verdict.path("number").asLong());
    boolean isUnknown = problem.path("code").asString("").equals("UNKNOWN_GAME");
    values.add(isUnknown ? null : text(verdict, "game"));
    values.add(verdict.get("valid").asBoolean());
    values.add(text(problem, "code"));
    values.add(problem.has("ply") ? problem.get("ply").asInt() : null);
    values.add(hasPlace ? problem.get("line").asLong() : null);
    values.add(hasPlace ? problem.get("column").asLong() : null);
    values.add(text(problem, "message"));
    return values.toString();
  }

  private static @Nullable String text(JsonNode node, String name) {
    return node.has(name) ? node.get(name).asString() : null;
  }

  private static List<String> rows(long slice) throws IOException {
    return rows(folder.resolve("archive").toString(), slice);
  }

  private static List<String> rows(String path, long slice) throws IOException {
    List<String> rows = new ArrayList<>();
    Dataset<Row> games =
        new Job(spark)
            .run(Table.GAMES, List.of(path), slice)
            .select(
                "source",
                "number",
                "game",
                "valid",
                "problem_code",
                "problem_ply",
                "problem_line",
                "problem_column",
                "problem_message");
    for (Row row : games.collectAsList()) {
      List<@Nullable Object> values = new ArrayList<>();
      for (int i = 0; i < row.size(); i++) {
        values.add(row.get(i));
      }
      rows.add(values.toString());
    }
    Collections.sort(rows);
    return rows;
  }

  @Test
  void theRowsEqualTheVerdictsOfTheCommandLine() throws IOException {
    assertEquals(expected, rows(1 << 30));
  }

  /** Compares every value of every row with that of the code that all programs share. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void theRowsAndTheirTypesAreThoseOfTheTable(int index) throws IOException {
    Table<?> table = Table.ALL.get(index);
    List<String> all = new ArrayList<>();
    Path archive = folder.resolve("archive");
    try (Stream<Path> files = Files.list(archive)) {
      for (Path file : files.filter(path -> !path.toString().endsWith(".md")).toList()) {
        addRows(archive.relativize(file).toString(), file, table, all);
      }
    }
    Collections.sort(all);
    Dataset<Row> made = new Job(spark).run(table, List.of(archive.toString()), 100_000);
    assertEquals(
        table.columns().stream().map(Column::name).toList(), List.of(made.schema().fieldNames()));
    List<String> found = new ArrayList<>();
    for (Row row : made.collectAsList()) {
      List<Object> values = new ArrayList<>();
      for (int i = 0; i < row.size(); i++) {
        values.add(plain(row.get(i)));
      }
      found.add(values.toString());
    }
    Collections.sort(found);
    assertEquals(all, found);
  }

  private static void addRows(String name, Path file, Table<?> table, List<String> all)
      throws IOException {
    Validator options = Validator.installed();
    boolean[] isDamageReported = {false};
    try (InputStream in = Files.newInputStream(file)) {
      RecordTexts.of(
          name,
          Optional.of(BrgFormat.BRG),
          in,
          new RecordTexts.Visitor() {
            @Override
            public void text(String text, RecordFormat format, InputStream bytes)
                throws IOException {
              Pieces pieces = Pieces.salvaging(bytes, format, text);
              long[] number = {0};
              for (Optional<Piece> piece = pieces.next();
                  piece.isPresent();
                  piece = pieces.next()) {
                piece
                    .get()
                    .judge(
                        options,
                        verdict -> {
                          number[0]++;
                          table
                              .rows(verdict)
                              .forEach(
                                  row -> {
                                    row.set(Table.NUMBER, number[0]);
                                    all.add(plain(row).toString());
                                  });
                        });
              }
              isDamageReported[0] |= pieces.isDamaged();
            }

            @Override
            public void skipped(String text) {}
          });
    } catch (IOException e) {
      if (!isDamageReported[0]) {
        table.rows(FileProblem.of(name, e)).forEach(row -> all.add(plain(row).toString()));
      }
    }
  }

  /** Converts the collections of Scala to those of Java, with the keys of maps in order. */
  private static Object plain(@Nullable Object value) {
    if (value instanceof scala.collection.Map<?, ?> map) {
      return plain(CollectionConverters.asJava(map));
    }
    if (value instanceof scala.collection.Seq<?> list) {
      return plain(CollectionConverters.asJava(list));
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> plain = new TreeMap<>();
      map.forEach((key, item) -> plain.put((String) key, plain(item)));
      return plain;
    }
    if (value instanceof List<?> list) {
      return list.stream().map(JobTest::plain).toList();
    }
    return String.valueOf(value);
  }

  @Test
  void theSliceSizeHasNoEffect() throws IOException {
    assertEquals(expected, rows(100_000));
    assertEquals(expected, rows(9_001));
  }

  @Test
  void theEntriesOfZipArchivesAreThoseOfTheCommandLine() throws IOException {
    String zips = folder.resolve("zips").toString();
    assertEquals(expectedOfZips, rows(zips, 1 << 30));
    assertEquals(expectedOfZips, rows(zips, 100_000));
    assertEquals(expectedOfZips, rows(zips, 9_001));
    FlakyFileSystem.fails = true;
    try {
      assertEquals(expectedOfZips, rows(zips, 9_001));
      assertTrue(
          FlakyFileSystem.FAILED.stream().anyMatch(path -> path.endsWith("many.zip")),
          FlakyFileSystem.FAILED.toString());
    } finally {
      FlakyFileSystem.fails = false;
    }
  }

  /**
   * The number of tasks that read each archive first, and whether one task reads it again. One task
   * reads the two entries without bytes.
   */
  @ParameterizedTest
  @CsvSource({
    "many, 59, false",
    "repeated, 59, false",
    "zip64, 59, false",
    "large-entry, 3, false",
    "one-entry, 1, false",
    "damaged, 59, true",
    "wrong-checksum, 59, true",
    "encrypted, 59, true",
    "bomb, 70, true",
    "truncated, 1, false",
    "without-end, 1, false"
  })
  void everyEntryOfAZipArchiveCanBeATask(String name, int tasks, boolean isReadAgain)
      throws IOException {
    JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
    int before = context.getPersistentRDDs().size();
    context.setJobGroup(name, name);
    try {
      Path zip = folder.resolve("zips").resolve(name + ".zip");
      List<String> found = rows(zip.toString(), 1);
      assertEquals(
          expectedOfZips.stream()
              .filter(row -> row.startsWith("[" + name + ".zip"))
              .map(row -> "[" + zip.getParent() + "/" + row.substring(1))
              .toList(),
          found);
    } finally {
      context.clearJobGroup();
    }
    int first = Ints.min(context.statusTracker().getJobIdsForGroup(name));
    int stage = context.statusTracker().getJobInfo(first).stageIds()[0];
    assertEquals(tasks, context.statusTracker().getStageInfo(stage).numTasks());
    assertEquals(isReadAgain ? 2 : 1, context.getPersistentRDDs().size() - before);
  }

  @Test
  void filesThatMatchAGlobHaveTheirFullPathAsName() throws IOException {
    String archive = folder.resolve("archive").toString();
    List<String> named =
        expected.stream().map(row -> "[" + archive + "/" + row.substring(1)).toList();
    assertEquals(named, rows(folder.resolve("arch*").toString(), 1 << 30));
    assertEquals(
        named.stream().filter(row -> row.contains("/part-")).toList(),
        rows(archive + "/part-*", 100_000));
  }

  /** Searching for cuts is cheap even in a file without cuts. */
  @Test
  void aFileWithoutCutsIsReadOnlyAFewTimes() throws IOException {
    Path uncut = folder.resolve("uncut.brg");
    String game = "1. b1-b3 {" + "why not? ".repeat(100) + "} a2-c2 *\n\n";
    Files.writeString(uncut, game.repeat(3_000));
    List<String> whole = rows(uncut.toString(), 1 << 30);
    assertEquals(3_000, whole.size());
    FileSystem.getGlobalStorageStatistics().reset();
    assertEquals(whole, rows(uncut.toString(), 66_000));
    long read = FileSystem.getGlobalStorageStatistics().get("file").getLong("bytesRead");
    assertTrue(read >= Files.size(uncut) && read < 8 * Files.size(uncut), "read " + read);
  }

  @Test
  void aRepeatedTaskGivesTheSameVerdicts() throws IOException {
    FlakyFileSystem.fails = true;
    try {
      assertEquals(expected, rows(1 << 30));
      assertTrue(FlakyFileSystem.FAILED.size() >= 5, FlakyFileSystem.FAILED.toString());
      FlakyFileSystem.FAILED.clear();
      assertEquals(expected, rows(100_000));
      assertTrue(FlakyFileSystem.FAILED.size() >= 5, FlakyFileSystem.FAILED.toString());
    } finally {
      FlakyFileSystem.fails = false;
    }
  }

  @Test
  void theProgramWritesRowsAndCounts() throws Exception {
    Path log = folder.resolve("program");
    Path output = folder.resolve("rows");
    java(
        log,
        Main.class.getName(),
        folder.resolve("archive").toString(),
        "--conf=spark.ui.enabled=false",
        "--format=json",
        "--output=" + output);
    List<String> lines = Files.readAllLines(log, StandardCharsets.UTF_8);
    long valid = expected.stream().filter(row -> row.contains(", true, null, ")).count();
    assertEquals(String.format("%10d valid", valid), lines.get(0));
    assertTrue(lines.contains(String.format("%10d TRUNCATED", 1)), lines.toString());
    assertEquals(expected.size(), spark.read().json(output.toString()).count());
    try (Stream<Path> files = Files.walk(output)) {
      List<Path> folders =
          files
              .filter(file -> file.getFileName().toString().startsWith("part-"))
              .map(Path::getParent)
              .toList();
      assertTrue(folders.size() > 1, folders.toString());
      assertEquals(Set.copyOf(folders).size(), folders.size(), "files in " + folders);
    }
  }

  @Test
  void aMissingFileIsReportedInOneLine() throws Exception {
    Path errors = folder.resolve("errors");
    String missing = folder.resolve("missing").toString();
    java(
        folder.resolve("nothing"),
        ProcessBuilder.Redirect.to(errors.toFile()),
        Main.class.getName(),
        missing,
        "--conf=spark.ui.enabled=false");
    List<String> lines = Files.readAllLines(errors, StandardCharsets.UTF_8);
    assertTrue(lines.contains("boardrules-spark: " + missing + ": the file does not exist"));
    assertTrue(lines.stream().noneMatch(line -> line.startsWith("\tat ")));
  }
}
