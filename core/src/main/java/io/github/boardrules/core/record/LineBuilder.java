package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A line of moves that is being read: the main line, or a variation. Most moves have no notes, and
 * cost nothing but themselves.
 */
final class LineBuilder {
  private final List<RecordedMove> moves;
  private final CommentBuilder commentOnNext = new CommentBuilder();

  /** By the indexes of the moves that have any. */
  private @Nullable Map<Integer, MoveAnnotations> notes;

  LineBuilder() {
    this(10);
  }

  /** A line that will probably have so many moves. */
  LineBuilder(int expected) {
    this.moves = new ArrayList<>(expected);
  }

  int size() {
    return moves.size();
  }

  boolean isEmpty() {
    return moves.isEmpty();
  }

  void add(String text, String notation, TextLocation location) {
    String commentBefore = commentOnNext.take();
    moves.add(
        new RecordedMove(
            text, notation, location, commentBefore, "", ImmutableList.of(), ImmutableList.of()));
  }

  /** What is said about a move that is there, to add to it. */
  MoveAnnotations notes(int index) {
    if (notes == null) {
      notes = new HashMap<>();
    }
    return notes.computeIfAbsent(index, i -> new MoveAnnotations());
  }

  /** What is said about the last move, to add to it; there must be one. */
  MoveAnnotations notesOnLast() {
    return notes(moves.size() - 1);
  }

  /** A comment on the next move. */
  void commentNext(String comment) {
    commentOnNext.add(comment);
  }

  /** The comment that is left over, because no move came any more; there is none afterwards. */
  String takeComment() {
    return commentOnNext.take();
  }

  /** The line as it is now. Recursive, no deeper than the variations are. */
  ImmutableList<RecordedMove> build() {
    if (!moves.isEmpty()) {
      String leftOver = takeComment();
      if (!leftOver.isEmpty()) {
        notesOnLast().comment(leftOver);
      }
    }
    if (notes != null) {
      notes.forEach((index, said) -> moves.set(index, said.on(moves.get(index))));
    }
    return ImmutableList.copyOf(moves);
  }
}
