package io.github.boardrules.core.record.parser;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordedMove;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the annotations of a move: its comment, glyphs and variations. */
public final class MoveAnnotations {
  private final CommentBuilder comment = new CommentBuilder();
  private ImmutableList<Integer> glyphs = ImmutableList.of();
  private @Nullable List<LineBuilder> variations;

  public void comment(String text) {
    comment.add(text);
  }

  public void glyph(int glyph) {
    if (glyphs.size() < Nags.MAX_COUNT) {
      glyphs = ImmutableList.<Integer>builder().addAll(glyphs).add(glyph).build();
    }
  }

  public LineBuilder newVariation() {
    if (variations == null) {
      variations = new ArrayList<>(1);
    }
    LineBuilder line = new LineBuilder();
    variations.add(line);
    return line;
  }

  /** Returns a move with these annotations. Drops variations without moves. */
  public RecordedMove on(RecordedMove move) {
    return new RecordedMove(
        move.text(),
        move.notation(),
        move.location(),
        move.commentBefore(),
        comment.take(),
        glyphs,
        buildVariations());
  }

  private ImmutableList<ImmutableList<RecordedMove>> buildVariations() {
    if (variations == null) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<ImmutableList<RecordedMove>> lines = ImmutableList.builder();
    for (LineBuilder variation : variations) {
      if (!variation.isEmpty()) {
        lines.add(variation.build());
      }
    }
    return lines.build();
  }
}
