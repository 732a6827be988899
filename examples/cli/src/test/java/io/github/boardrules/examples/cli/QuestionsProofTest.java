package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.engine.bulk.Formats;
import io.github.boardrules.examples.engine.index.RandomGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Tests that the commands that ask many games answer as a plain replay of all games does, whatever
 * filters are combined.
 */
@Tag("repeated")
class QuestionsProofTest {
  private static final boolean IS_PROOF = Boolean.getBoolean("boardrules.proof");
  private static final int GAMES = IS_PROOF ? 10_000 : 1_000;
  private static final int QUESTIONS = IS_PROOF ? 30 : 60;
  private static final RecordFormat SGF = Formats.find("sgf").orElseThrow();
  private static final JsonMapper JSON = new JsonMapper();

  private static final ImmutableList<String> TYPES =
      ImmutableList.of(
          "loa",
          "loa setup=scrambled",
          "loa preset=SACKSON_1969",
          "linage height=3 width=3",
          "linage height=3 opening=pie width=4",
          "iris n=2",
          "iris n=3",
          "carteso height=3 width=3");

  private static final ImmutableList<String> NAMES =
      ImmutableList.of("Ada", "ADA", "Adá", "Zoë Groß", "zoe GROSS", "Emmy", "");

  private static final ImmutableList<String> EVENTS =
      ImmutableList.of("Open", "OPEN", "Über Cup", "uber cup", "");

  private static final ImmutableList<String> DATES =
      ImmutableList.of(
          "2003.11.05",
          "2003-11-30",
          "2003.11.??",
          "2003.??.??",
          "2004",
          "2004-02-29",
          "????.??.??",
          "",
          "soon",
          "1999/12/31",
          "2003-11-05,06");

  /** Values that are tried, by the name of the option. */
  private static final Map<String, List<String>> VALUES = new LinkedHashMap<>();

  static {
    VALUES.put("game", List.of("loa", "linage", "iris", "carteso"));
    VALUES.put("option", List.of("setup=scrambled", "width=3", "width=9", "n=2", "n=7"));
    VALUES.put("player", List.of("ada", "Zoë Groß", "EMMY", ""));
    VALUES.put("as", List.of("first", "second", "black", "white", "vertical", "horizontal"));
    VALUES.put("opponent", List.of("Ada", "zoe gross", "emmy"));
    VALUES.put("event", List.of("open", "UBER CUP", ""));
    VALUES.put("since", List.of("1999", "2003", "2003-11", "2003-11-06", "2004"));
    VALUES.put("until", List.of("1999", "2003", "2003-11", "2003-11-05", "2004-02-29"));
    VALUES.put("result", List.of("1-0", "0-1", "*", "1/2-1/2"));
    VALUES.put(
        "winner",
        List.of(
            "first", "second", "draw", "none", "black", "white", "vertical", "player", "opponent"));
    VALUES.put("reason", List.of("connection", "twoPasses", "resignation", "time forfeit"));
    VALUES.put("min-plies", List.of("0", "5", "20"));
    VALUES.put("max-plies", List.of("4", "19", "60"));
    VALUES.put("valid", List.of("true", "false"));
    VALUES.put("exact", List.of("true"));
  }

  @TempDir private static Path folder;
  private static Path archive;
  private static Path index;
  private static final List<GameReplay> ALL = new ArrayList<>();

  @BeforeAll
  static void makeTheArchive() throws IOException {
    archive = Files.createDirectory(folder.resolve("archive"));
    index = folder.resolve("index");
    SplittableRandom random = new SplittableRandom(7);
    List<Game<?>> games = new ArrayList<>();
    TYPES.forEach(name -> games.add(RandomGames.game(name)));
    for (int file = 0; file < 10; file++) {
      boolean isSgf = file % 5 == 4;
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < GAMES / 10; i++) {
        Game<?> game = isSgf ? games.get(0) : games.get(random.nextInt(games.size()));
        GameReplay replay = play(game, random).toReplay();
        (isSgf ? SGF : BrgFormat.BRG)
            .write(Validator.installed().replay(changed(replay, random)), text);
        text.append('\n');
      }
      Files.writeString(archive.resolve("part" + file + (isSgf ? ".sgf" : ".brg")), text);
    }
    IndexRun.Result run = IndexRun.run("index", archive, "--index", index, "--memory", 1);
    assertEquals(0, run.status(), run.err());
    try (Stream<Path> files = Files.list(archive)) {
      for (Path file : files.sorted().toList()) {
        try (Stream<GameReplay> replays =
            Validator.installed()
                .open(Files.newInputStream(file), file.getFileName().toString())
                .replays()) {
          replays.forEach(ALL::add);
        }
      }
    }
    assertEquals(GAMES, ALL.size());
    assertTrue(ALL.stream().filter(GameReplay::isValid).count() > GAMES / 2);
    assertTrue(ALL.stream().filter(game -> !game.isValid()).count() > GAMES / 100);
  }

  private static <M extends Move> GameInProgress<M> play(Game<M> game, SplittableRandom random) {
    GameInProgress<M> played = GameInProgress.of(game);
    int moves = random.nextInt(3) == 0 ? random.nextInt(6) : 60;
    while (!played.position().isOver() && played.ply() < moves) {
      List<M> legal = played.position().legalMoves();
      int choices = random.nextInt(3) == 0 ? legal.size() : Math.min(3, legal.size());
      played = played.play(legal.get(random.nextInt(choices)));
    }
    if (!played.position().isOver() && random.nextInt(3) == 0) {
      Player loser = random.nextBoolean() ? Player.FIRST : Player.SECOND;
      return random.nextBoolean() ? played.resign(loser) : played.end(Termination.onTime(loser));
    }
    return played;
  }

  /** Returns the record with other words about the game, of which some contradict it. */
  private static GameRecord changed(GameReplay replay, SplittableRandom random) {
    RecordHeader header = replay.header();
    Map<String, List<String>> tags = new LinkedHashMap<>();
    tags.put("First", NAMES);
    tags.put("Second", NAMES);
    tags.put("Event", EVENTS);
    tags.put("Date", DATES);
    for (Map.Entry<String, List<String>> tag : tags.entrySet()) {
      String value = tag.getValue().get(random.nextInt(tag.getValue().size()));
      if (!value.isEmpty()) {
        header = header.withTag(tag.getKey(), value);
      }
    }
    int change = random.nextInt(20);
    if (change == 0) {
      header = header.withClaim(ClaimedResult.of(GameResult.FIRST));
    } else if (change < 4) {
      header = header.withClaim(ClaimedResult.of(GameResult.UNKNOWN));
    }
    return replay.record().toBuilder().header(header).build();
  }

  /** Returns the values of some filters by the names of their options. */
  static Map<String, String> filters(SplittableRandom random, int question) {
    List<String> names = new ArrayList<>(VALUES.keySet());
    Map<String, String> filters = new LinkedHashMap<>();
    // Each filter in turn, and some others.
    add(filters, names.get(question % names.size()), random);
    for (int i = random.nextInt(4); i > 0; i--) {
      add(filters, names.get(random.nextInt(names.size())), random);
    }
    boolean needsPlayer =
        filters.containsKey("as")
            || filters.containsKey("opponent")
            || filters.getOrDefault("winner", "").matches("player|opponent");
    if (needsPlayer && !filters.containsKey("player")) {
      add(filters, "player", random);
    }
    if (filters.containsKey("until")) {
      filters.remove("since"); // the range could be impossible, which is another test
    }
    if (filters.containsKey("max-plies")) {
      filters.remove("min-plies");
    }
    if (filters.containsKey("game") && filters.containsKey("option")) {
      filters.remove("game"); // which may not have the option
    }
    if (filters.containsKey("game")) { // which may not have the side or the reason
      filters.computeIfPresent("as", (as, value) -> "second");
      filters.computeIfPresent("winner", (winner, value) -> "first");
      filters.computeIfPresent("reason", (reason, value) -> "resignation");
    }
    return filters;
  }

  private static void add(Map<String, String> filters, String name, SplittableRandom random) {
    List<String> values = VALUES.getOrDefault(name, List.of());
    filters.put(name, values.get(random.nextInt(values.size())));
  }

  private static String plain(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFD)
        .replaceAll("[\\u0300-\\u036f]", "")
        .replace("ß", "ss")
        .toLowerCase(Locale.ROOT);
  }

  /** Decides about a game in the most direct way. */
  static boolean isWanted(GameReplay game, Map<String, String> filters) {
    boolean isExact = filters.containsKey("exact");
    RecordHeader header = game.header();
    for (Map.Entry<String, String> filter : filters.entrySet()) {
      String value = filter.getValue();
      boolean passes =
          switch (filter.getKey()) {
            case "game" -> game.record().game().orElse("").equals(value);
            case "option" -> hasOption(game, value);
            case "event" -> same(header.tag("Event").orElse(""), value, isExact);
            case "since" ->
                !days(header).isEmpty() && days(header).get(0).compareTo(first(value)) >= 0;
            case "until" ->
                !days(header).isEmpty() && days(header).get(1).compareTo(last(value)) <= 0;
            case "result" -> header.result().text().equals(value);
            case "reason" ->
                game.outcome().isPresent()
                    ? game.outcome().get().reason().jsonName().equals(value)
                    : game.termination().map(end -> end.kind().text()).orElse("").equals(value);
            case "min-plies" -> game.record().moves().size() >= Integer.parseInt(value);
            case "max-plies" -> game.record().moves().size() <= Integer.parseInt(value);
            case "valid" -> game.problems().isEmpty() == Boolean.parseBoolean(value);
            default -> true;
          };
      if (!passes) {
        return false;
      }
    }
    return Stream.of(Player.values()).anyMatch(player -> isPlayer(game, player, filters));
  }

  private static boolean isPlayer(GameReplay game, Player player, Map<String, String> filters) {
    boolean isExact = filters.containsKey("exact");
    RecordHeader header = game.header();
    String name = filters.get("player");
    String opponent = filters.get("opponent");
    String as = filters.get("as");
    String winner = filters.get("winner");
    if (name != null && !same(header.player(player).orElse(""), name, isExact)) {
      return false;
    }
    if (opponent != null && !same(header.player(player.opponent()).orElse(""), opponent, isExact)) {
      return false;
    }
    if (as != null && !isSide(game, player, as)) {
      return false;
    }
    if (winner == null) {
      return true;
    }
    GameResult result = game.result();
    return switch (winner) {
      case "draw" -> result == GameResult.DRAW;
      case "none" -> result == GameResult.UNKNOWN;
      case "player" -> result.winner().equals(Optional.of(player));
      case "opponent" -> result.winner().equals(Optional.of(player.opponent()));
      default -> result.winner().isPresent() && isSide(game, result.winner().get(), winner);
    };
  }

  private static boolean isSide(GameReplay game, Player player, String side) {
    if (side.equals("first") || side.equals("second")) {
      return player == (side.equals("first") ? Player.FIRST : Player.SECOND);
    }
    LineReplay line = game.mainLine().orElseThrow();
    return line.last().side(player).filter(one -> one.title().equalsIgnoreCase(side)).isPresent();
  }

  private static boolean same(String a, String b, boolean isExact) {
    return isExact ? a.equals(b) : plain(a).equals(plain(b));
  }

  private static boolean hasOption(GameReplay replay, String option) {
    Game<?> game = replay.mainLine().orElseThrow().last().game();
    List<String> parts = Splitter.on('=').splitToList(option);
    return game.type().options().stream()
        .filter(one -> one.name().equals(parts.get(0)))
        .anyMatch(
            one -> game.options().get(one.name()).orElse(one.defaultText()).equals(parts.get(1)));
  }

  /** Returns the first and the last day, as texts that sort by date. */
  private static List<String> days(RecordHeader header) {
    String date = header.tag("Date").orElse("");
    return switch (date) {
      case "2003.11.05" -> List.of("2003-11-05", "2003-11-05");
      case "2003-11-30" -> List.of("2003-11-30", "2003-11-30");
      case "2003.11.??" -> List.of("2003-11-01", "2003-11-30");
      case "2003.??.??", "2003-11-05,06" -> List.of("2003-01-01", "2003-12-31");
      case "2004" -> List.of("2004-01-01", "2004-12-31");
      case "2004-02-29" -> List.of("2004-02-29", "2004-02-29");
      case "1999/12/31" -> List.of("1999-12-31", "1999-12-31");
      default -> {
        String day = date.replace('.', '-');
        yield day.matches("20\\d\\d-\\d\\d-\\d\\d") ? List.of(day, day) : List.of();
      }
    };
  }

  private static String first(String date) {
    return date + "-01-01".substring(date.length() - 4);
  }

  private static String last(String date) {
    return date.length() == 4 ? date + "-12-31" : date.length() == 7 ? date + "-30" : date;
  }

  private static List<Object> arguments(Map<String, String> filters, Object... words) {
    List<Object> arguments = new ArrayList<>(List.of(words));
    filters.forEach((name, value) -> arguments.addAll(List.of("--" + name, value)));
    return arguments;
  }

  private static IndexRun.Result run(List<Object> arguments) {
    IndexRun.Result run = IndexRun.run(arguments.toArray());
    assertEquals(0, run.status(), () -> arguments + ": " + run.err());
    return run;
  }

  private static String name(GameReplay game) {
    return game.location().source() + " #" + game.number();
  }

  private static List<String> names(IndexRun.Result run) {
    return run.out()
        .lines()
        .map(JSON::readTree)
        .map(game -> game.path("source").asString() + " #" + game.path("number").asLong())
        .toList();
  }

  private static List<GameReplay> wanted(Map<String, String> filters) {
    return ALL.stream().filter(game -> isWanted(game, filters)).toList();
  }

  @Test
  void listAndSelectAnswerAsAPlainReplayDoes() throws IOException {
    SplittableRandom random = new SplittableRandom(11);
    int found = 0;
    for (int question = 0; question < QUESTIONS; question++) {
      Map<String, String> filters = filters(random, question);
      List<GameReplay> expected = wanted(filters);
      found += expected.isEmpty() ? 0 : 1;
      List<String> listed = names(run(arguments(filters, "list", archive, "--json")));
      assertEquals(
          expected.stream().map(QuestionsProofTest::name).toList(), listed, filters::toString);
      Path output = folder.resolve("selected.brg");
      Files.deleteIfExists(output);
      run(arguments(filters, "select", archive, "--output", output));
      List<GameRecord> selected = new ArrayList<>();
      if (!expected.isEmpty()) {
        try (Stream<GameReplay> replays = Validator.installed().open(output).replays()) {
          replays.forEach(replay -> selected.add(replay.record()));
        }
      }
      assertEquals(expected.size(), selected.size(), filters::toString);
      for (int i = 0; i < selected.size(); i++) {
        GameReplay one = expected.get(i);
        if (one.location().source().endsWith(".brg")) {
          assertEquals(one.record(), selected.get(i), () -> filters + ": " + name(one));
        } else {
          assertEquals(one.record().moves(), selected.get(i).moves(), () -> filters + name(one));
        }
      }
    }
    assertTrue(found > QUESTIONS / 3, found + " questions have an answer");
  }

  /** The start of each game, or a position after a move or two. */
  private static Position<?> position(SplittableRandom random) {
    List<? extends Position<?>> positions =
        ALL.get(random.nextInt(ALL.size())).mainLine().orElseThrow().positions();
    return positions.get(Math.min(positions.size() - 1, random.nextInt(3)));
  }

  @Test
  void findAndExploreAnswerAsAPlainReplayDoes() {
    SplittableRandom random = new SplittableRandom(13);
    int found = 0;
    for (int question = 0; question < QUESTIONS; question++) {
      Map<String, String> filters = filters(random, question);
      filters.remove("game");
      filters.remove("option");
      Position<?> position = position(random);
      List<GameReplay> expected =
          wanted(filters).stream().filter(game -> firstPly(game, position) >= 0).toList();
      found += expected.isEmpty() ? 0 : 1;
      for (Object games : List.of(index, archive)) {
        List<Object> words =
            new ArrayList<>(List.of("--json", "--game", position.game().type().id()));
        position
            .game()
            .options()
            .asMap()
            .forEach((name, value) -> words.addAll(List.of("--option", name + "=" + value)));
        words.addAll(List.of("--position", position.text()));
        words.addAll(games.equals(index) ? List.of("--index", games) : List.of(games));
        words.add(0, "find");
        List<Object> find = arguments(filters, words.toArray());
        assertEquals(
            expected.stream().map(QuestionsProofTest::name).toList(),
            names(run(find)),
            find::toString);
        words.set(0, "explore");
        List<Object> explore = arguments(filters, words.toArray());
        JsonNode explored = JSON.readTree(run(explore).out());
        assertEquals(expected.size(), explored.path("games").asInt(), explore::toString);
        assertEquals(moves(expected, position), moves(explored), explore::toString);
      }
    }
    assertTrue(found > QUESTIONS / 4, found + " questions have an answer");
  }

  private static int firstPly(GameReplay game, Position<?> position) {
    LineReplay line = game.mainLine().orElseThrow();
    if (!line.last().game().equals(position.game())) {
      return -1;
    }
    for (int ply = 0; ply < line.positions().size(); ply++) {
      if (line.positions().get(ply).transpositionKey() == position.transpositionKey()) {
        return ply;
      }
    }
    return -1;
  }

  /** Counts games, wins, losses, draws, open games, moves to the end, and half points by move. */
  private static Map<String, List<Long>> moves(List<GameReplay> games, Position<?> position) {
    Map<String, long[]> counts = new TreeMap<>();
    for (GameReplay game : games) {
      LineReplay line = game.mainLine().orElseThrow();
      List<String> counted = new ArrayList<>();
      for (int ply = 0; ply < line.legalPlies() && !position.isOver(); ply++) {
        Position<?> at = line.positions().get(ply);
        String move = line.moves().get(ply).notation();
        if (at.transpositionKey() == position.transpositionKey() && !counted.contains(move)) {
          counted.add(move);
          long[] count = counts.computeIfAbsent(move, unused -> new long[7]);
          Player mover = at.toMove().orElseThrow();
          boolean isWon = game.result().winner().filter(mover::equals).isPresent();
          boolean isLost = game.result().winner().filter(mover.opponent()::equals).isPresent();
          boolean isDrawn = game.result() == GameResult.DRAW;
          count[0]++;
          count[1] += isWon ? 1 : 0;
          count[2] += isLost ? 1 : 0;
          count[3] += isDrawn ? 1 : 0;
          count[4] += isWon || isLost || isDrawn ? 0 : 1;
          count[5] += line.legalPlies() - ply;
          count[6] += isWon ? 2 : isDrawn ? 1 : 0;
        }
      }
    }
    Map<String, List<Long>> lists = new TreeMap<>();
    counts.forEach((move, count) -> lists.put(move, Arrays.stream(count).boxed().toList()));
    return lists;
  }

  private static Map<String, List<Long>> moves(JsonNode explored) {
    Map<String, List<Long>> lists = new TreeMap<>();
    for (JsonNode move : explored.path("moves")) {
      long games = move.path("games").asLong();
      lists.put(
          move.path("move").asString(),
          List.of(
              games,
              move.path("wins").asLong(),
              move.path("losses").asLong(),
              move.path("draws").asLong(),
              move.path("unfinished").asLong(),
              Math.round(move.path("length").asDouble() * games),
              Math.round(move.path("points").asDouble() * 2)));
      long finished = games - move.path("unfinished").asLong();
      assertEquals(finished > 0, move.has("score"));
      if (finished > 0) {
        assertEquals(
            move.path("points").asDouble() / finished, move.path("score").asDouble(), 1e-12);
      }
    }
    return lists;
  }
}
