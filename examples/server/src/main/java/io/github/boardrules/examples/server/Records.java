package io.github.boardrules.examples.server;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.ReadGame;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.core.record.RecordWriter;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.ReplayOptions;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** Games as texts: read from strangers, and written. */
final class Records {
  private static final ReadLimits LIMITS = ReadLimits.defaults().withProblems(20);
  private static final CharMatcher BLANK = CharMatcher.whitespace().or(CharMatcher.is('\uFEFF'));

  private final ReplayOptions replayOptions;
  private final RecordWriter writer = RecordWriter.installed();

  Records(GameTypes games) {
    this.replayOptions = ReplayOptions.of(games);
  }

  /** What is taken of one text. */
  static ReadLimits limits() {
    return LIMITS;
  }

  /** A game, replayed. */
  Replay replay(GameRecord record) {
    return Replay.of(record, replayOptions);
  }

  /**
   * The format of a name.
   *
   * @param name {@code brg} or {@code sgf}
   * @throws Refusal if there is no such format
   */
  static RecordFormat format(String name) {
    return Arrays.stream(RecordFormat.values())
        .filter(format -> format.extension().equals("." + name))
        .findFirst()
        .orElseThrow(() -> Refusal.of(422, "format", "There is no such format of records"));
  }

  /** The format that the beginning of a text shows. */
  static RecordFormat guess(String text) {
    int begin = BLANK.negate().indexIn(text);
    return begin >= 0 && text.charAt(begin) == '(' ? RecordFormat.SGF : RecordFormat.BRG;
  }

  /**
   * A game of a text, to be played on.
   *
   * @param text records in any format
   * @param number which of them, counted from 1
   * @throws Refusal if there is none, or something is wrong with it
   */
  Line read(String text, int number) {
    try (RecordReader reader = RecordReader.open(guess(text), new StringReader(text), "", LIMITS)) {
      Optional<ReadGame> game = reader.next();
      while (game.isPresent() && game.get().number() < number) {
        game = reader.next();
      }
      return game.filter(found -> found.number() == number)
          .map(this::line)
          .orElseThrow(() -> Refusal.of(422, "record", "There is no such game in it"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Line line(ReadGame game) {
    Replay replay = replay(game.record());
    ImmutableList<Problem> problems = problems(game, replay);
    if (!problems.isEmpty()) {
      Problem first = problems.get(0);
      throw Refusal.of(422, "record", first.message())
          .with("line", first.line())
          .with("column", first.column())
          .with("problems", problems);
    }
    return Line.of(replay.line().orElseThrow());
  }

  /**
   * Everything that is wrong with a game, reading first.
   *
   * @param game the game as it was read
   * @param replay the same as it was played
   */
  static ImmutableList<Problem> problems(ReadGame game, Replay replay) {
    return Stream.concat(game.problems().stream(), replay.problems().stream())
        .map(Problem::of)
        .collect(toImmutableList());
  }

  /**
   * Something that is wrong with a record, as answers have it.
   *
   * @param code what
   * @param reason the same more finely
   * @param message one sentence for people
   * @param ply the move that it is found in or behind, counted from 1
   * @param line where, counted from 1
   * @param column where, counted from 1
   */
  record Problem(String code, String reason, String message, int ply, long line, long column) {
    static Problem of(RecordProblem problem) {
      return new Problem(
          problem.code().name(),
          problem.reason(),
          problem.message(),
          problem.ply(),
          problem.location().line(),
          problem.location().column());
    }
  }

  /**
   * A game as a text.
   *
   * @throws Refusal if the game is not written in this format
   */
  String write(Line line, RecordFormat format) {
    GameRecord.Builder record =
        GameRecord.builder()
            .game(line.game().type().id())
            .options(line.game().options())
            .moves(line.moves().stream().map(RecordedMove::of).toList());
    line.setup().ifPresent(record::setup);
    line.last().outcome().map(ClaimedResult::of).ifPresent(record::claim);
    Replay replay = replay(record.build());
    if (!writer.canWrite(format, replay)) {
      throw Refusal.of(422, "format", "This game is not written in this format");
    }
    return writer.write(format, replay);
  }
}
