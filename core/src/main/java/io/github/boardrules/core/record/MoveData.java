package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The components of a {@link RecordedMove}. */
@Immutable
@SuppressWarnings("Immutable") // copies its lists
record MoveData(
    String text,
    String notation,
    TextLocation location,
    MoveAnnotations annotations,
    List<List<RecordedMove>> variations)
    implements RecordedMove {
  MoveData {
    checkNotNull(text, "text");
    checkNotNull(notation, "notation");
    checkNotNull(location, "location");
    checkNotNull(annotations, "annotations");
    if (!variations.isEmpty()) {
      for (List<RecordedMove> variation : variations) {
        checkArgument(!variation.isEmpty(), "A variation must have at least one move");
      }
      variations = flatten(variations);
      checkArgument(
          nesting(variations) <= ReadLimits.MAX_NESTING,
          "Variations must not be nested deeper than %s",
          ReadLimits.MAX_NESTING);
    }
  }

  /**
   * Returns how deep variations are nested. The moves in them have been checked, which bounds the
   * recursion.
   */
  private static int nesting(List<List<RecordedMove>> variations) {
    int deepest = 0;
    for (List<RecordedMove> variation : variations) {
      for (RecordedMove move : variation) {
        deepest = Math.max(deepest, 1 + nesting(move.variations()));
      }
    }
    return deepest;
  }

  private static List<List<RecordedMove>> flatten(List<List<RecordedMove>> variations) {
    ImmutableList.Builder<List<RecordedMove>> all = ImmutableList.builder();
    for (List<RecordedMove> variation : variations) {
      RecordedMove first = variation.get(0);
      all.add(
          first.variations().isEmpty()
              ? ImmutableList.copyOf(variation)
              : withoutAlternatives(variation));
      all.addAll(first.variations());
    }
    return all.build();
  }

  /** Returns a line whose first move has no variations. */
  private static List<RecordedMove> withoutAlternatives(List<RecordedMove> line) {
    RecordedMove first = line.get(0);
    return ImmutableList.<RecordedMove>builder()
        .add(
            new MoveData(
                first.text(),
                first.notation(),
                first.location(),
                first.annotations(),
                ImmutableList.of()))
        .addAll(line.subList(1, line.size()))
        .build();
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof MoveData other
        && text.equals(other.text)
        && notation.equals(other.notation)
        && annotations.equals(other.annotations)
        && variations.equals(other.variations);
  }

  @Override
  public int hashCode() {
    return 31 * text.hashCode() + annotations.commentAfter().hashCode();
  }

  /** Returns the move as the record writes it. */
  @Override
  public String toString() {
    return text;
  }
}
