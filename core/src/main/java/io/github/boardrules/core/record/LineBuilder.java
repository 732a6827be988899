package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A line of moves that is being read: the main line, or a variation. */
final class LineBuilder {
  private final List<MoveBuilder> moves = new ArrayList<>();
  private final CommentBuilder commentOnNext = new CommentBuilder();

  int size() {
    return moves.size();
  }

  MoveBuilder get(int index) {
    return moves.get(index);
  }

  @Nullable MoveBuilder last() {
    return moves.isEmpty() ? null : moves.get(moves.size() - 1);
  }

  void add(String text, String notation, TextLocation location) {
    MoveBuilder move = new MoveBuilder(text, notation, location);
    move.commentBefore = commentOnNext.take();
    moves.add(move);
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
    MoveBuilder last = last();
    if (last != null) {
      last.comment(takeComment());
    }
    ImmutableList.Builder<RecordedMove> line = ImmutableList.builderWithExpectedSize(moves.size());
    for (MoveBuilder move : moves) {
      line.add(move.build());
    }
    return line.build();
  }

  /** A move that is being read. */
  static final class MoveBuilder {
    private final String text;
    private final String notation;
    private final TextLocation location;
    private String commentBefore = "";
    private final CommentBuilder commentAfter = new CommentBuilder();
    private ImmutableList<Integer> glyphs = ImmutableList.of();
    private @Nullable List<LineBuilder> variations;

    private MoveBuilder(String text, String notation, TextLocation location) {
      this.text = text;
      this.notation = notation;
      this.location = location;
    }

    void comment(String comment) {
      commentAfter.add(comment);
    }

    void glyph(int glyph) {
      if (glyphs.size() < Glyphs.MAX_COUNT) {
        glyphs = ImmutableList.<Integer>builder().addAll(glyphs).add(glyph).build();
      }
    }

    LineBuilder newVariation() {
      if (variations == null) {
        variations = new ArrayList<>(1);
      }
      LineBuilder line = new LineBuilder();
      variations.add(line);
      return line;
    }

    private RecordedMove build() {
      return new RecordedMove(
          text, notation, location, commentBefore, commentAfter.take(), glyphs, buildVariations());
    }

    private ImmutableList<ImmutableList<RecordedMove>> buildVariations() {
      if (variations == null) {
        return ImmutableList.of();
      }
      ImmutableList.Builder<ImmutableList<RecordedMove>> lines = ImmutableList.builder();
      for (LineBuilder variation : variations) {
        if (variation.size() > 0) {
          lines.add(variation.build());
        }
      }
      return lines.build();
    }
  }
}
