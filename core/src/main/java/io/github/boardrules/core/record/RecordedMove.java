package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;

/**
 * A move of a {@link GameRecord} with its annotations. It need not be legal or in the notation of
 * the game. Immutable and a value; equality ignores the location.
 *
 * @param text the move as the record writes it
 * @param notation the text that the game parses: the same text, unless the format has its own
 *     notation for moves
 * @param location where the move is
 * @param commentBefore the comment before the move; empty if there is none
 * @param commentAfter the comment on the move; empty if there is none; several comments become
 *     lines of one
 * @param nags the numeric annotation glyphs of PGN, 0 to 255; {@code !} is 1
 * @param variations the alternatives to this move, each with at least one move; the first move of
 *     an alternative has no variations, because they are alternatives to this move as well
 */
public record RecordedMove(
    String text,
    String notation,
    TextLocation location,
    String commentBefore,
    String commentAfter,
    ImmutableList<Integer> nags,
    ImmutableList<ImmutableList<RecordedMove>> variations) {

  /**
   * Creates a move. The variations of the first move of a variation become variations of this move.
   *
   * @param text the move as the record writes it
   * @param notation the text that the game parses
   * @param location where the move is
   * @param commentBefore the comment before the move
   * @param commentAfter the comment on the move
   * @param nags the annotation glyphs
   * @param variations the alternatives to the move
   * @throws IllegalArgumentException if a glyph is not from 0 to 255, or a variation is empty
   */
  public RecordedMove {
    for (int i = 0; i < nags.size(); i++) {
      int nag = nags.get(i);
      checkArgument(
          nag >= 0 && nag <= 255, "An annotation glyph is a number from 0 to 255, not %s", nag);
    }
    for (int i = 0; i < variations.size(); i++) {
      checkArgument(!variations.get(i).isEmpty(), "A variation must have at least one move");
      if (!variations.get(i).get(0).variations.isEmpty()) {
        variations = flatten(variations);
      }
    }
  }

  private static ImmutableList<ImmutableList<RecordedMove>> flatten(
      ImmutableList<ImmutableList<RecordedMove>> variations) {
    ImmutableList.Builder<ImmutableList<RecordedMove>> all = ImmutableList.builder();
    for (ImmutableList<RecordedMove> variation : variations) {
      RecordedMove first = variation.get(0);
      all.add(
          ImmutableList.<RecordedMove>builder()
              .add(first.withVariations(ImmutableList.of()))
              .addAll(variation.subList(1, variation.size()))
              .build());
      all.addAll(first.variations);
    }
    return all.build();
  }

  /**
   * {@return a move without annotations}
   *
   * @param text the move in the notation of its game
   */
  public static RecordedMove of(String text) {
    return new RecordedMove(
        text, text, TextLocation.nowhere(), "", "", ImmutableList.of(), ImmutableList.of());
  }

  /**
   * {@return this move with another comment before it}
   *
   * @param comment any text; empty for no comment
   */
  public RecordedMove withCommentBefore(String comment) {
    String lines = Newlines.unify(comment);
    return new RecordedMove(text, notation, location, lines, commentAfter, nags, variations);
  }

  /**
   * {@return this move with another comment on it}
   *
   * @param comment any text; empty for no comment
   */
  public RecordedMove withCommentAfter(String comment) {
    String lines = Newlines.unify(comment);
    return new RecordedMove(text, notation, location, commentBefore, lines, nags, variations);
  }

  /**
   * {@return this move with other annotation glyphs}
   *
   * @param numbers the glyphs, each from 0 to 255
   * @throws IllegalArgumentException if a number is out of range
   */
  public RecordedMove withNags(Integer... numbers) {
    ImmutableList<Integer> all = ImmutableList.copyOf(numbers);
    return new RecordedMove(text, notation, location, commentBefore, commentAfter, all, variations);
  }

  /**
   * {@return this move with one more alternative}
   *
   * @param moves the moves of the alternative, at least one
   * @throws IllegalArgumentException if there are no moves
   */
  public RecordedMove withVariation(Iterable<RecordedMove> moves) {
    return withVariations(
        ImmutableList.<ImmutableList<RecordedMove>>builder()
            .addAll(variations)
            .add(ImmutableList.copyOf(moves))
            .build());
  }

  private RecordedMove withVariations(ImmutableList<ImmutableList<RecordedMove>> all) {
    return new RecordedMove(text, notation, location, commentBefore, commentAfter, nags, all);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof RecordedMove other
        && text.equals(other.text)
        && notation.equals(other.notation)
        && commentBefore.equals(other.commentBefore)
        && commentAfter.equals(other.commentAfter)
        && nags.equals(other.nags)
        && variations.equals(other.variations);
  }

  @Override
  public int hashCode() {
    return 31 * text.hashCode() + commentAfter.hashCode();
  }

  /** The move as the record writes it. */
  @Override
  public String toString() {
    return text;
  }
}
