package io.github.boardrules.core.record;

import static io.github.boardrules.core.record.TestFormat.BRG;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.testing.CountdownType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records that contradict themselves or cannot be replayed. */
class ReplayDetailsTest {

  /** A game whose start has more counters than the heap. */
  private record Overfull() implements GameType {
    @Override
    public String id() {
      return "overfull";
    }

    @Override
    public String title() {
      return "Overfull";
    }

    @Override
    public About about() {
      return About.of(ImmutableList.of(), 2026, "Nobody can play this game.");
    }

    @Override
    public ImmutableList<Option<?>> options() {
      return ImmutableList.of();
    }

    @Override
    public Game<?> game(Options options) {
      return new CountdownType().game(Options.none()).parsePosition("22 b").game();
    }
  }

  @Test
  void aBadSetupInTheOptionsIsReported() {
    Validator games = Validator.of(GameTypes.of(List.of(new Overfull())));
    GameRecord record = TestRecords.good(BRG, "[Options \"x=1\"]\n[Game \"overfull\"] *");
    RecordProblem problem = games.replay(record).problems().get(0);
    assertEquals(Code.BAD_SETUP, problem.code());
    assertEquals("TOO_MANY", problem.reason());
    assertEquals(11, problem.location().column());
    assertEquals("Not a position: the heap of the game has fewer counters", problem.message());
  }

  @Test
  void theMessageNamesAnUnknownGame() {
    GameReplay replay = TestRecords.OPTIONS.replay(TestRecords.good(BRG, "[Game \"go\"] *"));
    assertEquals("No rules for go are installed", replay.problems().get(0).message());
    GameReplay nameless = TestRecords.OPTIONS.replay(TestRecords.good(BRG, "take1"));
    assertEquals("The record names no game", nameless.problems().get(0).message());
    assertEquals(0, nameless.legalPlies());
    assertEquals(Optional.empty(), nameless.termination());
    assertEquals(Optional.empty(), nameless.outcome());
  }

  @Test
  void aTerminationThatContradictsTheRulesIsReportedWithoutAClaim() {
    String record = "[Setup \"1 b\"]\n[Termination \"resignation by FIRST\"] take1 *";
    GameReplay replay = TestRecords.UNTAGGED.replay(TestRecords.good(BRG, record));
    assertEquals(ClaimedResult.Check.CONTRADICTED, replay.claimCheck());
    RecordProblem problem = replay.problems().get(0);
    assertEquals(
        "The record says that the game ended by resignation of Black,"
            + " but by the rules Black wins (last taken)",
        problem.message());
    assertEquals(1, problem.ply());
  }

  @Test
  void aClaimThatContradictsTheTerminationIsReported() {
    String text = "[Result \"1-0\"]\n[Termination \"forfeit by FIRST\"] take1 *";
    RecordProblem problem =
        TestRecords.UNTAGGED.replay(TestRecords.good(BRG, text)).problems().get(0);
    assertEquals(
        "The record claims 1-0, but also says that the game ended by forfeit of Black",
        problem.message());
    assertEquals("test:1:10", problem.location().toString());
  }

  /** Without a game, players have no sides. */
  @ParameterizedTest
  @CsvSource({"1-0, FIRST, the first player", "0-1, SECOND, the second player"})
  void aContradictionNamesThePlayersOfAnUnknownGame(String result, String loser, String name) {
    String tags =
        "[Game \"go\"]\n[Result \"%s\"]\n[Termination \"forfeit by %s\"]\n* "
            .formatted(result, loser);
    GameRecord record = TestRecords.good(BRG, tags);
    assertEquals(
        "The record claims %s, but also says that the game ended by forfeit of %s"
            .formatted(result, name),
        TestRecords.OPTIONS.replay(record).problems().get(1).message());
  }

  @Test
  void aTerminationWithoutAClaimIsReportedAtItsTag() {
    GameRecord record =
        GameRecord.builder()
            .setup("1 b")
            .header(RecordHeader.none().withTermination(Termination.resignation(Player.FIRST)))
            .moves(List.of(RecordedMove.of("take1")))
            .locations(TextLocation.nowhere(), Map.of("Termination", TextLocation.of("x", 3, 4, 5)))
            .build();
    GameReplay replay = TestRecords.UNTAGGED.replay(record);
    assertEquals(ClaimedResult.Check.CONTRADICTED, replay.claimCheck());
    assertEquals(
        "The record says that the game ended by resignation of Black,"
            + " but by the rules Black wins (last taken)",
        replay.problems().get(0).message());
    assertEquals("x:3:4", replay.problems().get(0).location().toString());
  }

  @Test
  void anAgreedDrawContradictsAClaimedWin() {
    String text = "[Termination \"agreement\"] take1 1-0";
    assertEquals(
        ClaimedResult.Check.CONTRADICTED,
        TestRecords.UNTAGGED.replay(TestRecords.good(BRG, text)).claimCheck());
  }

  @Test
  void aTerminationWithoutALoserContradictsAClaimedDraw() {
    String text = "[Termination \"resignation\"] take1 1/2-1/2";
    GameReplay replay = TestRecords.UNTAGGED.replay(TestRecords.good(BRG, text));
    assertEquals(ClaimedResult.Check.CONTRADICTED, replay.claimCheck());
    assertEquals(
        "The record claims 1/2-1/2, but also says that the game ended by resignation",
        replay.problems().get(0).message());
    Termination noLoser = Termination.of(Termination.Kind.RESIGNATION);
    assertEquals(Optional.of(noLoser), replay.termination());
  }

  @Test
  void aLegalMainLineIsReplayedCompletely() {
    LineReplay line =
        TestRecords.UNTAGGED.replay(TestRecords.good(BRG, "take1 take2")).mainLine().orElseThrow();
    assertEquals(Optional.empty(), line.problem());
    assertEquals(Optional.empty(), line.refused());
    assertEquals(2, line.legalPlies());
    assertEquals("18 b", line.last().text());
  }

  /** The record has the maximum number of options, and the caller adds another one. */
  @Test
  void tooManyOptionsAreReported() {
    Options most = Options.none();
    for (int i = 0; i < Options.MAX_COUNT; i++) {
      most = most.with("a" + i, "1");
    }
    GameRecord record = GameRecord.builder().game("countdown").options(most).build();
    GameReplay replay =
        TestRecords.OPTIONS.withOverridingOptions(Options.of("pile", "9")).replay(record);
    assertEquals(Code.BAD_OPTION, replay.problems().get(0).code());
    assertEquals("OUT_OF_RANGE", replay.problems().get(0).reason());
  }
}
