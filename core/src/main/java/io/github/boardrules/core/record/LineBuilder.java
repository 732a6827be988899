package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Builds the moves of a main line or a variation. Moves without annotations need no extra object.
 */
final class LineBuilder {
  private final List<RecordedMove> moves = new ArrayList<>();
  private final CommentBuilder commentOnNext = new CommentBuilder();

  /** The moves with annotations or variations, by their index. */
  private @Nullable Map<Integer, MoveBuilder> builders;

  /** The number of the first move in the game, counted from 1. */
  final int firstPly;

  LineBuilder(int firstPly) {
    this.firstPly = firstPly;
  }

  boolean isEmpty() {
    return moves.isEmpty();
  }

  /** Returns the moves so far, without annotations and variations. */
  List<RecordedMove> moves() {
    return moves;
  }

  void add(String text, String notation, TextLocation location) {
    String comment = commentOnNext.take();
    moves.add(RecordedMove.of(text, notation, location));
    if (!comment.isEmpty()) {
      last().commentBefore(comment);
    }
  }

  /** Returns a builder of a move, to add annotations and variations. */
  MoveBuilder move(int index) {
    if (builders == null) {
      builders = new HashMap<>();
    }
    return builders.computeIfAbsent(index, i -> new MoveBuilder());
  }

  /** Returns a builder of the last move. There must be a move. */
  MoveBuilder last() {
    return move(moves.size() - 1);
  }

  /** Adds a comment to the move that will be added next. */
  void commentNext(String comment) {
    commentOnNext.add(comment);
  }

  /** Returns and removes the comment on the next move, for a line without moves. */
  String takeComment() {
    return commentOnNext.take();
  }

  /**
   * Returns the moves. A comment after a trailing move number becomes a comment on the last move.
   * The recursion is as deep as variations are nested.
   */
  List<RecordedMove> build() {
    if (!moves.isEmpty() && !commentOnNext.isEmpty()) {
      last().comment(takeComment());
    }
    if (builders != null) {
      builders.forEach((index, builder) -> moves.set(index, builder.on(moves.get(index))));
    }
    return ImmutableList.copyOf(moves);
  }
}
