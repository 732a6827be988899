package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A move of a {@link GameRecord} with its annotations. It need not be legal or in the notation of
 * the game. Immutable and a value; equality ignores the location.
 *
 * @param text the move as the record writes it
 * @param notation the text that the game parses; the same text, unless the format has its own
 *     notation for moves
 * @param location where the move begins
 * @param commentBefore the comment before the move; empty if there is none
 * @param commentAfter the comment on the move, which joins several comments by line feeds; empty if
 *     there is none
 * @param nags the numeric annotation glyphs of PGN, 0 to 255; {@code !} is 1
 * @param variations the alternatives to this move, each with at least one move; nested at most 250
 *     deep. The first move of an alternative has no variations of its own, because they are
 *     alternatives to this move as well
 * @param clock the time left to the player after the move; empty if the record does not state it
 * @param properties all other annotations, such as markup or the clock of the opponent: at least
 *     one text for each name, which in SGF is the name of the property
 */
public record RecordedMove(
    String text,
    String notation,
    TextLocation location,
    String commentBefore,
    String commentAfter,
    ImmutableList<Integer> nags,
    ImmutableList<ImmutableList<RecordedMove>> variations,
    Optional<Duration> clock,
    ImmutableMap<String, ImmutableList<String>> properties) {

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
   * @param clock the time left to the player
   * @param properties all other annotations
   * @throws IllegalArgumentException if a glyph is not from 0 to 255, if a variation is empty, if
   *     variations are nested deeper than 250, or if a property does not have the name of a
   *     {@linkplain GameRecord#isTagName tag}
   */
  public RecordedMove {
    for (int i = 0; i < nags.size(); i++) {
      int nag = nags.get(i);
      checkArgument(
          nag >= 0 && nag <= 255,
          "An annotation glyph must be a number from 0 to 255, but is %s",
          nag);
    }
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
    if (!properties.isEmpty()) {
      for (String name : properties.keySet()) {
        checkArgument(GameRecord.isTagName(name), "A property cannot have the name %s", name);
      }
    }
  }

  /**
   * Creates a move without annotations.
   *
   * @param text the move as the record writes it
   * @param notation the text that the game parses
   * @param location where the move is
   * @param commentBefore the comment before the move
   */
  public RecordedMove(String text, String notation, TextLocation location, String commentBefore) {
    this(
        text,
        notation,
        location,
        commentBefore,
        "",
        ImmutableList.of(),
        ImmutableList.of(),
        Optional.empty(),
        ImmutableMap.of());
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
   * {@return a move without annotations}
   *
   * @param text the move in the notation of its game
   */
  public static RecordedMove of(String text) {
    return new RecordedMove(text, text, TextLocation.nowhere(), "");
  }

  /**
   * {@return this move with another comment before it}
   *
   * @param comment any text; empty for no comment
   */
  public RecordedMove withCommentBefore(String comment) {
    String lines = Newlines.unify(comment);
    return new RecordedMove(
        text, notation, location, lines, commentAfter, nags, variations, clock, properties);
  }

  /**
   * {@return this move with another comment on it}
   *
   * @param comment any text; empty for no comment
   */
  public RecordedMove withCommentAfter(String comment) {
    String lines = Newlines.unify(comment);
    return new RecordedMove(
        text, notation, location, commentBefore, lines, nags, variations, clock, properties);
  }

  /**
   * {@return this move with other annotation glyphs}
   *
   * @param numbers the glyphs, each from 0 to 255
   * @throws IllegalArgumentException if a number is out of range
   */
  public RecordedMove withNags(Integer... numbers) {
    ImmutableList<Integer> all = ImmutableList.copyOf(numbers);
    return new RecordedMove(
        text, notation, location, commentBefore, commentAfter, all, variations, clock, properties);
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

  /**
   * {@return this move with a clock reading}
   *
   * @param left the time left to the player after the move, not negative
   * @throws IllegalArgumentException if the time is negative
   */
  public RecordedMove withClock(Duration left) {
    checkArgument(!left.isNegative(), "The time must not be negative, but is %s", left);
    Optional<Duration> known = Optional.of(left);
    return new RecordedMove(
        text, notation, location, commentBefore, commentAfter, nags, variations, known, properties);
  }

  /**
   * {@return this move with one more value of a property}
   *
   * @param name the name; for SGF, capital letters
   * @param value any text
   * @throws IllegalArgumentException if the name is not that of a {@linkplain GameRecord#isTagName
   *     tag}
   */
  public RecordedMove withProperty(String name, String value) {
    ImmutableList<String> values =
        ImmutableList.<String>builder()
            .addAll(properties.getOrDefault(name, ImmutableList.of()))
            .add(Newlines.unify(value))
            .build();
    ImmutableMap<String, ImmutableList<String>> all =
        ImmutableMap.<String, ImmutableList<String>>builder()
            .putAll(properties)
            .put(name, values)
            .buildKeepingLast();
    return new RecordedMove(
        text, notation, location, commentBefore, commentAfter, nags, variations, clock, all);
  }

  /** Returns this move with another text and notation and with other variations. */
  RecordedMove as(String canonical, ImmutableList<ImmutableList<RecordedMove>> all) {
    TextLocation nowhere = TextLocation.nowhere();
    return new RecordedMove(
        canonical, canonical, nowhere, commentBefore, commentAfter, nags, all, clock, properties);
  }

  private RecordedMove withVariations(ImmutableList<ImmutableList<RecordedMove>> all) {
    return new RecordedMove(
        text, notation, location, commentBefore, commentAfter, nags, all, clock, properties);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof RecordedMove other
        && text.equals(other.text)
        && notation.equals(other.notation)
        && commentBefore.equals(other.commentBefore)
        && commentAfter.equals(other.commentAfter)
        && nags.equals(other.nags)
        && variations.equals(other.variations)
        && clock.equals(other.clock)
        && properties.equals(other.properties);
  }

  @Override
  public int hashCode() {
    return 31 * text.hashCode() + commentAfter.hashCode();
  }

  /** Returns the move as the record writes it. */
  @Override
  public String toString() {
    return text;
  }
}
