package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Collects the annotations and variations of a move. */
final class MoveBuilder {
  /** The maximum number of glyphs of one move; further ones are dropped. */
  private static final int MAX_GLYPHS = 20;

  private final CommentBuilder commentAfter = new CommentBuilder();
  private final List<Integer> glyphs = new ArrayList<>(0);
  private final List<LineBuilder> variations = new ArrayList<>(0);
  private final Map<String, ImmutableList.Builder<String>> properties = new LinkedHashMap<>(0);
  private String commentBefore = "";
  private @Nullable Duration clock;

  void commentBefore(String text) {
    commentBefore = text;
  }

  void comment(String text) {
    commentAfter.add(text);
  }

  void glyph(int glyph) {
    if (glyphs.size() < MAX_GLYPHS) {
      glyphs.add(glyph);
    }
  }

  /** Sets the clock of the move. If it is already set, keeps it and returns false. */
  boolean clock(Duration left) {
    boolean isFirst = clock == null;
    clock = isFirst ? left : clock;
    return isFirst;
  }

  void property(String name, String text) {
    properties.computeIfAbsent(name, key -> ImmutableList.builder()).add(text);
  }

  /**
   * Adds a variation that begins with a ply. The one before must be complete: it is dropped if it
   * has no moves.
   */
  LineBuilder newVariation(int firstPly) {
    LineBuilder line = new LineBuilder(firstPly);
    int last = variations.size() - 1;
    if (last >= 0 && variations.get(last).isEmpty()) {
      variations.set(last, line);
    } else {
      variations.add(line);
    }
    return line;
  }

  /** Returns the same move with these annotations and variations. Drops empty variations. */
  RecordedMove on(RecordedMove move) {
    MoveAnnotations annotations =
        new AnnotationsData(
            commentBefore,
            commentAfter.take(),
            ImmutableList.copyOf(glyphs),
            Optional.ofNullable(clock),
            ImmutableMap.copyOf(
                Maps.transformValues(properties, ImmutableList.Builder<String>::build)));
    ImmutableList.Builder<List<RecordedMove>> lines = ImmutableList.builder();
    for (LineBuilder variation : variations) {
      if (!variation.isEmpty()) {
        lines.add(variation.build());
      }
    }
    return new MoveData(move.text(), move.notation(), move.location(), annotations, lines.build());
  }
}
