package io.github.boardrules.core.record.brg;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.parser.CommentBuilder;
import io.github.boardrules.core.record.parser.LineBuilder;
import io.github.boardrules.core.record.parser.MoveAnnotations;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** The main line of a game that is being parsed, and its open variations. */
final class BrgVariations {
  /** An open variation: its bracket and the line around it. */
  private record Open(TextLocation bracket, LineBuilder outer) {}

  private final LineBuilder mainLine = new LineBuilder(64);
  private final CommentBuilder gameComment = new CommentBuilder();
  private final Deque<Open> open = new ArrayDeque<>();
  private LineBuilder current = mainLine;

  /** Returns the number of moves of the main line. */
  int plies() {
    return mainLine.size();
  }

  /** Returns the innermost line, to add moves to it. */
  LineBuilder current() {
    return current;
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
      MoveAnnotations notes = current.notesOnLast();
      notes.comment(text.startsWith("[%") ? BrgCommands.read(text, notes) : text);
    }
  }

  /**
   * Opens a variation of the last move. If there is no move, drops the variation and returns false.
   */
  boolean open(TextLocation bracket) {
    boolean hasMove = !current.isEmpty();
    open.push(new Open(bracket, current));
    current = hasMove ? current.notesOnLast().newVariation() : new LineBuilder();
    return hasMove;
  }

  /** Closes the innermost variation. */
  void close() {
    current = open.pop().outer();
  }

  /** Returns the bracket of the innermost open variation. */
  TextLocation innermostBracket() {
    return open.getFirst().bracket();
  }

  /** Returns the bracket of the outermost open variation; empty if none is open. */
  Optional<TextLocation> outermostBracket() {
    return Optional.ofNullable(open.peekLast()).map(Open::bracket);
  }

  /** Sets the moves and the comment of a game. */
  void addTo(GameRecord.Builder game) {
    if (mainLine.isEmpty()) {
      gameComment.add(mainLine.takeComment());
    }
    game.comment(gameComment.take()).moves(mainLine.build());
  }
}
