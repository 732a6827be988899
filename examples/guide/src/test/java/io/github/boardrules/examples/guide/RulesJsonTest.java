package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.core.trace.Snapshot;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Tests the recipe for JSON: every position of every installed game survives it. */
class RulesJsonTest {
  private static final GameTypes TYPES = GameTypes.installed();
  private static final JsonMapper MAPPER =
      JsonMapper.builder().addModule(RulesJson.module(TYPES)).build();
  private static final int MAX_BOARD = 9;
  private static final Splitter COLUMNS = Splitter.on('|').trimResults().omitEmptyStrings();

  record Request(Position<?> position, Options options, Cell cell, String move) {}

  @Property
  @Tag("repeated")
  void jsonAndBackIsEqual(@ForAll long seed) {
    Random random = new Random(seed);
    for (GameType type : TYPES.all()) {
      Position<?> position = walk(type.game(options(type, random)).start(), random);
      Options options = position.game().options();
      Cell cell = position.board().cells().get(random.nextInt(position.board().size()));
      Request request = new Request(position, options, cell, "");
      Request read = MAPPER.readValue(MAPPER.writeValueAsString(request), Request.class);
      assertEquals(request, read);
      assertEquals(position.game(), read.position().game());
      assertEquals(options, read(quote(options.toString()), Options.class));
      assertMovesReturn(position);
      assertEquals(plain(position.facts()), json(position.facts()));
      assertEquals(
          position.outcome().map(outcome -> plain(Snapshot.of(outcome))),
          position.outcome().map(RulesJsonTest::json));
    }
  }

  private static <M extends Move> void assertMovesReturn(Position<M> position) {
    for (M move : position.legalMoves()) {
      String text = read(MAPPER.writeValueAsString(move), String.class);
      assertEquals(move, position.parseMove(text, Strictness.STRICT));
    }
  }

  /** Draws values of about half of the options until the game accepts them. */
  private static Options options(GameType type, Random random) {
    for (int attempt = 0; attempt < 50; attempt++) {
      try {
        Options options = Options.none();
        for (Option<?> option : type.options()) {
          if (random.nextBoolean()) {
            options = options.with(option.name(), value(option, random));
          }
        }
        return type.game(options).options();
      } catch (OptionException | SetupException e) {
        // Draw again: the options contradict each other.
      }
    }
    return Options.none();
  }

  private static String value(Option<?> option, Random random) {
    return switch (option.kind()) {
      case CHOICE -> option.values().get(random.nextInt(option.values().size())).name();
      case INTEGER -> {
        Option.Range range = option.range().orElseThrow();
        int byDefault = Integer.parseInt(option.defaultText());
        int max = Math.max(byDefault, Math.min(range.max(), MAX_BOARD));
        int steps = (max - range.min()) / range.step();
        yield Integer.toString(range.min() + range.step() * random.nextInt(steps + 1));
      }
      case FLAG -> Boolean.toString(random.nextBoolean());
      case TEXT -> option.defaultText();
    };
  }

  private static Position<?> walk(Position<?> start, Random random) {
    Position<?> position = start;
    for (int left = random.nextInt(60); left > 0 && !position.isOver(); left--) {
      position = position.successor(random.nextInt(position.legalMoveCount()));
    }
    return position;
  }

  /** What the page says about a mapper without the recipe. */
  @Test
  void plainMapperWritesLittle() {
    JsonMapper plain = new JsonMapper();
    Position<?> loa = TYPES.get("loa").game(Options.none()).start();
    Position<?> iris = TYPES.get("iris").game(Options.none()).start();
    assertEquals("{\"over\":false}", plain.writeValueAsString(loa));
    assertEquals("{\"capture\":false}", plain.writeValueAsString(loa.legalMoves().get(0)));
    assertEquals("{}", plain.writeValueAsString(iris.legalMoves().get(0)));
    assertEquals("{\"empty\":false}", plain.writeValueAsString(Options.of("size", "5")));
    assertEquals("{}", plain.writeValueAsString(loa.game()));
    assertEquals("{\"x\":1,\"y\":0}", plain.writeValueAsString(Cell.parse("b1")));
    assertEquals(Cell.parse("a1"), plain.readValue("{}", Cell.class));
    assertThrows(JacksonException.class, () -> plain.readValue("{}", Position.class));
    assertThrows(JacksonException.class, () -> plain.readValue("{}", Options.class));
  }

  @Test
  void verdictIsItsMap() {
    try (var verdicts =
        Validator.installed().validate("[Game \"loa\"]\n\n1. b1-b3 h7-f7 2. b3-b6 1-0\n", "json")) {
      verdicts.forEach(
          verdict -> {
            assertEquals(plain(verdict.toMap()), json(verdict));
            assertEquals(plain(verdict.problems().get(0).toMap()), json(verdict.problems().get(0)));
          });
    }
  }

  /** Reads the table of the page. */
  @TestFactory
  Stream<DynamicTest> badRequestsHaveTheCodesOfThePage() {
    return Pages.blocks("problems").stream()
        .flatMap(block -> block.code().lines())
        .map(line -> DynamicTest.dynamicTest(line, () -> check(COLUMNS.splitToList(line))));
  }

  private static void check(List<String> columns) {
    Throwable thrown =
        assertThrows(JacksonException.class, () -> read(columns.get(1), Request.class));
    Map<?, ?> problem = json(RequestProblem.of(thrown));
    assertEquals(columns.get(0), problem.get("code"));
    Set<String> keys =
        columns.size() > 2 ? Set.of("code", "message", columns.get(2)) : Set.of("code", "message");
    assertEquals(keys, problem.keySet());
  }

  /** Jackson wraps the exceptions of properties itself, but not those of the whole value. */
  @Test
  void errorsOfTheWholeValueAreErrorsOfJackson() {
    assertWraps(NotationException.class, "\"e0\"", Cell.class);
    assertWraps(OptionException.class, "{\"size\":null}", Options.class);
    assertWraps(
        OptionException.class,
        "{\"game\":\"loa\",\"options\":\"size=99\",\"text\":\"\"}",
        Position.class);
    assertWraps(
        SetupException.class, "{\"game\":\"loa\",\"text\":\"8/8/8/8/8/8/8/8 b\"}", Position.class);
  }

  private static void assertWraps(Class<? extends Exception> cause, String json, Class<?> type) {
    Throwable thrown = assertThrows(JacksonException.class, () -> read(json, type));
    assertInstanceOf(cause, thrown.getCause());
  }

  @Test
  void illegalMovesNameTheirCells() {
    Position<?> start = TYPES.get("loa").game(Options.none()).start();
    Throwable thrown = assertThrows(IllegalMoveException.class, () -> start.play("b1-b4"));
    Map<?, ?> problem = json(RequestProblem.of(thrown));
    assertEquals("WRONG_DISTANCE", problem.get("code"));
    assertEquals(List.of("b1", "b4"), problem.get("cells"));
    assertEquals(
        Map.of("from", "b1", "to", "b4", "expected", 2, "found", 3), problem.get("parameters"));
  }

  @Test
  void optionsTakeNumbersListsAndParts() {
    assertEquals(
        Options.parse("size=5 setup=black:b1,c1;toMove:BLACK"),
        read(
            "{\"size\":5,\"setup\":{\"black\":[\"b1\",\"c1\"],\"toMove\":\"BLACK\"}}",
            Options.class));
  }

  @Test
  void absentOutcomeIsNull() {
    assertEquals("null", MAPPER.writeValueAsString(Optional.<Outcome>empty()));
    assertEquals(Optional.empty(), Optional.ofNullable(read("null", Position.class)));
  }

  @Test
  void thePageShowsWhatTheRecipeWrites() {
    Game<?> small = TYPES.get("loa").game(Options.of("size", "5"));
    Position<?> loa = TYPES.get("loa").game(Options.none()).start();
    Outcome outcome = loa.game().parsePosition("8/8/8/8/8/8/8/bb5w b").outcome().orElseThrow();
    String page = Pages.text(Pages.FOLDER.resolve("json.md"));
    Stream.of(small.start(), small, small.options(), outcome, Cell.parse("b1"))
        .map(MAPPER::writeValueAsString)
        .forEach(json -> assertTrue(page.contains("`" + json + "`"), json));
    assertTrue(page.contains("| `" + new JsonMapper().writeValueAsString(outcome) + "`"));
  }

  private static <T> T read(String json, Class<T> type) {
    return MAPPER.readValue(json, type);
  }

  private static String quote(String text) {
    return MAPPER.writeValueAsString(text);
  }

  private static Map<?, ?> json(Object value) {
    return read(MAPPER.writeValueAsString(value), Map.class);
  }

  /** Returns what a mapper without the recipe reads back. */
  private static Map<?, ?> plain(Map<String, ?> value) {
    JsonMapper mapper = new JsonMapper();
    return mapper.readValue(mapper.writeValueAsString(value), Map.class);
  }
}
