package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A move of a {@link GameRecord} with its annotations and variations. It need not be legal or in
 * the notation of the game. Immutable and a value; equality ignores the location.
 *
 * @param text the move as the record writes it
 * @param notation the text that the game parses; the same text, unless the format has its own
 *     notation for moves
 * @param location where the move begins
 * @param annotations the comments, glyphs, clock and properties of the move
 * @param variations the alternatives to this move, each with at least one move; nested at most 100
 *     deep. The first move of an alternative has no variations of its own, because they are
 *     alternatives to this move as well
 */
@Immutable
public record RecordedMove(
    String text,
    String notation,
    TextLocation location,
    MoveAnnotations annotations,
    ImmutableList<ImmutableList<RecordedMove>> variations) {

  /**
   * Creates a move. The variations of the first move of a variation become variations of this move.
   *
   * @param text the move as the record writes it
   * @param notation the text that the game parses
   * @param location where the move is
   * @param annotations the annotations of the move
   * @param variations the alternatives to the move
   * @throws IllegalArgumentException if a variation is empty, or if variations are nested deeper
   *     than 100
   */
  public RecordedMove {
    checkNotNull(text, "text");
    checkNotNull(notation, "notation");
    checkNotNull(location, "location");
    checkNotNull(annotations, "annotations");
    if (!variations.isEmpty()) {
      for (ImmutableList<RecordedMove> variation : variations) {
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
   * Creates a move without annotations and variations.
   *
   * @param text the move as the record writes it
   * @param notation the text that the game parses
   * @param location where the move is
   */
  public RecordedMove(String text, String notation, TextLocation location) {
    this(text, notation, location, MoveAnnotations.none(), ImmutableList.of());
  }

  /**
   * Returns how deep variations are nested. The moves in them have been checked, which bounds the
   * recursion.
   */
  private static int nesting(ImmutableList<ImmutableList<RecordedMove>> variations) {
    int deepest = 0;
    for (ImmutableList<RecordedMove> variation : variations) {
      for (RecordedMove move : variation) {
        deepest = Math.max(deepest, 1 + nesting(move.variations));
      }
    }
    return deepest;
  }

  private static ImmutableList<ImmutableList<RecordedMove>> flatten(
      ImmutableList<ImmutableList<RecordedMove>> variations) {
    ImmutableList.Builder<ImmutableList<RecordedMove>> all = ImmutableList.builder();
    for (ImmutableList<RecordedMove> variation : variations) {
      RecordedMove first = variation.get(0);
      all.add(first.variations.isEmpty() ? variation : withoutAlternatives(variation));
      all.addAll(first.variations);
    }
    return all.build();
  }

  /** Returns a line whose first move has no variations. */
  private static ImmutableList<RecordedMove> withoutAlternatives(ImmutableList<RecordedMove> line) {
    return ImmutableList.<RecordedMove>builder()
        .add(line.get(0).withVariations(ImmutableList.of()))
        .addAll(line.subList(1, line.size()))
        .build();
  }

  /**
   * {@return a move without annotations and variations}
   *
   * @param text the move in the notation of its game
   */
  public static RecordedMove of(String text) {
    return new RecordedMove(text, text, TextLocation.nowhere());
  }

  /**
   * {@return this move with other annotations}
   *
   * <pre>{@code move.annotate(notes -> notes.withCommentAfter("The only move.").withNags(1))}</pre>
   *
   * @param change returns the annotations, given the present ones
   */
  public RecordedMove annotate(UnaryOperator<MoveAnnotations> change) {
    return new RecordedMove(text, notation, location, change.apply(annotations), variations);
  }

  /**
   * {@return this move with one more alternative}
   *
   * @param moves the moves of the alternative, at least one
   * @throws IllegalArgumentException if there are no moves, or if variations are nested deeper than
   *     250
   */
  public RecordedMove withVariation(Iterable<RecordedMove> moves) {
    return withVariations(
        ImmutableList.<ImmutableList<RecordedMove>>builder()
            .addAll(variations)
            .add(ImmutableList.copyOf(moves))
            .build());
  }

  private RecordedMove withVariations(ImmutableList<ImmutableList<RecordedMove>> all) {
    return new RecordedMove(text, notation, location, annotations, all);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof RecordedMove other
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
