package io.github.boardrules.interchange;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordHandler;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordScanner;
import io.github.boardrules.core.record.TextLocation;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Scans games that are some lines, of which the first one has a form of its own. */
final class LineScanner implements RecordScanner {
  private final RecordInput in;
  private final Predicate<String> isFirst;
  private final Function<GameReport, ? extends Game> games;

  /** The line after the last game; null before the first game and at the end of the text. */
  private @Nullable Line next;

  private record Line(String text, TextLocation at, boolean isCut, boolean isAfterEmptyLine) {}

  /** Reads one game. */
  interface Game {
    /**
     * Returns whether the game can end here. An empty line then ends it, so that a game without its
     * first line is not taken for a part of this one.
     */
    boolean mayEnd();

    /**
     * Reads the next line.
     *
     * @param text the line without its end, cut to the limit of a comment
     * @param at where it begins
     */
    void read(String text, TextLocation at);

    /** Reports what follows from the game as a whole. */
    void finish();
  }

  /**
   * Creates a scanner.
   *
   * @param isFirst whether a line is the first one of a game
   * @param games makes a reader of each game
   */
  LineScanner(
      RecordInput in, Predicate<String> isFirst, Function<GameReport, ? extends Game> games) {
    this.in = checkNotNull(in, "in");
    this.isFirst = isFirst;
    this.games = games;
  }

  @Override
  public boolean next(RecordHandler to) {
    Line first = next == null ? line() : next;
    if (first == null) {
      return false;
    }
    GameReport report = new GameReport(to, in.limits(), first.at);
    if (isFirst.test(first.text)) {
      readGame(first, report);
    } else {
      report.problem(Code.NOT_A_GAME, first.at, "Expected the first line of a game");
      do {
        next = line();
      } while (next != null && !isFirst.test(next.text));
    }
    report.end(in);
    return true;
  }

  private void readGame(Line first, GameReport report) {
    Game game = games.apply(report);
    long end = first.at.offset() + in.limits().get(Limit.CHARACTERS);
    Line line = first;
    do {
      if (line.isCut) {
        report.exceeded(
            Code.TEXT_TOO_LONG, line.at, Limit.COMMENT_LENGTH, "characters in one line");
      } else if (line.at.offset() + line.text.length() > end) {
        report.exceeded(Code.GAME_TOO_LONG, line.at, Limit.CHARACTERS, "characters");
      }
      if (!report.isFull()) {
        game.read(line.text, line.at);
      }
      line = line();
    } while (line != null && !isFirst.test(line.text) && !(line.isAfterEmptyLine && game.mayEnd()));
    next = line;
    game.finish();
  }

  /** Reads the next line that is not blank, without blanks around it; null at the end. */
  private @Nullable Line line() {
    long before = in.line();
    while (JsonStart.isBlank(in.peek())) {
      in.read();
    }
    if (in.peek() == RecordInput.END) {
      return null;
    }
    TextLocation at = in.location();
    StringBuilder line = new StringBuilder();
    boolean isCut = false;
    for (int c = in.peek(); c != '\n' && c != RecordInput.END; c = in.peek()) {
      if (line.length() < in.limits().get(Limit.COMMENT_LENGTH)) {
        line.append((char) c);
      } else {
        isCut = true;
      }
      in.read();
    }
    return new Line(line.toString().stripTrailing(), at, isCut, at.line() - before > 1);
  }
}
