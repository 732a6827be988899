package io.github.boardrules.core.record.parser;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.TextLocation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Builds the moves of a main line or a variation. Moves without annotations need no extra object.
 */
public final class LineBuilder {
  private final List<RecordedMove> moves;
  private final CommentBuilder commentOnNext = new CommentBuilder();

  /** The annotations of the moves that have any, by the index of the move. */
  private @Nullable Map<Integer, MoveAnnotations> notes;

  public LineBuilder() {
    this(10);
  }

  public LineBuilder(int expectedMoves) {
    this.moves = new ArrayList<>(expectedMoves);
  }

  public int size() {
    return moves.size();
  }

  public boolean isEmpty() {
    return moves.isEmpty();
  }

  public void add(String text, String notation, TextLocation location) {
    String commentBefore = commentOnNext.take();
    moves.add(new RecordedMove(text, notation, location, commentBefore));
  }

  /** Appends a mark to the text and the notation of the last move; there must be one. */
  public void appendToLast(String mark) {
    RecordedMove last = moves.remove(moves.size() - 1);
    moves.add(
        new RecordedMove(
            last.text() + mark, last.notation() + mark, last.location(), last.commentBefore()));
  }

  /** Returns the annotations of a move, to add to them. */
  public MoveAnnotations notes(int index) {
    if (notes == null) {
      notes = new HashMap<>();
    }
    return notes.computeIfAbsent(index, i -> new MoveAnnotations());
  }

  /** Returns the annotations of the last move, to add to them. There must be a move. */
  public MoveAnnotations notesOnLast() {
    return notes(moves.size() - 1);
  }

  /** Adds a comment to the move that will be added next. */
  public void commentNext(String comment) {
    commentOnNext.add(comment);
  }

  /** Returns and removes the comment on the next move, for a line without moves. */
  public String takeComment() {
    return commentOnNext.take();
  }

  /**
   * Returns the moves. A comment after a trailing move number becomes a comment on the last move.
   * The recursion is as deep as variations are nested.
   */
  public ImmutableList<RecordedMove> build() {
    if (!moves.isEmpty() && !commentOnNext.isEmpty()) {
      notesOnLast().comment(takeComment());
    }
    if (notes != null) {
      notes.forEach((index, added) -> moves.set(index, added.on(moves.get(index))));
    }
    return ImmutableList.copyOf(moves);
  }
}
