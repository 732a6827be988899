package io.github.boardrules.core.record.brg;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.parser.CommentBuilder;
import io.github.boardrules.core.record.parser.GameLimits;
import io.github.boardrules.core.record.parser.LineBuilder;
import io.github.boardrules.core.record.parser.MoveBuilder;
import io.github.boardrules.core.record.parser.RecordDraft;
import java.util.ArrayDeque;
import java.util.Deque;

/** The main line of a game that is being parsed, and its open variations. */
final class BrgVariations {
  /** An open variation: its bracket and the line around it. */
  private record Open(TextLocation bracket, LineBuilder outer) {}

  private final GameLimits limits;
  private final long maxNesting;
  private final LineBuilder mainLine = new LineBuilder(64);
  private final CommentBuilder gameComment = new CommentBuilder();
  private final Deque<Open> open = new ArrayDeque<>();
  private LineBuilder current = mainLine;

  /** The number of open variations, including those that are not kept. */
  private long depth;

  BrgVariations(GameLimits limits) {
    this.limits = limits;
    this.maxNesting = limits.get(Limit.NESTING);
  }

  /** Returns the number of moves of the main line. */
  int plies() {
    return mainLine.size();
  }

  /** Returns the innermost line, to add moves to it. */
  LineBuilder current() {
    return current;
  }

  /** Returns whether a variation is open. */
  boolean isInVariation() {
    return depth > 0;
  }

  boolean hasGameComment() {
    return !gameComment.isEmpty();
  }

  /**
   * Adds a comment to the next move, to the last move, or to the game if there is no move yet.
   *
   * @param isBeforeMove whether the comment follows a move number
   */
  void addComment(String text, boolean isBeforeMove) {
    if (isBeforeMove || (current.isEmpty() && current != mainLine)) {
      current.commentNext(text);
    } else if (current.isEmpty()) {
      gameComment.add(text);
    } else {
      MoveBuilder last = current.last();
      last.comment(text.startsWith("[%") ? BrgCommands.read(text, last) : text);
    }
  }

  /**
   * Opens a variation of the last move. If there is no move, reports and drops the variation.
   *
   * @param bracket the location of its bracket
   * @param after the location after the bracket
   */
  void open(TextLocation bracket, TextLocation after) {
    depth++;
    if (depth > maxNesting) {
      limits.exceeded(Code.TOO_DEEP, after, plies(), maxNesting, "nested variations");
    }
    if (!limits.isExceeded()) {
      open.push(new Open(bracket, current));
      if (current.isEmpty()) {
        limits.problem(Code.MISPLACED, bracket, plies(), "The variation does not follow a move");
        current = new LineBuilder();
      } else {
        current = current.last().newVariation();
      }
    }
  }

  /**
   * Closes the innermost variation.
   *
   * @param bracket the location of the closing bracket
   */
  void close(TextLocation bracket) {
    if (depth == 0) {
      String message = "The closing bracket has no opening bracket";
      limits.problem(Code.UNBALANCED, bracket, plies(), message);
      return;
    }
    depth--;
    if (!limits.isExceeded()) {
      Open closed = open.pop();
      if (current.isEmpty()) {
        limits.problem(Code.MISPLACED, closed.bracket, plies(), "The variation has no moves");
      }
      current = closed.outer;
    }
  }

  /** Reports the outermost variation that is still open, if any. */
  void reportOpen() {
    if (!open.isEmpty()) {
      String message = "The variation has no closing bracket";
      limits.problem(Code.UNBALANCED, open.getLast().bracket, plies(), message);
    }
  }

  /** Completes a record with the moves and the comment on the game. */
  GameRecord addTo(RecordDraft draft) {
    if (mainLine.isEmpty()) {
      gameComment.add(mainLine.takeComment());
    }
    return draft.build(gameComment.take(), mainLine.build());
  }
}
