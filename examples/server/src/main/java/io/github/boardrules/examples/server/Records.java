package io.github.boardrules.examples.server;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.PlayedGame;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.core.record.ReplayOptions;
import io.github.boardrules.examples.bulk.Formats;
import io.github.boardrules.examples.bulk.RecordTexts;
import io.github.boardrules.examples.bulk.Verdict;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Games as texts: read from strangers, and written. */
final class Records {
  private static final ReadLimits LIMITS = ReadLimits.defaults().withProblems(20);

  private final ReplayOptions replayOptions;

  Records(GameTypes games) {
    this.replayOptions = ReplayOptions.of(games);
  }

  /** What is taken of one text. */
  static ReadLimits limits() {
    return LIMITS;
  }

  /** What is to be said of a game. */
  Verdict judge(ParsedGame game) {
    return Verdict.of("", 0, game, replayOptions);
  }

  /**
   * The format of a name.
   *
   * @param name {@code brg} or {@code sgf}
   * @throws Refusal if there is no such format
   */
  static RecordFormat format(String name) {
    return Formats.find(name)
        .orElseThrow(() -> Refusal.of(422, "format", "There is no such format of records"));
  }

  /**
   * A game of a text, to be played on.
   *
   * @param text records in any format
   * @param number which of them, counted from 1
   * @throws Refusal if there is none, or something is wrong with it
   */
  PlayedGame<?> read(String text, int number) {
    InputStream bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    try (RecordReader reader = RecordTexts.tell(bytes).open(new StringReader(text), "", LIMITS)) {
      return Verdict.of("", reader, number, record -> replayOptions)
          .<PlayedGame<?>>map(Records::played)
          .orElseThrow(() -> Refusal.of(422, "record", "There is no such game in it"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static PlayedGame<?> played(Verdict verdict) {
    ImmutableList<Problem> problems = Problem.of(verdict);
    if (!problems.isEmpty()) {
      Problem first = problems.get(0);
      throw Refusal.of(422, "record", first.message())
          .with("line", first.line())
          .with("column", first.column())
          .with("problems", problems);
    }
    return verdict.replay().mainLine().orElseThrow().played();
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
    /** Everything that is wrong with a game, reading first. */
    static ImmutableList<Problem> of(Verdict verdict) {
      return verdict.problems().stream().map(Problem::of).collect(toImmutableList());
    }

    private static Problem of(RecordProblem problem) {
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
  String write(PlayedGame<?> played, RecordFormat format) {
    Replay replay = Replay.of(played.toRecord(), replayOptions);
    if (!format.canWrite(replay)) {
      throw Refusal.of(422, "format", "This game is not written in this format");
    }
    return format.write(replay);
  }
}
