package io.github.boardrules.core.record;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import java.time.Duration;
import java.util.Optional;

/**
 * Receives what a {@link RecordScanner} finds in one game, in the order of the text. Every method
 * does nothing by default.
 *
 * <p>A game begins with {@link #begin} and ends with {@link #end}. Its start comes before its first
 * move; tags, claims and problems may come at any time. Character sequences and places are valid
 * during the call only.
 */
public interface RecordHandler {
  /** How much of a game a handler wants. */
  enum Wanted {
    /** Everything but moves and what belongs to them. */
    HEADER,
    /** The main line, without annotations and variations. */
    MOVES,
    /** Everything. */
    ALL
  }

  /**
   * Begins a game.
   *
   * @param at the first character of the game
   */
  default void begin(Place at) {}

  /**
   * Reports the id of the game.
   *
   * @param id the id; empty if the text names the game in a way that is not known
   * @param at where the text names it
   */
  default void game(CharSequence id, Place at) {}

  /**
   * Reports the options of the game.
   *
   * @param options the options
   * @param at where the text states them
   */
  default void options(Options options, Place at) {}

  /**
   * Reports the position in which the game begins.
   *
   * @param text the one-line text of the position
   * @param at where it begins
   */
  default void setup(CharSequence text, Place at) {}

  /**
   * Reports that the start of the game is unknown, so that it cannot be replayed.
   *
   * @param problem why; it is also reported as a {@link #problem(RecordProblem) problem}
   */
  default void unknownSetup(RecordProblem problem) {}

  /**
   * Reports a tag. A tag {@code Termination} may be the text of a {@link Termination}.
   *
   * @param name its name, which is not {@linkplain RecordHeader#isReserved reserved}
   * @param text its text
   * @param at where its text begins
   */
  default void tag(CharSequence name, CharSequence text, Place at) {}

  /**
   * {@return how much of the game is wanted, {@code ALL} by default} Asked at the begin of a game
   * and after each move: {@code HEADER} skips the rest of its moves.
   */
  default Wanted wanted() {
    return Wanted.ALL;
  }

  /**
   * Reports the next move of the innermost open line.
   *
   * @param notation the move as the game parses it
   * @param written the move as the text writes it
   * @param at where it begins
   */
  default void move(CharSequence notation, CharSequence written, Place at) {}

  /**
   * Reports a comment: on the last move of the innermost open line, or, if it has no move, on the
   * game or on the next move of a variation.
   *
   * @param text the comment
   */
  default void comment(CharSequence text) {}

  /**
   * Reports a comment on the next move.
   *
   * @param text the comment
   */
  default void commentNext(CharSequence text) {}

  /**
   * Reports an annotation glyph of the last move.
   *
   * @param glyph the number of the glyph, 0 to 255
   */
  default void glyph(int glyph) {}

  /**
   * Reports the time that the player of the last move has left.
   *
   * @param left the time, not negative
   * @return false if the move has a clock reading already, so that this one is a property
   */
  @CanIgnoreReturnValue
  default boolean clock(Duration left) {
    return true;
  }

  /**
   * Reports a property of the last move.
   *
   * @param name its name
   * @param text one of its values
   */
  default void property(CharSequence name, CharSequence text) {}

  /**
   * Opens an alternative to a move of the innermost open line.
   *
   * @param ply the number of the move in the game, counted from 1; 0 if there is no such move, so
   *     that the variation is skipped
   * @param at where the variation begins
   */
  default void openVariation(int ply, Place at) {}

  /** Closes the innermost open variation. */
  default void closeVariation() {}

  /**
   * Reports the result that the record claims. A record may claim one before its moves and one
   * after them: the last one counts.
   *
   * @param result the result
   * @param at where it is stated
   */
  default void claim(ClaimedResult result, Place at) {}

  /**
   * Reports how the game ended other than by its rules.
   *
   * @param end how the game ended
   * @param at where it is stated
   */
  default void termination(Termination end, Place at) {}

  /**
   * Reports a problem after the last move of the main line.
   *
   * @param code the kind of problem
   * @param message a sentence for people
   * @param at where it is
   */
  default void problem(RecordProblem.Code code, String message, Place at) {}

  /**
   * Reports a problem with its ply.
   *
   * @param problem the problem
   */
  default void problem(RecordProblem problem) {}

  /**
   * {@return the position after the last move of the main line, to compare what a text says about
   * it} Empty by default, and for a handler that plays the moves if one of them is illegal, if the
   * game cannot begin, or if the moves are not wanted.
   */
  default Optional<Position<?>> position() {
    return Optional.empty();
  }

  /**
   * Ends the game.
   *
   * @param at the place after its last character
   */
  default void end(Place at) {}
}
