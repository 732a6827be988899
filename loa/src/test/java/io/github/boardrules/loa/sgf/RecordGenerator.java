package io.github.boardrules.loa.sgf;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.loa.LoaGameType;
import io.github.boardrules.loa.LoaMove;
import io.github.boardrules.loa.LoaPosition;
import java.time.Duration;
import java.util.List;
import java.util.Random;

/** Generates legal records of Lines of Action with texts that are hard to write. */
final class RecordGenerator {
  private static final List<String> PIECES =
      List.of(
          "a",
          "word",
          " ",
          "  ",
          "\n",
          "\n\n",
          "\t",
          "\"",
          "\\",
          "\\\\",
          "\\n",
          "\\u0041",
          "\\u",
          "{",
          "}",
          "[",
          "]",
          "(",
          ")",
          "(;",
          ")\n(;GM[09]",
          "\n[Event \"x\"]",
          "%",
          "\n%",
          ";",
          "1-0",
          "*",
          "$1",
          ":",
          "!",
          "é",
          "€",
          "漢字",
          "\ud83d\ude00",
          "\u00a0",
          "\u2028",
          "\ufeff",
          "\0",
          "\u0007",
          "x".repeat(200),
          "1.",
          "]]",
          "[%",
          "[%clk 0:00:01]",
          "%5D",
          "C[");

  private final Random random;

  /** Creates a generator that makes short records of small choices. */
  RecordGenerator(Random random) {
    this.random = random;
  }

  GameRecord record() {
    GameRecord.Builder game = GameRecord.builder().game("loa");
    Options options = Options.none();
    if (random.nextBoolean()) {
      options = options.with("size", Integer.toString(random.nextInt(4) + 5));
    }
    if (random.nextInt(4) == 3) {
      options = options.with("repetitionAt", "4");
    }
    LoaPosition start = new LoaGameType().game(options).start();
    if (random.nextInt(4) == 3) {
      LoaPosition setup = start.play(choose(start));
      game.setup(setup.text());
      start = setup;
    }
    options = start.game().options();
    RecordHeader header = RecordHeader.none().withComment(text());
    for (String tag : List.of("Event", "First", "Second", "GameComment", "Mood", "TE", "x_1")) {
      if (random.nextInt(3) == 2) {
        header = header.withTag(tag, text());
      }
    }
    ImmutableList<RecordedMove> moves = line(start, random.nextInt(20), 3, true);
    LoaPosition last = start;
    for (RecordedMove move : moves) {
      last = last.play(move.text());
    }
    return game.options(options).header(withResult(header, last)).moves(moves).build();
  }

  private RecordHeader withResult(RecordHeader header, LoaPosition last) {
    if (last.isOver()) {
      return header.withClaim(ClaimedResult.of(last.outcome().orElseThrow()));
    }
    Player loser = random.nextBoolean() ? Player.FIRST : Player.SECOND;
    return switch (random.nextInt(6)) {
      case 5 -> header.withTermination(Termination.resignation(loser));
      case 1 -> header.withTermination(Termination.forfeit(loser));
      case 2 -> header.withTermination(Termination.onTime(loser));
      case 3 -> header.withTermination(Termination.agreedDraw());
      case 4 -> header.withClaim(ClaimedResult.of(GameResult.wonBy(loser)));
      default -> header;
    };
  }

  /**
   * Returns a line. The first move of a variation has no variations of its own, because SGF does
   * not distinguish them from further variations of the move that it replaces.
   */
  private ImmutableList<RecordedMove> line(
      LoaPosition start, int length, int depth, boolean isMainLine) {
    ImmutableList.Builder<RecordedMove> line = ImmutableList.builder();
    LoaPosition position = start;
    for (int i = 0; i < length && !position.isOver(); i++) {
      LoaMove move = choose(position);
      RecordedMove recorded =
          RecordedMove.of(move.toString())
              .annotate(
                  notes ->
                      notes
                          .withCommentBefore(random.nextInt(8) == 7 ? text() : "")
                          .withCommentAfter(random.nextInt(5) == 4 ? text() : ""));
      if (random.nextInt(6) == 5) {
        recorded = recorded.annotate(notes -> notes.withNags(random.nextInt(8) + 1));
        recorded =
            recorded.annotate(notes -> notes.withClock(Duration.ofMillis(random.nextInt(1 << 25))));
      }
      if (random.nextInt(12) == 11) {
        recorded = recorded.annotate(notes -> notes.withNags(random.nextInt(256), 1, 6));
        for (String name : List.of("TR", "BL", "WL", "C", "SZ", "TAG", "TE", "eval", "x_1")) {
          if (random.nextInt(3) == 2) {
            recorded =
                recorded.annotate(
                    notes -> notes.withProperty(name, text()).withProperty(name, "3"));
          }
        }
      }
      while (depth > 0 && (isMainLine || i > 0) && random.nextInt(6) == 5) {
        recorded = recorded.withVariation(line(position, 1 + random.nextInt(4), depth - 1, false));
      }
      line.add(recorded);
      position = position.playUnchecked(move);
    }
    return line.build();
  }

  private LoaMove choose(LoaPosition position) {
    return position.legalMoves().get(random.nextInt(position.legalMoveCount()));
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(12); i >= 0; i--) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return text.toString();
  }
}
