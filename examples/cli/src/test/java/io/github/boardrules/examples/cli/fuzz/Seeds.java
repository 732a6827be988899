package io.github.boardrules.examples.cli.fuzz;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.core.trace.StructuredOptions;
import io.github.boardrules.examples.engine.bulk.Formats;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Inputs derived from real games: the vectors in the modules of the installed games, and the
 * records of the examples.
 */
final class Seeds {
  private static final Validator VALIDATOR = Validator.installed();
  private static final JsonMapper JSON = new JsonMapper();

  /** The approximate maximum number of seeds per game and kind. */
  private static final int MAX_SEEDS = 25;

  /** The maximum number of moves of a seed. Fuzzers work best with small inputs. */
  private static final int MAX_MOVES = 10;

  /** The maximum size of a seed in bytes. */
  private static final int MAX_SIZE = 700;

  /** The number of games of each variant in the formats of other programs. */
  private static final int MAX_EXPORTS = 60;

  /** Variants of other programs. */
  private static final List<String> OTHER_GAMES =
      List.of(
          "loa preset=ABSTRACT_PLAY",
          "loa preset=ABSTRACT_PLAY hole=CENTER size=9",
          "loa board=HEX hole=CENTER preset=ABSTRACT_PLAY setup=scrambled",
          "loa preset=LUDII",
          "loa preset=OPEN_SPIEL",
          "loa plyLimit=7 preset=OPEN_SPIEL",
          "loa preset=PLAY_STRATEGY",
          "loa preset=PLAY_STRATEGY setup=scrambled",
          "linage height=11 preset=ABSTRACT_PLAY width=11");

  private final Path root;

  /** Creates the seeds from a checkout of the project. */
  Seeds(Path root) {
    this.root = root;
  }

  /** Returns the seeds of a target. */
  ImmutableList<byte[]> of(Target target) {
    return Stream.concat(fromVectors(target), fromRecords(target))
        .map(text -> text.getBytes(StandardCharsets.UTF_8))
        .filter(bytes -> bytes.length <= (target.type() == FormatFuzz.class ? 4_000 : MAX_SIZE))
        .collect(toImmutableList());
  }

  private Stream<String> fromVectors(Target target) {
    return GameTypes.installed().all().stream()
        .flatMap(
            type ->
                switch (target) {
                  case CELL ->
                      type.game(Options.none()).board().cells().stream().map(Object::toString);
                  case MOVE -> inputs(type);
                  case POSITION -> some(games(type)).flatMap(this::positions);
                  case OPTIONS -> optionTexts(type);
                  case BRG -> some(games(type)).flatMap(game -> written(BrgFormat.BRG, game));
                  case SGF -> some(games(type)).flatMap(game -> written(RecordFacts.SGF, game));
                  case TRACE -> some(games(type)).map(Seeds::withoutAnswers);
                  case ABSTRACTPLAY, KAGGLE, LUDII, OPENSPIEL, PLAYSTRATEGY, TRAJECTORY ->
                      Stream.empty();
                });
  }

  private Stream<JsonNode> games(GameType type) {
    return vectors(type, "games");
  }

  private Stream<JsonNode> vectors(GameType type, String name) {
    Path file =
        root.resolve(type.id())
            .resolve("src/test/resources/vectors")
            .resolve(type.id())
            .resolve(name + ".jsonl.gz");
    return Files.exists(file) ? lines(file).stream().map(JSON::readTree) : Stream.empty();
  }

  private static List<String> lines(Path file) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a sample of evenly spaced elements. */
  private static <T> Stream<T> some(Stream<T> all) {
    List<T> list = all.toList();
    int step = Math.max(1, list.size() / MAX_SEEDS);
    return Stream.iterate(0, i -> i < list.size(), i -> i + step).map(list::get);
  }

  private static Options options(JsonNode vector) {
    Map<String, Object> values = new LinkedHashMap<>();
    vector
        .path("options")
        .properties()
        .forEach(
            entry -> values.put(entry.getKey(), JSON.treeToValue(entry.getValue(), Object.class)));
    return StructuredOptions.of(values);
  }

  private static ImmutableList<String> moves(JsonNode vector) {
    return vector.path("moves").valueStream().map(JsonNode::asString).collect(toImmutableList());
  }

  private static String head(JsonNode vector) {
    return (vector.path("game").asString() + " " + options(vector)).strip();
  }

  private Stream<String> inputs(GameType type) {
    return Stream.concat(
            some(vectors(type, "bad_inputs")), some(vectors(type, "alternative_inputs")))
        .map(
            vector ->
                Joiner.on('\n')
                    .join(
                        head(vector),
                        Joiner.on(' ').join(moves(vector)),
                        vector.path("input").asString()));
  }

  private Stream<String> optionTexts(GameType type) {
    return Stream.concat(some(games(type)), vectors(type, "bad_options"))
        .map(
            vector -> {
              try {
                return Optional.of(type.id() + "\n" + options(vector));
              } catch (IllegalArgumentException e) {
                return Optional.<String>empty();
              }
            })
        .flatMap(Optional::stream)
        .distinct();
  }

  private Stream<String> positions(JsonNode vector) {
    GameReplay replay = VALIDATOR.replay(record(vector));
    List<Position<?>> positions =
        replay.mainLine().map(line -> line.positions()).orElse(ImmutableList.of());
    return Stream.of(positions.size() / 3, positions.size() - 1)
        .filter(i -> i >= 0)
        .map(i -> head(vector) + "\n" + positions.get(i).text());
  }

  private static GameRecord record(JsonNode vector) {
    return GameRecord.builder()
        .game(vector.path("game").asString())
        .options(options(vector))
        .moves(moves(vector).stream().map(RecordedMove::of).toList())
        .build();
  }

  private Stream<String> written(RecordFormat format, JsonNode vector) {
    return written(format, record(vector));
  }

  private Stream<String> written(RecordFormat format, GameRecord record) {
    List<RecordedMove> moves = record.moves().stream().limit(MAX_MOVES).toList();
    GameReplay replay = VALIDATOR.replay(record.toBuilder().moves(moves).build());
    return format.canWrite(replay) ? Stream.of(format.write(replay)) : Stream.empty();
  }

  private static String withoutAnswers(JsonNode vector) {
    ((ObjectNode) vector).remove(List.of("plies", "outcome"));
    ArrayNode moves = (ArrayNode) vector.path("moves");
    while (moves.size() > MAX_MOVES) {
      moves.remove(moves.size() - 1);
    }
    return vector.toString();
  }

  // Records

  private Stream<String> fromRecords(Target target) {
    return switch (target) {
      case BRG -> records().flatMap(record -> written(BrgFormat.BRG, record));
      case SGF -> records().flatMap(record -> written(RecordFacts.SGF, record));
      case ABSTRACTPLAY, KAGGLE, LUDII, OPENSPIEL, PLAYSTRATEGY, TRAJECTORY ->
          exports(target.folder());
      case CELL, MOVE, POSITION, OPTIONS, TRACE -> Stream.empty();
    };
  }

  /** Returns short random games of the presets of other programs in the format of one of them. */
  private static Stream<String> exports(String id) {
    RecordFormat format = Formats.find(id).orElseThrow();
    return GameTypes.installed().all().stream()
        .flatMap(
            type ->
                OTHER_GAMES.stream()
                    .filter(game -> game.startsWith(type.id() + " "))
                    .map(game -> type.game(Options.parse(game.substring(type.id().length() + 1)))))
        .flatMap(game -> IntStream.range(0, MAX_EXPORTS).mapToObj(seed -> replay(game, seed)))
        .filter(format::canWrite)
        .map(format::write);
  }

  private static GameReplay replay(Game<?> game, int seed) {
    Random random = new Random(seed);
    List<RecordedMove> moves = new ArrayList<>();
    Position<?> position = game.start();
    for (int i = 0; i < seed % MAX_MOVES && !position.isOver(); i++) {
      int index = random.nextInt(position.legalMoveCount());
      moves.add(RecordedMove.of(position.legalMoves().get(index).notation()));
      position = position.successor(index);
    }
    GameRecord.Builder record =
        GameRecord.builder().game(game.type().id()).options(game.options()).moves(moves);
    switch (seed % 4) {
      case 0 ->
          record.header(RecordHeader.none().withTermination(Termination.resignation(Player.FIRST)));
      case 1 ->
          record.header(
              RecordHeader.none()
                  .withTag("Date", "2001.02.03")
                  .withTag("First", "Ann")
                  .withComment("A game"));
      case 2 ->
          record.header(
              RecordHeader.none()
                  .withClaim(ClaimedResult.of(GameResult.DRAW))
                  .withTag("GameId", "7"));
      default -> {}
    }
    return VALIDATOR.replay(record.build());
  }

  private Stream<GameRecord> records() {
    List<GameRecord> records = new ArrayList<>();
    for (RecordFormat format : List.of(BrgFormat.BRG, RecordFacts.SGF)) {
      for (Path file : files(format.extension())) {
        readInto(records, format, file);
      }
    }
    return records.stream();
  }

  private List<Path> files(String extension) {
    try (Stream<Path> files = Files.walk(root.resolve("examples/records"))) {
      return files.filter(file -> file.toString().endsWith(extension)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void readInto(List<GameRecord> records, RecordFormat format, Path file) {
    try (Stream<GameReplay> games = VALIDATOR.withFormat(format).open(file).replays()) {
      games.map(GameReplay::record).forEach(records::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
