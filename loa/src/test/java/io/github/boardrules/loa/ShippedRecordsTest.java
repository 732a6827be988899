package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.text.Strictness;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The games of people and programs that the project ships. Unlike those of {@link RealRecordsTest},
 * these files are part of every clone: this test is never skipped.
 */
class ShippedRecordsTest {
  private static final Path RECORDS = Path.of("..", "examples", "records", "loa");

  private static List<GameReplay> replays(String preset) throws IOException {
    Validator validator =
        Validator.of(GameTypes.of(List.of(new LoaGameType())))
            .withDefaultGame("loa")
            .withOverridingOptions(Options.of("preset", preset));
    List<GameReplay> replays = new ArrayList<>();
    for (Path file : files()) {
      try (Stream<GameReplay> verdicts = validator.open(file).replays()) {
        verdicts.forEach(
            verdict -> {
              assertEquals(List.of(), verdict.problems(), file.toString());
              replays.add(verdict);
            });
      }
    }
    return replays;
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(RECORDS)) {
      return files.sorted(Comparator.naturalOrder()).toList();
    }
  }

  /**
   * Replays each game with the naive implementation. Fails if the distance of a move, a capture or
   * the end of a game differs between the implementations.
   */
  @ParameterizedTest
  @ValueSource(strings = {"SOUCIE", "SACKSON_1969", "COMPUTER_TOURNAMENT"})
  void replaysAgreeWithTheNaiveImplementation(String preset) throws IOException {
    int plies = 0;
    List<GameReplay> replays = replays(preset);
    for (GameReplay replay : replays) {
      LoaPosition start = (LoaPosition) replay.mainLine().orElseThrow().positions().get(0);
      NaiveLoa naive =
          NaiveLoa.start(
              Starts.naiveRules(canonical(preset)),
              cells(start, Color.BLACK),
              cells(start, Color.WHITE),
              'b');
      for (RecordedMove move : replay.record().moves()) {
        assertTrue(naive.legalMoves().contains(move.notation()), () -> where(replay) + move);
        naive = naive.play(move.notation());
        plies++;
      }
      String expected =
          replay
              .outcome()
              .map(
                  outcome ->
                      outcome.winner().map(w -> w == Player.FIRST ? "b" : "w").orElse("draw")
                          + " "
                          + outcome.reason().name())
              .orElse("");
      assertEquals(naive.outcome(), expected, where(replay));
      assertNotEquals(ClaimedResult.Check.CONTRADICTED, replay.claimCheck(), where(replay));
    }
    assertEquals(78, replays.size());
    assertTrue(plies > 2000, () -> "too few plies");
  }

  private static Options canonical(String preset) {
    return Options.of("bothConnected", preset.equals("SACKSON_1969") ? "DRAW" : "MOVER_WINS")
        .with("noLegalMove", preset.equals("COMPUTER_TOURNAMENT") ? "PASSES" : "LOSES")
        .with("repetition", preset.equals("SOUCIE") ? "MOVER_LOSES" : "DRAW")
        .with("repetitionAt", preset.equals("COMPUTER_TOURNAMENT") ? "3" : "2")
        .with(
            "order",
            switch (preset) {
              case "SOUCIE" -> "noMove,repetition,connection";
              case "SACKSON_1969" -> "connection,noMove,repetition";
              default -> "connection,repetition";
            });
  }

  private static String where(GameReplay replay) {
    return replay.record().header().tags() + " ";
  }

  private static Set<String> cells(LoaPosition position, Color color) {
    Set<String> names = new TreeSet<>();
    for (Cell cell : position.pieces(color)) {
      names.add(cell.toString());
    }
    return names;
  }

  private static GameReplay game(String tag, String value) throws IOException {
    return replays("SOUCIE").stream()
        .filter(r -> r.record().header().tag(tag).equals(Optional.of(value)))
        .findFirst()
        .orElseThrow();
  }

  private static LoaPosition after(GameReplay replay, int ply) {
    return (LoaPosition) replay.mainLine().orElseThrow().positions().get(ply);
  }

  /** The headers say what the sources say. Fails if a tag or the result of a record is changed. */
  @ParameterizedTest
  @CsvSource({
    "'Appendix F, game 5', Fifth Computer Olympiad, 2000, MIA, MONA, 0-1",
    "'Appendix F, game 7', Fifth Computer Olympiad, 2000, MIA, MONA, 1-0",
    "Yearout-Dulcich, Correspondence game, 1993, Paul Yearout, Fabio Dulcich, *",
    "Kok-Wikman game 1, Mind Sports Olympiad 1997, 1997.08.19, Fred Kok (the Netherlands),"
        + " Ragnar Wikman (Finland), *",
    "Wikman-Kok game 2, Mind Sports Olympiad 1997, 1997.08.20, Ragnar Wikman (Finland),"
        + " Fred Kok (The Netherlands), *"
  })
  void publishedGamesNamePlayersEventYearAndResult(
      String name, String event, String date, String first, String second, String result)
      throws IOException {
    RecordHeader header = game("GameName", name).record().header();
    assertEquals(
        List.of(event, date, first, second),
        Stream.of("Event", "Date", "First", "Second")
            .map(tag -> header.tag(tag).orElseThrow())
            .toList());
    assertEquals(Optional.of(result), header.claim().map(ClaimedResult::text));
  }

  /** Diagram 11: White could capture on f1, and Black on h3, and neither did so then. */
  @Test
  void theFifthGameOfTheMatchOf2000AfterG8G4() throws IOException {
    GameReplay replay = game("GameName", "Appendix F, game 5");
    LoaPosition position = after(replay, 11);
    assertEquals("g8-g4", replay.record().moves().get(10).notation());
    assertEquals("1bb1b3/2ww3w/w6w/6bw/5bbw/w4bbw/2www3/1b1b1bb1 w", placement(position));
    assertTrue(position.violation("h3:f1", Strictness.STRICT).isEmpty());
    assertEquals("a6-d3", replay.record().moves().get(11).notation());
    for (int ply : new int[] {12, 14}) { // the seventh and the eighth move of Black
      assertTrue(after(replay, ply).violation("f1:h3", Strictness.STRICT).isEmpty());
    }
    // "or later in the game" is empty: White captures on f1 at once.
    assertEquals("h3:f1", replay.record().moves().get(15).notation());
  }

  /**
   * Diagram 12: the caption "14. … e5-f4" is a misprint. That move is illegal, and the record has
   * e5-d4. Fails if a piece may move fewer squares than there are pieces on its line.
   */
  @Test
  void theCaptionOfDiagram12IsAMisprint() throws IOException {
    GameReplay replay = game("GameName", "Appendix F, game 5");
    LoaPosition position = after(replay, 27);
    assertEquals(
        LoaViolationCode.WRONG_DISTANCE,
        position.violation("e5-f4", Strictness.STRICT).orElseThrow().code());
    assertEquals("e5-d4", replay.record().moves().get(27).notation());
    LoaPosition diagram = after(replay, 28);
    assertEquals("8/2w1w3/7w/1bw4w/1b1w1bb1/1b1w1bb1/2wwwb2/3b1w2 b", placement(diagram));
    // Black's pieces on the left and on the right are separated.
    assertFalse(diagram.isConnected(Color.BLACK));
    assertEquals(3, diagram.clumpCount(Color.BLACK));
  }

  /** Diagram 14: after 12. … c7:e5 both b4-b7 and d8-b8 are legal; the program chose the first. */
  @Test
  void theSeventhGameOfTheMatchOf2000AfterC7E5() throws IOException {
    GameReplay replay = game("GameName", "Appendix F, game 7");
    LoaPosition position = after(replay, 24);
    assertEquals("c7:e5", replay.record().moves().get(23).notation());
    assertEquals("2bb4/8/6w1/1bwww2w/wbb1b1w1/1w6/w7/4w3 b", placement(position));
    assertTrue(position.violation("b4-b7", Strictness.STRICT).isEmpty());
    assertTrue(position.violation("d8-b8", Strictness.STRICT).isEmpty());
    assertEquals("b4-b7", replay.record().moves().get(24).notation());
  }

  private static String placement(LoaPosition position) {
    List<String> words = Splitter.on(' ').splitToList(position.text());
    return words.get(0) + " " + words.get(1);
  }
}
