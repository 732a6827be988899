package io.github.boardrules.examples.benchmarks;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.ReplayOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Generates texts with records of legal random games and their correct results. */
final class RandomRecords {
  private final Game<?> game;
  private final RandomPlay random;

  RandomRecords(Contest contest) {
    this.game = contest.newGame();
    this.random = new RandomPlay(contest, 98_765);
  }

  /**
   * Returns the text of some games. Each has at least the given number of plies, unless the game
   * must end earlier.
   */
  String text(RecordFormat format, int games, int minPlies) {
    ReplayOptions options = ReplayOptions.installed();
    return Stream.generate(() -> record(game, minPlies))
        .limit(games)
        .map(record -> format.write(Replay.of(record, options)))
        .reduce("", String::concat);
  }

  private <M extends Move> GameRecord record(Game<M> played, int minPlies) {
    List<String> moves = new ArrayList<>();
    Position<M> position = played.start();
    while (!position.isOver()) {
      M move = random.choose(position);
      if (moves.size() < minPlies) {
        move = continuing(position, move);
      }
      moves.add(move.toString());
      position = position.play(move);
    }
    ImmutableList<RecordedMove> recorded =
        moves.stream().map(RecordedMove::of).collect(toImmutableList());
    return GameRecord.builder()
        .game(played.type().id())
        .options(played.options())
        .tag("Event", "Benchmark")
        .tag(GameRecord.FIRST, Player.FIRST.name())
        .tag(GameRecord.SECOND, Player.SECOND.name())
        .moves(recorded)
        .claim(ClaimedResult.of(position.outcome().orElseThrow()))
        .build();
  }

  /** Replaces a move that ends the game by one that does not, if 100 random attempts find one. */
  private <M extends Move> M continuing(Position<M> position, M first) {
    M move = first;
    for (int tries = 0; tries < 100 && position.play(move).isOver(); tries++) {
      move = random.choose(position);
    }
    return move;
  }
}
