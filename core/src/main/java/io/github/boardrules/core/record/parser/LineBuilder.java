package io.github.boardrules.core.record.parser;

import io.github.boardrules.core.record.RecordedLine;
import io.github.boardrules.core.record.RecordedMove;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Builds the moves of a main line or a variation. */
public final class LineBuilder {
  private final RecordedLine.Builder moves;
  private final CommentBuilder commentOnNext = new CommentBuilder();

  /** The moves with annotations or variations, by their index. */
  private @Nullable Map<Integer, MoveBuilder> builders;

  /**
   * Begins a line.
   *
   * @param source the name of the text
   */
  public LineBuilder(String source) {
    this.moves = RecordedLine.builder(source);
  }

  public int size() {
    return moves.size();
  }

  public boolean isEmpty() {
    return moves.size() == 0;
  }

  /** Adds a move: characters of a text that {@link CharReader#span} has counted. */
  public void add(CharReader source, int from, int length) {
    source.addMoveAt(from, length, moves);
    takeCommentOnNext();
  }

  public void add(RecordedMove move) {
    moves.add(move);
    takeCommentOnNext();
  }

  private void takeCommentOnNext() {
    if (!commentOnNext.isEmpty()) {
      last().commentBefore(commentOnNext.take());
    }
  }

  /** Appends a mark to the text and the notation of the last move; there must be one. */
  public void appendToLast(String mark) {
    RecordedMove last = moves.last();
    moves.set(
        moves.size() - 1,
        new RecordedMove(last.text() + mark, last.notation() + mark, last.location()));
  }

  /** Returns a builder of a move, to add annotations and variations. */
  public MoveBuilder move(int index) {
    if (builders == null) {
      builders = new HashMap<>();
    }
    return builders.computeIfAbsent(index, i -> new MoveBuilder());
  }

  /** Returns a builder of the last move. There must be a move. */
  public MoveBuilder last() {
    return move(moves.size() - 1);
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
  public RecordedLine build() {
    if (!isEmpty() && !commentOnNext.isEmpty()) {
      last().comment(takeComment());
    }
    RecordedLine plain = moves.build();
    if (builders == null) {
      return plain;
    }
    builders.forEach((index, builder) -> moves.set(index, builder.on(plain.get(index))));
    return moves.build();
  }
}
