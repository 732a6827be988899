package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.Immutable;
import java.time.Duration;
import java.util.Optional;

/**
 * The annotations of a move in a record. Immutable and a value.
 *
 * <pre>{@code
 * MoveAnnotations.none().withCommentAfter("The only move.").withNags(1);
 * }</pre>
 *
 * @param commentBefore the comment before the move; empty if there is none
 * @param commentAfter the comment on the move, which joins several comments by line feeds; empty if
 *     there is none
 * @param nags the numeric annotation glyphs of PGN, 0 to 255; {@code !} is 1
 * @param clock the time left to the player after the move, not negative; empty if the record does
 *     not state it
 * @param properties all other annotations, such as markup or the clock of the opponent: at least
 *     one text for each name, which in SGF is the name of the property
 */
@Immutable
public record MoveAnnotations(
    String commentBefore,
    String commentAfter,
    ImmutableList<Integer> nags,
    Optional<Duration> clock,
    ImmutableMap<String, ImmutableList<String>> properties) {
  private static final MoveAnnotations NONE =
      new MoveAnnotations("", "", ImmutableList.of(), Optional.empty(), ImmutableMap.of());

  /**
   * Creates annotations.
   *
   * @param commentBefore the comment before the move
   * @param commentAfter the comment on the move
   * @param nags the annotation glyphs
   * @param clock the time left to the player
   * @param properties all other annotations
   * @throws IllegalArgumentException if a glyph is not from 0 to 255, if the time is negative, or
   *     if a property does not have the name of a {@linkplain RecordHeader#isTagName tag}
   */
  public MoveAnnotations {
    checkNotNull(commentBefore, "commentBefore");
    checkNotNull(commentAfter, "commentAfter");
    for (int nag : nags) {
      checkArgument(
          nag >= 0 && nag <= 255,
          "An annotation glyph must be a number from 0 to 255, but is %s",
          nag);
    }
    clock.ifPresent(
        left ->
            checkArgument(!left.isNegative(), "The time must not be negative, but is %s", left));
    for (String name : properties.keySet()) {
      checkArgument(RecordHeader.isTagName(name), "A property cannot have the name %s", name);
    }
  }

  /** {@return the annotations of a move that has none} */
  public static MoveAnnotations none() {
    return NONE;
  }

  /** {@return whether the move has no annotations} */
  public boolean isEmpty() {
    return equals(NONE);
  }

  /**
   * {@return these annotations with another comment before the move}
   *
   * @param text any text; empty for no comment
   */
  public MoveAnnotations withCommentBefore(String text) {
    return new MoveAnnotations(Newlines.unify(text), commentAfter, nags, clock, properties);
  }

  /**
   * {@return these annotations with another comment on the move}
   *
   * @param text any text; empty for no comment
   */
  public MoveAnnotations withCommentAfter(String text) {
    return new MoveAnnotations(commentBefore, Newlines.unify(text), nags, clock, properties);
  }

  /**
   * {@return these annotations with other annotation glyphs}
   *
   * @param numbers the glyphs, each from 0 to 255
   * @throws IllegalArgumentException if a number is out of range
   */
  public MoveAnnotations withNags(Integer... numbers) {
    ImmutableList<Integer> all = ImmutableList.copyOf(numbers);
    return new MoveAnnotations(commentBefore, commentAfter, all, clock, properties);
  }

  /**
   * {@return these annotations with a clock reading}
   *
   * @param left the time left to the player after the move, not negative
   * @throws IllegalArgumentException if the time is negative
   */
  public MoveAnnotations withClock(Duration left) {
    return new MoveAnnotations(commentBefore, commentAfter, nags, Optional.of(left), properties);
  }

  /**
   * {@return these annotations with one more value of a property}
   *
   * @param name the name; for SGF, capital letters
   * @param value any text
   * @throws IllegalArgumentException if the name is not that of a {@linkplain
   *     RecordHeader#isTagName tag}
   */
  public MoveAnnotations withProperty(String name, String value) {
    ImmutableList.Builder<String> values = ImmutableList.builder();
    values.addAll(properties.getOrDefault(name, ImmutableList.of())).add(Newlines.unify(value));
    ImmutableMap<String, ImmutableList<String>> all =
        ImmutableMap.<String, ImmutableList<String>>builder()
            .putAll(properties)
            .put(name, values.build())
            .buildKeepingLast();
    return new MoveAnnotations(commentBefore, commentAfter, nags, clock, all);
  }
}
