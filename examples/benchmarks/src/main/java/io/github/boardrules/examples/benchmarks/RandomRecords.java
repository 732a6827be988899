package io.github.boardrules.examples.benchmarks;

import static com.google.common.collect.ImmutableList.toImmutableList;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordFormats;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.loa.Loa;
import io.github.boardrules.loa.LoaGame;
import io.github.boardrules.loa.LoaMove;
import io.github.boardrules.loa.LoaPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Generates texts with records of legal random games and their correct results. */
final class RandomRecords {
  static final RecordFormat SGF = RecordFormats.installed().get("sgf");

  private static final RecordHeader HEADER =
      RecordHeader.none()
          .withTag("Event", "Benchmark")
          .withPlayer(Player.FIRST, Player.FIRST.name())
          .withPlayer(Player.SECOND, Player.SECOND.name());

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
    Validator options = Validator.installed();
    return Stream.generate(() -> record(game, minPlies))
        .limit(games)
        .map(record -> format.write(options.replay(record)))
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
    ClaimedResult result = ClaimedResult.of(position.outcome().orElseThrow());
    return builder(played, moves).header(HEADER.withClaim(result)).build();
  }

  /** Returns an unfinished game of Lines of Action without captures, of a given length. */
  static GameRecord quiet(int plies) {
    RandomPlay random = new RandomPlay(Contest.LOA, 98_765);
    LoaGame game = Loa.game();
    LoaPosition position = game.start();
    List<String> moves = new ArrayList<>();
    while (moves.size() < plies) {
      LoaMove move = random.choose(position);
      LoaPosition next = position.playUnchecked(move);
      boolean isCapture = move instanceof LoaMove.PieceMove piece && piece.isCapture();
      if (!isCapture && !next.isOver()) {
        moves.add(move.toString());
        position = next;
      }
    }
    return builder(game, moves).build();
  }

  private static GameRecord.Builder builder(Game<?> game, List<String> moves) {
    List<RecordedMove> recorded = moves.stream().map(RecordedMove::of).collect(toImmutableList());
    return GameRecord.builder()
        .game(game.type().id())
        .options(game.options())
        .header(HEADER)
        .moves(recorded);
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
