package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordFormats;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.record.brg.BrgFormat;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Checks {@link Promise#RECORD}. */
final class RecordChecks {
  /** BRG and, for example, the formats of the game under test. */
  static final List<RecordFormat> FORMATS = RecordFormats.installed().all();

  private RecordChecks() {}

  static <M extends Move> void check(Sample<M> sample) {
    Game<M> game = sample.game();
    Position<M> start = sample.positions().get(0);
    List<Position<M>> positions = new ArrayList<>(List.of(start));
    List<RecordedMove> moves = new ArrayList<>();
    while (!positions.get(moves.size()).isOver() && moves.size() < Sampler.MOST_PLIES) {
      Position<M> position = positions.get(moves.size());
      M move = position.legalMoves().get(sample.random().nextInt(position.legalMoveCount()));
      moves.add(RecordedMove.of(move.toString()));
      positions.add(position.play(move));
    }
    GameRecord.Builder record =
        GameRecord.builder()
            .game(game.type().id())
            .options(game.options())
            .moves(moves)
            .header(RecordHeader.none().withClaim(claim(positions.get(moves.size()).outcome())));
    if (!start.equals(game.start())) {
      record.setup(start.text());
    }
    Sample.inContext("record", moves, () -> checkRecord(record.build(), positions));
  }

  private static ClaimedResult claim(Optional<Outcome> outcome) {
    return outcome.map(ClaimedResult::of).orElse(ClaimedResult.of(GameResult.UNKNOWN));
  }

  private static <M extends Move> void checkRecord(GameRecord record, List<Position<M>> positions) {
    Validator games = Validator.of(GameTypes.of(List.of(positions.get(0).game().type())));
    GameReplay replay = games.replay(record);
    checkReplay(replay, positions);
    for (RecordFormat format : FORMATS) {
      if (canKeep(format, replay, positions.get(0).game().type())) {
        String text = format.write(replay);
        Sample.inContext(
            "text", text, () -> checkReplay(games.replay(read(format, text, games)), positions));
      }
    }
  }

  /**
   * Returns whether a format can write a game and keep all of it. If it can write the game, BRG and
   * the formats in the package of the game, or in packages below it, must keep all of it.
   */
  static boolean canKeep(RecordFormat format, GameReplay replay, GameType type) {
    if (!format.canWrite(replay)) {
      return false;
    }
    List<RecordProblem> losses = format.losses(replay);
    String home = type.getClass().getPackageName();
    if (format.equals(BrgFormat.BRG)
        || (format.getClass().getPackageName() + ".").startsWith(home + ".")) {
      assertEquals(List.of(), losses, "what the format " + format.id() + " cannot keep");
    }
    return losses.isEmpty();
  }

  private static <M extends Move> void checkReplay(GameReplay replay, List<Position<M>> positions) {
    assertEquals(ImmutableList.of(), replay.problems(), "problems");
    assertEquals(positions, replay.mainLine().orElseThrow().positions(), "positions");
    assertEquals(positions.get(positions.size() - 1).outcome(), replay.outcome(), "outcome");
    if (replay.outcome().isPresent()) {
      assertEquals(ClaimedResult.Check.AGREES, replay.claimCheck(), "result");
    }
  }

  static GameRecord read(RecordFormat format, String text, Validator games) {
    InputStream bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    try (Stream<GameReplay> verdicts = games.openPlain(format, bytes, "record", false).replays()) {
      List<GameReplay> all = verdicts.toList();
      assertEquals(1, all.size(), "games");
      assertEquals(ImmutableList.of(), all.get(0).problems(), "problems");
      return all.get(0).record();
    }
  }
}
