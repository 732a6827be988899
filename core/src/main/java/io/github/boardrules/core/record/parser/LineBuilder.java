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

  /** The moves with annotations or variations, by their index. */
  private @Nullable Map<Integer, MoveBuilder> builders;

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
    String comment = commentOnNext.take();
    moves.add(new RecordedMove(text, notation, location));
    if (!comment.isEmpty()) {
      last().commentBefore(comment);
    }
  }

  /**
   * Appends a mark to the text and the notation of the last move, unless the text becomes longer
   * than a maximum. There must be a move.
   *
   * @return whether the mark was appended
   */
  public boolean appendToLast(String mark, int maximum) {
    RecordedMove last = moves.get(moves.size() - 1);
    if (last.text().length() + mark.length() > maximum) {
      return false;
    }
    moves.set(
        moves.size() - 1,
        new RecordedMove(last.text() + mark, last.notation() + mark, last.location()));
    return true;
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
  public ImmutableList<RecordedMove> build() {
    if (!moves.isEmpty() && !commentOnNext.isEmpty()) {
      last().comment(takeComment());
    }
    if (builders != null) {
      builders.forEach((index, builder) -> moves.set(index, builder.on(moves.get(index))));
    }
    return ImmutableList.copyOf(moves);
  }
}
