package io.github.boardrules.core.record.parser;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.record.RecordedMove;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Collects the annotations of a move. */
public final class MoveAnnotations {
  private final CommentBuilder comment = new CommentBuilder();
  private ImmutableList<Integer> glyphs = ImmutableList.of();
  private @Nullable List<LineBuilder> variations;
  private @Nullable Duration clock;
  private @Nullable Map<String, ImmutableList<String>> properties;

  public void comment(String text) {
    comment.add(text);
  }

  public void glyph(int glyph) {
    if (glyphs.size() < Nags.MAX_COUNT) {
      glyphs = ImmutableList.<Integer>builder().addAll(glyphs).add(glyph).build();
    }
  }

  /** Sets the clock of the move. If it is already set, keeps it and returns false. */
  public boolean clock(Duration left) {
    boolean isFirst = clock == null;
    clock = isFirst ? left : clock;
    return isFirst;
  }

  public void property(String name, String text) {
    if (properties == null) {
      properties = new LinkedHashMap<>();
    }
    properties.merge(name, ImmutableList.of(text), MoveAnnotations::concat);
  }

  private static ImmutableList<String> concat(ImmutableList<String> a, ImmutableList<String> b) {
    return ImmutableList.<String>builder().addAll(a).addAll(b).build();
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
        buildVariations(),
        Optional.ofNullable(clock),
        properties == null ? ImmutableMap.of() : ImmutableMap.copyOf(properties));
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
