package io.github.boardrules.examples.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.RecordFolder;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.index.ArchiveSearch;
import io.github.boardrules.examples.engine.index.PlayedMove;
import io.github.boardrules.examples.engine.select.GameFilter;
import io.github.boardrules.examples.engine.table.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the page of the guide about tables: the columns are those of the tables, and DuckDB answers
 * the queries as the library does, which never reads a table here. {@code
 * -Dboardrules.guide.update=true} rewrites the columns.
 */
class GuideTest {
  private static final Path PAGE = Path.of("..", "guide", "tables.md");
  private static final Pattern QUERY = Pattern.compile("(?ms)^```sql ([\\w-]+)\n(.*?)^```$");

  @TempDir private static Path folder;

  private static Duck duck;
  private static final List<GameReplay> LOA = new ArrayList<>();

  @BeforeAll
  static void makeTables() throws Exception {
    for (Table<?> table : Table.ALL) {
      TablesRun.Run run =
          TablesRun.run(
              "table", table.name(), TablesRun.RECORDS, "--output", folder.resolve(table.name()));
      assertEquals(0, run.status(), run.err());
    }
    duck = Duck.open();
    duck.execute(query("views").replace("('", "('" + folder + "/"));
    Path records = TablesRun.RECORDS.resolve("loa");
    try (Stream<Path> files = Files.list(records)) {
      for (Path file : files.sorted().toList()) {
        try (Stream<GameReplay> all =
            Validator.installed()
                .open(Files.newInputStream(file), "loa/" + file.getFileName())
                .replays()) {
          all.forEach(LOA::add);
        }
      }
    }
    assertEquals(78, LOA.size());
  }

  @AfterAll
  static void close() throws Exception {
    duck.close();
  }

  private static String query(String name) throws IOException {
    Matcher query = QUERY.matcher(Files.readString(PAGE));
    while (query.find()) {
      if (query.group(1).equals(name)) {
        return query.group(2);
      }
    }
    throw new AssertionError("no query " + name);
  }

  private static LineReplay line(GameReplay verdict) {
    return verdict.mainLine().orElseThrow();
  }

  @Test
  void thePageHasTheColumns() throws IOException {
    String page = Files.readString(PAGE);
    String expected = page;
    for (Table<?> table : Table.ALL) {
      String mark = "<!-- columns of " + table.name() + " -->\n\n";
      int begin = page.indexOf(mark);
      assertTrue(begin >= 0, mark);
      expected =
          expected.replaceFirst(
              Pattern.quote(mark) + "(\\|[^\n]*\n)*",
              Matcher.quoteReplacement(mark + table.toMarkdown()));
    }
    if (Boolean.getBoolean("boardrules.guide.update")) {
      Files.writeString(PAGE, expected);
    } else {
      assertEquals(expected, page);
    }
  }

  @Test
  void branchingByPly() throws Exception {
    Map<Integer, List<Integer>> choices = new TreeMap<>();
    for (GameReplay verdict : LOA) {
      List<Position<?>> positions = line(verdict).positions();
      for (int ply = 0; ply < positions.size(); ply++) {
        if (!positions.get(ply).isOver()) {
          choices
              .computeIfAbsent(ply, unused -> new ArrayList<>())
              .add(positions.get(ply).legalMoves().size());
        }
      }
    }
    List<String> expected = new ArrayList<>();
    choices.forEach(
        (ply, counts) ->
            expected.add(
                List.of(
                        ply,
                        counts.size(),
                        counts.stream().mapToInt(Integer::intValue).average().orElseThrow())
                    .toString()));
    assertEquals(expected, duck.rows(query("branching")));
  }

  @Test
  void resultsByFirstMove() throws Exception {
    Map<String, int[]> counts = new TreeMap<>();
    for (GameReplay verdict : LOA) {
      if (verdict.isValid() && line(verdict).legalPlies() > 0) {
        int[] count =
            counts.computeIfAbsent(line(verdict).moves().get(0).notation(), unused -> new int[3]);
        count[0]++;
        count[1] += verdict.result() == GameResult.FIRST ? 1 : 0;
        count[2] += verdict.result() == GameResult.SECOND ? 1 : 0;
      }
    }
    List<String> expected =
        counts.entrySet().stream()
            .sorted(
                Comparator.<Map.Entry<String, int[]>>comparingInt(entry -> -entry.getValue()[0])
                    .thenComparing(Map.Entry::getKey))
            .map(
                entry ->
                    List.of(
                            entry.getKey(),
                            entry.getValue()[0],
                            entry.getValue()[1],
                            entry.getValue()[2])
                        .toString())
            .toList();
    assertEquals(expected, duck.rows(query("first-moves")));
  }

  @Test
  void shortestGames() throws Exception {
    List<String> expected =
        LOA.stream()
            .filter(verdict -> verdict.isValid() && verdict.outcome().isPresent())
            .sorted(
                Comparator.<GameReplay>comparingInt(verdict -> line(verdict).legalPlies())
                    .thenComparing(verdict -> verdict.record().location().source())
                    .thenComparingLong(GameReplay::number))
            .limit(5)
            .map(
                verdict ->
                    List.of(
                            verdict.record().location().source(),
                            verdict.number(),
                            line(verdict).legalPlies(),
                            line(verdict).moves())
                        .toString())
            .toList();
    assertEquals(5, expected.size());
    assertEquals(expected, duck.rows(query("shortest")));
  }

  @Test
  void gamesOfAPlayer() throws Exception {
    List<String> expected = new ArrayList<>();
    for (GameReplay verdict : LOA) {
      RecordHeader header = verdict.record().header();
      String first = header.player(Player.FIRST).orElse("null");
      String second = header.player(Player.SECOND).orElse("null");
      if (first.equals("Mona") || second.equals("Mona")) {
        GameResult result = verdict.result();
        expected.add(
            List.of(
                    verdict.record().location().source(),
                    verdict.number(),
                    first,
                    second,
                    result == GameResult.UNKNOWN ? "null" : result)
                .toString());
      }
    }
    assertTrue(expected.size() >= 10, expected.toString());
    assertEquals(expected, duck.rows(query("player")));
  }

  @Test
  void winsByClumps() throws Exception {
    Map<Integer, int[]> counts = new TreeMap<>();
    for (GameReplay verdict : LOA) {
      if (line(verdict).legalPlies() >= 20 && verdict.result() != GameResult.UNKNOWN) {
        Map<String, Object> facts = new HashMap<>();
        Position<?> position = line(verdict).positions().get(20);
        position.facts().forEach((name, value) -> facts.put(name, String.valueOf(value)));
        int difference =
            Integer.parseInt((String) facts.get("blackClumps"))
                - Integer.parseInt((String) facts.get("whiteClumps"));
        int[] count = counts.computeIfAbsent(difference, unused -> new int[2]);
        count[0]++;
        count[1] +=
            verdict
                .result()
                .winner()
                .flatMap(winner -> line(verdict).last().side(winner))
                .filter(side -> side.name().equals("BLACK"))
                .map(side -> 1)
                .orElse(0);
      }
    }
    List<String> expected = new ArrayList<>();
    counts.forEach((key, value) -> expected.add(List.of(key, value[0], value[1]).toString()));
    assertTrue(expected.size() > 3, expected.toString());
    assertEquals(expected, duck.rows(query("join")));
  }

  /** The position of the page. */
  private static Position<?> asked() {
    LineReplay line =
        LOA.stream()
            .filter(verdict -> source(verdict).equals("loa/e-mail-games.brg"))
            .map(GuideTest::line)
            .findFirst()
            .orElseThrow();
    return line.positions().get(1);
  }

  private static String source(GameReplay verdict) {
    return verdict.record().location().source();
  }

  private static boolean hasImage(Position<?> position, long key) {
    return images(position).contains(key);
  }

  private static <M extends Move> List<Long> images(Position<M> position) {
    return position.game().symmetries().stream()
        .map(symmetry -> symmetry.apply(position).transpositionKey())
        .toList();
  }

  @Test
  void gamesThatReachAPosition() throws Exception {
    Position<?> asked = asked();
    List<String> expected = new ArrayList<>();
    for (GameReplay verdict : LOA) {
      List<Position<?>> positions = line(verdict).positions();
      for (int ply = 0; ply < positions.size(); ply++) {
        if (positions.get(ply).game().options().equals(asked.game().options())
            && hasImage(positions.get(ply), asked.transpositionKey())) {
          GameResult result = verdict.result();
          expected.add(
              List.of(
                      source(verdict),
                      verdict.number(),
                      ply,
                      verdict.record().header().player(Player.FIRST).orElse("null"),
                      result == GameResult.UNKNOWN ? "null" : result)
                  .toString());
          break;
        }
      }
    }
    assertTrue(expected.size() > 3, expected.toString());
    assertEquals(expected, duck.rows(query("find")));
  }

  /** The numbers of the table are those of {@code explore --player Mona --as white}. */
  @Test
  void reportOfAPlayer() throws Exception {
    GameFilter filter =
        GameFilter.of(GameTypes.installed(), Map.of("player", "mona", "as", "white"));
    Position<?> start = LOA.get(0).mainLine().orElseThrow().positions().get(0).game().start();
    ArchiveSearch search = new ArchiveSearch(GuideTest::judge, problem -> {});
    List<String> expected =
        search.explore(start, false, filter).moves().stream()
            .sorted(
                Comparator.comparingLong(PlayedMove::games)
                    .reversed()
                    .thenComparing(PlayedMove::move))
            .map(
                move ->
                    List.<Object>of(
                            move.move(),
                            move.games(),
                            move.wins(),
                            move.losses(),
                            move.draws(),
                            move.points(),
                            move.score().orElseThrow())
                        .toString())
            .toList();
    assertTrue(expected.size() > 3, expected.toString());
    assertEquals(expected, duck.rows(query("report")));
  }

  private static <R> void judge(Judging.Results<R> results) {
    try (Judging<R> judging = new Judging<>(Validator.installed(), results, 1)) {
      for (Path file : RecordFolder.read(TablesRun.RECORDS.resolve("loa")).files()) {
        judging.file(file.toString(), Optional.empty(), () -> Files.newInputStream(file));
      }
      Tally unused = judging.finish();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void movesPlayedInAPosition() throws Exception {
    Position<?> asked = asked();
    Map<String, double[]> counts = new TreeMap<>();
    for (GameReplay verdict : LOA) {
      List<Position<?>> positions = line(verdict).positions();
      for (int ply = 0; ply + 1 < positions.size(); ply++) {
        Position<?> position = positions.get(ply);
        if (position.game().options().equals(asked.game().options())
            && position.transpositionKey() == asked.transpositionKey()) {
          Player mover = position.toMove().orElseThrow();
          GameResult result = verdict.result();
          double[] count =
              counts.computeIfAbsent(
                  line(verdict).moves().get(ply).notation(), unused -> new double[5]);
          count[0]++;
          count[1] += result == GameResult.wonBy(mover) ? 1 : 0;
          count[2] += result == GameResult.wonBy(mover.opponent()) ? 1 : 0;
          count[3] += result == GameResult.DRAW ? 1 : 0;
          count[4] += line(verdict).legalPlies() - ply;
        }
      }
    }
    List<String> expected =
        counts.entrySet().stream()
            .sorted(
                Comparator.<Map.Entry<String, double[]>>comparingDouble(
                        entry -> -entry.getValue()[0])
                    .thenComparing(Map.Entry::getKey))
            .map(
                entry ->
                    List.of(
                            entry.getKey(),
                            (long) entry.getValue()[0],
                            (long) entry.getValue()[1],
                            (long) entry.getValue()[2],
                            (long) entry.getValue()[3],
                            entry.getValue()[4] / entry.getValue()[0])
                        .toString())
            .toList();
    assertTrue(expected.size() > 1, expected.toString());
    assertEquals(expected, duck.rows(query("explore")));
  }
}
