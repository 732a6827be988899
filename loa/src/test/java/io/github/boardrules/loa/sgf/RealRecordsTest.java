package io.github.boardrules.loa.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.loa.LoaGameType;
import io.github.boardrules.loa.LoaViolationCode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Compares the replay of published games of people and programs with the results of an independent
 * implementation. The files are not part of the project; without them, the tests are skipped.
 */
final class RealRecordsTest {
  private static final Path RECORDS = Path.of("..", "..", "shared", "records");
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final RecordFormat SGF = new SgfFormat();

  @BeforeAll
  static void assumeThatTheFilesExist() {
    assumeTrue(
        Files.isDirectory(RECORDS),
        "SKIPPED: the published records are not at " + RECORDS.toAbsolutePath().normalize());
  }

  @ParameterizedTest
  @ValueSource(strings = {"SOUCIE", "SACKSON_1969", "COMPUTER_TOURNAMENT"})
  void replaysAgreeWithTheIndependentImplementation(String preset) throws IOException {
    List<JsonNode> expected = expected();
    String openFile = "";
    List<ParsedGame> games = List.of();
    int compared = 0;
    for (JsonNode line : expected) {
      String file = line.get("file").asString();
      if (!file.equals(openFile)) {
        games = read(file);
        openFile = file;
      }
      ParsedGame game = games.get(line.get("game").asInt() - 1);
      compare(line, preset, game);
      compared++;
    }
    assertEquals(778, compared);
  }

  private static void compare(JsonNode expected, String preset, ParsedGame game) {
    String where = expected.get("file").asString() + " game " + expected.get("game").asInt();
    JsonNode verdict = expected.get(preset);
    GameReplay replay = replay(game, preset);
    assertEquals(ImmutableList.of(), game.problems(), where);
    assertEquals(expected.get("setup").asString(), game.record().setupName(), where);
    assertEquals(
        text(expected, "claimed"), game.record().header().claim().map(ClaimedResult::text), where);
    assertEquals(expected.get("moves").asInt(), game.record().moves().size(), where);
    assertEquals(verdict.get("legalPlies").asInt(), replay.legalPlies(), where);
    assertEquals(text(verdict, "winner"), winner(replay), where);
    assertEquals(
        text(verdict, "reason"),
        replay.outcome().map(outcome -> outcome.reason().jsonName()),
        where);
    assertEquals(text(verdict, "end"), end(replay), where);
    Optional<String> refused =
        replay.mainLine().flatMap(LineReplay::refused).map(move -> "illegal " + move);
    assertEquals(text(verdict, "problem"), refused, where);
    assertEquals(refused.isPresent() ? 1 : 0, replay.problems().size(), where);
    JsonNode after = verdict.get("movesAfterTheEnd");
    int more = game.record().moves().size() - replay.legalPlies();
    assertEquals(after == null ? 0 : after.asInt(), replay.outcome().isPresent() ? more : 0, where);
  }

  /** Returns how a legal game ended other than by its rules, in the words of the file. */
  private static Optional<String> end(GameReplay replay) {
    boolean isLegal = replay.mainLine().stream().allMatch(line -> line.problem().isEmpty());
    if (replay.mainLine().isEmpty() || !isLegal || replay.outcome().isPresent()) {
      return Optional.empty();
    }
    Position<?> last = replay.mainLine().orElseThrow().last();
    return Optional.of(
        replay
            .termination()
            .map(
                end ->
                    (end.kind() == Termination.Kind.RESIGNATION ? "resign" : end.kind().text())
                        + end.loser()
                            .flatMap(last::side)
                            .map(loser -> " by " + loser.name())
                            .orElse(""))
            .orElse("unfinished"));
  }

  private static Optional<String> text(JsonNode node, String key) {
    return Optional.ofNullable(node.get(key)).filter(v -> !v.isNull()).map(JsonNode::asString);
  }

  @Test
  void anIllegalMoveHasItsLocation() throws IOException {
    GameReplay replay = replay(read("boardspace/mindsports-1.sgf").get(1), "SOUCIE");
    RecordProblem problem = replay.problems().get(0);
    assertEquals(RecordProblem.Code.ILLEGAL_MOVE, problem.code());
    assertEquals(LoaViolationCode.NOT_ON_A_LINE.name(), problem.reason());
    assertEquals(10, problem.ply());
    assertEquals(lineOf("boardspace/mindsports-1.sgf", "W[a4:d8]"), problem.location().line());
    assertEquals(3, problem.location().column());
  }

  @Test
  void anUnsupportedVariantHasItsLocation() throws IOException {
    ImmutableList<RecordProblem> problems = read("boardspace/gemma-1.sgf").get(0).problems();
    assertEquals(1, problems.size());
    assertEquals(RecordProblem.Code.UNSUPPORTED_SETUP, problems.get(0).code());
    assertEquals(1, problems.get(0).location().line());
    assertEquals("(;SZ[8]SU[".length() + 1, problems.get(0).location().column());
  }

  @Test
  void anUnsupportedVariantIsNotReplayed() throws IOException {
    GameReplay replay = replay(read("boardspace/gemma-1.sgf").get(0), "SOUCIE");
    assertEquals(Optional.empty(), replay.mainLine());
    assertEquals(RecordProblem.Code.UNSUPPORTED_SETUP, replay.problems().get(0).code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"BRG", "SGF"})
  void aWrittenGameIsReadAsTheSameGame(String name) throws IOException {
    RecordFormat format = name.equals("SGF") ? SGF : BrgFormat.BRG;
    for (String file :
        ImmutableSet.copyOf(expected().stream().map(l -> l.get("file").asString()).toList())) {
      List<ParsedGame> games = read(file);
      for (ParsedGame game : games.subList(0, Math.min(games.size(), 40))) {
        GameReplay replay = replay(game, "SACKSON_1969");
        String text = format.write(replay);
        List<ParsedGame> again = Records.read(format, text);
        assertEquals(1, again.size(), text);
        assertEquals(ImmutableList.of(), again.get(0).problems(), text);
        GameReplay other = options().replay(again.get(0).record());
        assertEquals(
            replay.mainLine().orElseThrow().positions(),
            other.mainLine().orElseThrow().positions());
        assertEquals(
            replay.mainLine().orElseThrow().moves(), other.mainLine().orElseThrow().moves());
        assertEquals(game.record().moves().size(), again.get(0).record().moves().size());
        assertEquals(replay.termination(), other.termination(), text);
        assertEquals(
            game.record().header().termination(),
            again.get(0).record().header().termination(),
            text);
        assertEquals(
            game.record().header().result(), again.get(0).record().header().result(), text);
        assertEquals(
            game.record().header().comment(), again.get(0).record().header().comment(), text);
        assertEquals(
            game.record().header().tag("First"), again.get(0).record().header().tag("First"), text);
        assertEquals(
            game.record().header().tag("GameComment"),
            again.get(0).record().header().tag("GameComment"),
            text);
        for (int i = 0; i < game.record().moves().size(); i++) {
          assertEquals(
              game.record().moves().get(i).annotations().commentAfter(),
              again.get(0).record().moves().get(i).annotations().commentAfter(),
              text);
          assertEquals(
              game.record().moves().get(i).annotations().commentBefore(),
              again.get(0).record().moves().get(i).annotations().commentBefore(),
              text);
        }
        assertEquals(text, format.write(other));
      }
    }
  }

  private static Validator options() {
    return Validator.of(GameTypes.of(ImmutableList.of(new LoaGameType())));
  }

  private static GameReplay replay(ParsedGame game, String preset) {
    Options options = Options.of("preset", preset);
    return options().withDefaultGame("loa").withOverridingOptions(options).replay(game.record());
  }

  private static Optional<String> winner(GameReplay replay) {
    Position<?> last = replay.mainLine().orElseThrow().last();
    return last.outcome().flatMap(Outcome::winner).flatMap(last::side).map(Side::name);
  }

  private static List<ParsedGame> read(String file) throws IOException {
    RecordFormat format = file.contains(".sgf") ? SGF : BrgFormat.BRG;
    try (InputStreamReader in = new InputStreamReader(open(file), StandardCharsets.UTF_8)) {
      return Records.read(format, in);
    }
  }

  private static InputStream open(String file) throws IOException {
    InputStream in = Files.newInputStream(RECORDS.resolve(file));
    return file.endsWith(".gz") ? new GZIPInputStream(in) : in;
  }

  private static long lineOf(String file, String text) throws IOException {
    List<String> lines = Files.readAllLines(RECORDS.resolve(file), StandardCharsets.UTF_8);
    return lines.indexOf(text) + 1L;
  }

  private static List<JsonNode> expected() throws IOException {
    List<JsonNode> lines = new ArrayList<>();
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(open("expected.jsonl.gz"), StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        lines.add(JSON.readTree(line));
      }
    }
    return lines;
  }
}
