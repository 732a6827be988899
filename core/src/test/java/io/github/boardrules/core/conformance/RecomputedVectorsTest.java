package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.hash.Hashing;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.trace.SnapshotLimit;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Recomputes the vectors of a game from their {@code options} and {@code moves} with a naive
 * implementation, and compares them as JSON. So whoever has the sources can see that no value was
 * written by hand or copied from the library. By default this test recomputes a sample; {@code
 * -Dboardrules.vectors.all=true} recomputes everything.
 *
 * <p>Vectors of other boards and options are in the file {@code boards.jsonl.gz}, which this test
 * makes itself, from a seed for each game: with {@code -Dboardrules.vectors.update=true} it writes
 * the file into {@code src/test/resources}. {@link VectorsTest} replays that file, too.
 */
public abstract class RecomputedVectorsTest {
  private static final JsonMapper JSON = new JsonMapper();
  private static final boolean UPDATE = Boolean.getBoolean("boardrules.vectors.update");

  /** Whether to recompute all games, which takes minutes, or a sample of those on small boards. */
  private static final boolean ALL = UPDATE || Boolean.getBoolean("boardrules.vectors.all");

  private static final int SAMPLE_ONE_IN = 20;

  /** Boards with more cells are not in the sample. */
  private static final int MOST_SAMPLED = 91;

  /** Perft tables with more sequences of moves are not recomputed. */
  private static final long MOST_COUNTED = ALL ? 50_000 : 1_300;

  private static final int MOST_MOVES = 60;

  private final GameType type;
  private final VectorFiles files;

  /**
   * Creates the test of a game.
   *
   * @param type the type of the game, which names the folder of the vectors
   */
  protected RecomputedVectorsTest(GameType type) {
    this.type = type;
    this.files = new VectorFiles(type);
  }

  /**
   * {@return the start of a game of the naive implementation}
   *
   * @param options the options as they are in the vectors
   */
  protected abstract NaivePosition start(Map<String, ?> options);

  /** {@return the options of the games in {@code boards.jsonl.gz}} */
  protected abstract List<? extends Map<String, ?>> boards();

  /**
   * {@return the number of cells of the board}
   *
   * @param options the options as they are in the vectors
   */
  protected abstract int cells(Map<String, ?> options);

  @Test
  void everyFieldOfTheGamesIsRecomputed() {
    List<JsonNode> games = files.lines("games.jsonl.gz");
    assertFalse(games.isEmpty());
    for (int i = 0; i < games.size(); i++) {
      JsonNode game = games.get(i);
      Map<String, ?> options = options(game);
      if (!ALL && (i % SAMPLE_ONE_IN > 0 || cells(options) > MOST_SAMPLED)) {
        continue;
      }
      JsonNode again = JSON.valueToTree(replay(options, VectorFiles.strings(game.get("moves"))));
      for (String field : List.of("plies", "outcome")) {
        assertEquals(game.get(field), again.get(field), game.get("id") + " " + field);
      }
    }
  }

  @Test
  void theGamesOnOtherBoardsAreMadeFromTheirSeeds() throws IOException {
    List<? extends Map<String, ?>> boards = boards();
    List<JsonNode> shipped = new ArrayList<>(files.linesIfPresent(VectorFiles.BOARDS));
    if (UPDATE) {
      shipped.clear();
      for (int i = 0; i < boards.size(); i++) {
        shipped.add(seeded(boards.get(i), i + 1));
      }
      write(shipped);
    }
    assertEquals(boards.size(), shipped.size());
    for (int i = 0; i < boards.size(); i++) {
      if (ALL || cells(boards.get(i)) <= MOST_SAMPLED) {
        assertEquals(seeded(boards.get(i), i + 1), shipped.get(i));
      }
    }
  }

  private JsonNode seeded(Map<String, ?> options, int seed) {
    Map<String, @Nullable Object> line = new LinkedHashMap<>();
    line.put("game", type.id());
    line.put("options", new TreeMap<>(options));
    line.put("kind", "seeded");
    line.put("seed", seed);
    List<String> moves = randomMoves(options, new Random(seed));
    line.put("moves", moves);
    line.putAll(replay(options, moves));
    line.put("id", type.id() + "-seed-" + seed);
    return JSON.valueToTree(line);
  }

  private void write(List<JsonNode> lines) throws IOException {
    Path folder = Path.of("src", "test", "resources", "vectors", type.id());
    try (OutputStream file =
        new GZIPOutputStream(Files.newOutputStream(folder.resolve(VectorFiles.BOARDS)))) {
      for (JsonNode line : lines) {
        file.write((JSON.writeValueAsString(line) + "\n").getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  @Test
  void everyIllegalInputIsIllegalAndEveryMeaningIsLegal() {
    for (JsonNode vector : files.lines("bad_inputs.jsonl.gz")) {
      if (vector.get("kind").asString().equals("illegal")) {
        Set<String> legal = reach(vector).legal();
        assertFalse(legal.contains(vector.get("input").asString()), vector.toString());
      }
    }
    for (JsonNode vector : files.lines("alternative_inputs.jsonl.gz")) {
      Set<String> legal = reach(vector).legal();
      assertTrue(legal.contains(vector.get("means").asString()), vector.toString());
    }
  }

  @Test
  void theFirstNumbersOfThePerftTablesAreRecounted() {
    int recounted = 0;
    for (JsonNode table : files.object("perft.json").get("tables")) {
      JsonNode counts = table.path("counts");
      for (int depth = 1; depth <= counts.size(); depth++) {
        long count = counts.get(depth - 1).asLong();
        if (count <= MOST_COUNTED) {
          assertEquals(count, count(start(options(table)), depth), table.get("options").toString());
          recounted++;
        }
      }
    }
    assertTrue(recounted > 0);
  }

  private static long count(NaivePosition position, int depth) {
    Set<String> legal = position.legal();
    return depth == 1
        ? legal.size()
        : legal.stream().mapToLong(move -> count(position.play(move), depth - 1)).sum();
  }

  private NaivePosition reach(JsonNode vector) {
    NaivePosition position = start(options(vector));
    for (String move : VectorFiles.strings(vector.get("moves"))) {
      position = position.play(move);
    }
    return position;
  }

  /** Plays at random, and rarely a move that is not on the board, such as a pass. */
  private List<String> randomMoves(Map<String, ?> options, Random random) {
    List<String> moves = new ArrayList<>();
    NaivePosition position = start(options);
    while (position.outcome().isEmpty() && moves.size() < MOST_MOVES) {
      List<String> legal = new ArrayList<>(new TreeSet<>(position.legal()));
      if (legal.size() > 1 && random.nextInt(20) > 0) {
        legal.remove("pass");
      }
      String move = legal.get(random.nextInt(legal.size()));
      moves.add(move);
      position = position.play(move);
    }
    return moves;
  }

  /** Returns {@code plies} and {@code outcome}. */
  private Map<String, @Nullable Object> replay(Map<String, ?> options, List<String> moves) {
    NaivePosition position = start(options);
    List<Map<String, ?>> plies = new ArrayList<>();
    Set<String> legal = position.legal();
    plies.add(ply(position, legal, options));
    for (String move : moves) {
      assertTrue(legal.contains(move), move);
      position = position.play(move);
      legal = position.legal();
      plies.add(ply(position, legal, options));
    }
    Map<String, @Nullable Object> game = new LinkedHashMap<>();
    game.put("plies", plies);
    game.put("outcome", position.outcome().isEmpty() ? null : position.outcome());
    return game;
  }

  private Map<String, @Nullable Object> ply(
      NaivePosition position, Set<String> moves, Map<String, ?> options) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>(position.values());
    List<String> legal = List.copyOf(new TreeSet<>(moves));
    int listed =
        type instanceof SnapshotLimit limit ? limit.maxCellsListed() : SnapshotLimit.DEFAULT;
    if (cells(options) <= listed) {
      values.put("legal", legal);
    } else {
      values.put("legalCount", legal.size());
      values.put("legalSha256", sha256(String.join("\n", legal)));
    }
    return values;
  }

  private static String sha256(String text) {
    return Hashing.sha256().hashString(text, StandardCharsets.US_ASCII).toString();
  }

  private static Map<String, ?> options(JsonNode vector) {
    Map<String, Object> options = new LinkedHashMap<>();
    vector
        .get("options")
        .properties()
        .forEach(
            entry -> options.put(entry.getKey(), JSON.treeToValue(entry.getValue(), Object.class)));
    return options;
  }
}
