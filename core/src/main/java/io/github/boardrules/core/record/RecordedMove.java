package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A move of a {@link GameRecord} with its annotations and variations. It need not be legal or in
 * the notation of the game. Immutable and a value; equality ignores the location. More methods may
 * be added to this type.
 */
@Immutable
public sealed interface RecordedMove permits MoveData {
  /** {@return the move as the record writes it} */
  String text();

  /**
   * {@return the text that the game parses; the same text, unless the format has its own notation
   * for moves}
   */
  String notation();

  /** {@return where the move begins} */
  TextLocation location();

  /** {@return the comments, glyphs, clock and properties of the move} */
  MoveAnnotations annotations();

  /**
   * {@return the alternatives to this move, each with at least one move; nested at most 100 deep.
   * The first move of an alternative has no variations of its own, because they are alternatives to
   * this move as well}
   */
  List<List<RecordedMove>> variations();

  /**
   * {@return a move without annotations and variations}
   *
   * @param text the move in the notation of its game
   */
  static RecordedMove of(String text) {
    return of(text, text, TextLocation.nowhere());
  }

  /**
   * {@return a move without annotations and variations}
   *
   * @param text the move as the record writes it
   * @param notation the text that the game parses
   * @param location where the move is
   */
  static RecordedMove of(String text, String notation, TextLocation location) {
    return new MoveData(text, notation, location, MoveAnnotations.none(), ImmutableList.of());
  }

  /**
   * {@return this move with other annotations}
   *
   * <pre>{@code move.annotate(notes -> notes.withCommentAfter("The only move.").withNags(1))}</pre>
   *
   * @param change returns the annotations, given the present ones
   */
  default RecordedMove annotate(UnaryOperator<MoveAnnotations> change) {
    return new MoveData(text(), notation(), location(), change.apply(annotations()), variations());
  }

  /**
   * {@return this move with one more alternative} The variations of the first move of an
   * alternative become alternatives to this move.
   *
   * @param moves the moves of the alternative, at least one
   * @throws IllegalArgumentException if there are no moves, or if variations are nested deeper than
   *     100
   */
  default RecordedMove withVariation(Iterable<RecordedMove> moves) {
    return new MoveData(
        text(),
        notation(),
        location(),
        annotations(),
        ImmutableList.<List<RecordedMove>>builder()
            .addAll(variations())
            .add(ImmutableList.copyOf(moves))
            .build());
  }
}
