package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.Immutable;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The annotations of a move in a record. Immutable and a value. More methods may be added to this
 * type.
 *
 * <pre>{@code
 * MoveAnnotations.none().withCommentAfter("The only move.").withNags(1);
 * }</pre>
 */
@Immutable
public sealed interface MoveAnnotations permits AnnotationsData {
  /** {@return the comment before the move; empty if there is none} */
  String commentBefore();

  /**
   * {@return the comment on the move, which joins several comments by line feeds; empty if there is
   * none}
   */
  String commentAfter();

  /** {@return the numeric annotation glyphs of PGN, 0 to 255; {@code !} is 1} */
  List<Integer> nags();

  /**
   * {@return the time left to the player after the move, not negative; empty if the record does not
   * state it}
   */
  Optional<Duration> clock();

  /**
   * {@return all other annotations, such as markup or the clock of the opponent: at least one text
   * for each name}
   */
  Map<String, List<String>> properties();

  /** {@return the annotations of a move that has none} */
  static MoveAnnotations none() {
    return AnnotationsData.NONE;
  }

  /** {@return whether the move has no annotations} */
  default boolean isEmpty() {
    return equals(AnnotationsData.NONE);
  }

  /**
   * {@return these annotations with another comment before the move}
   *
   * @param text any text; empty for no comment
   */
  default MoveAnnotations withCommentBefore(String text) {
    return new AnnotationsData(Newlines.unify(text), commentAfter(), nags(), clock(), properties());
  }

  /**
   * {@return these annotations with another comment on the move}
   *
   * @param text any text; empty for no comment
   */
  default MoveAnnotations withCommentAfter(String text) {
    return new AnnotationsData(
        commentBefore(), Newlines.unify(text), nags(), clock(), properties());
  }

  /**
   * {@return these annotations with other annotation glyphs}
   *
   * @param numbers the glyphs, each from 0 to 255
   * @throws IllegalArgumentException if a number is out of range
   */
  default MoveAnnotations withNags(Integer... numbers) {
    ImmutableList<Integer> all = ImmutableList.copyOf(numbers);
    return new AnnotationsData(commentBefore(), commentAfter(), all, clock(), properties());
  }

  /**
   * {@return these annotations with a clock reading}
   *
   * @param left the time left to the player after the move, not negative
   * @throws IllegalArgumentException if the time is negative
   */
  default MoveAnnotations withClock(Duration left) {
    return new AnnotationsData(
        commentBefore(), commentAfter(), nags(), Optional.of(left), properties());
  }

  /**
   * {@return these annotations with one more value of a property}
   *
   * @param name the name; some formats require capital letters
   * @param value any text
   * @throws IllegalArgumentException if the name is not that of a {@linkplain
   *     RecordHeader#isTagName tag}
   */
  default MoveAnnotations withProperty(String name, String value) {
    ImmutableList.Builder<String> values = ImmutableList.builder();
    values.addAll(properties().getOrDefault(name, ImmutableList.of())).add(Newlines.unify(value));
    ImmutableMap<String, List<String>> all =
        ImmutableMap.<String, List<String>>builder()
            .putAll(properties())
            .put(name, values.build())
            .buildKeepingLast();
    return new AnnotationsData(commentBefore(), commentAfter(), nags(), clock(), all);
  }
}
