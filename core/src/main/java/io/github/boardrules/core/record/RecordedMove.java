package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;

/**
 * A move as a record has it. Immutable; equal to another that says the same, wherever it stands.
 *
 * @param text the move as it is written
 * @param notation the move as the game is to read it: the same text, unless the format has ways of
 *     its own to write moves
 * @param location where it is written
 * @param commentBefore the comment on what leads to the move; empty if there is none
 * @param commentAfter the comment on the move; empty if there is none, several ones are lines of it
 * @param glyphs what annotators think of the move, as PGN's numbers from 0 to 255 ({@code !} is 1)
 * @param variations alternatives to this move, each of them one move or more; the first move of one
 *     has no variations itself, as they are alternatives to this move as well
 */
public record RecordedMove(
    String text,
    String notation,
    TextLocation location,
    String commentBefore,
    String commentAfter,
    ImmutableList<Integer> glyphs,
    ImmutableList<ImmutableList<RecordedMove>> variations) {

  /**
   * Checks the glyphs and that no variation is empty. Variations of the first move of a variation
   * are put behind it.
   *
   * @param text the move as it is written
   * @param notation the move as the game is to read it
   * @param location where
   * @param commentBefore the comment before
   * @param commentAfter the comment after
   * @param glyphs what annotators think of it
   * @param variations alternatives to it
   * @throws IllegalArgumentException if a glyph is not from 0 to 255, or a variation is empty
   */
  public RecordedMove {
    for (int i = 0; i < glyphs.size(); i++) {
      int glyph = glyphs.get(i);
      checkArgument(glyph >= 0 && glyph <= 255, "glyph %s", glyph);
    }
    for (int i = 0; i < variations.size(); i++) {
      checkArgument(!variations.get(i).isEmpty(), "a variation without moves");
      if (!variations.get(i).get(0).variations.isEmpty()) {
        variations = sideBySide(variations);
      }
    }
  }

  private static ImmutableList<ImmutableList<RecordedMove>> sideBySide(
      ImmutableList<ImmutableList<RecordedMove>> variations) {
    ImmutableList.Builder<ImmutableList<RecordedMove>> all = ImmutableList.builder();
    for (ImmutableList<RecordedMove> variation : variations) {
      RecordedMove first = variation.get(0);
      ImmutableList<RecordedMove> rest = variation.subList(1, variation.size());
      all.add(
          ImmutableList.<RecordedMove>builder()
              .add(first.withoutVariations())
              .addAll(rest)
              .build());
      all.addAll(first.variations);
    }
    return all.build();
  }

  private RecordedMove withoutVariations() {
    return new RecordedMove(
        text, notation, location, commentBefore, commentAfter, glyphs, ImmutableList.of());
  }

  /**
   * {@return a move of which nothing else is said}
   *
   * @param text the move as the game writes it
   */
  public static RecordedMove of(String text) {
    return new RecordedMove(
        text, text, TextLocation.nowhere(), "", "", ImmutableList.of(), ImmutableList.of());
  }

  /**
   * {@return this move with another comment on what leads to it}
   *
   * @param comment any text; empty for none
   */
  public RecordedMove withCommentBefore(String comment) {
    String lines = Newlines.unify(comment);
    return new RecordedMove(text, notation, location, lines, commentAfter, glyphs, variations);
  }

  /**
   * {@return this move with another comment on it}
   *
   * @param comment any text; empty for none
   */
  public RecordedMove withCommentAfter(String comment) {
    String lines = Newlines.unify(comment);
    return new RecordedMove(text, notation, location, commentBefore, lines, glyphs, variations);
  }

  /**
   * {@return this move with other glyphs}
   *
   * @param numbers the glyphs, each from 0 to 255
   * @throws IllegalArgumentException if one is not
   */
  public RecordedMove withGlyphs(Integer... numbers) {
    return new RecordedMove(
        text,
        notation,
        location,
        commentBefore,
        commentAfter,
        ImmutableList.copyOf(numbers),
        variations);
  }

  /**
   * {@return this move with one more alternative to it}
   *
   * @param moves the moves of the alternative, at least one
   * @throws IllegalArgumentException if there is none
   */
  public RecordedMove withVariation(Iterable<RecordedMove> moves) {
    ImmutableList<ImmutableList<RecordedMove>> more =
        ImmutableList.<ImmutableList<RecordedMove>>builder()
            .addAll(variations)
            .add(ImmutableList.copyOf(moves))
            .build();
    return new RecordedMove(text, notation, location, commentBefore, commentAfter, glyphs, more);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof RecordedMove other
        && text.equals(other.text)
        && notation.equals(other.notation)
        && commentBefore.equals(other.commentBefore)
        && commentAfter.equals(other.commentAfter)
        && glyphs.equals(other.glyphs)
        && variations.equals(other.variations);
  }

  @Override
  public int hashCode() {
    return 31 * text.hashCode() + commentAfter.hashCode();
  }

  /** The move as it is written. */
  @Override
  public String toString() {
    return text;
  }
}
