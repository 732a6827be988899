package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

/**
 * A defect of a record.
 *
 * @param code the kind of defect; part of the API
 * @param reason a more specific code, where one exists: the name of a {@link
 *     io.github.boardrules.core.Violation.Code} or of another error's code, or the names of the
 *     defects of a setup, each once, separated by commas; otherwise the name of {@code code}. Part
 *     of the API
 * @param location the location of the defect; within the text of a tag, backslashes before it are
 *     not counted
 * @param ply the number of the move of the main line at or after which the defect is, counted from
 *     1; 0 before the first move
 * @param message a sentence for people; not part of the API
 */
public record RecordProblem(
    Code code, String reason, TextLocation location, int ply, String message) {

  /**
   * The kind of defect. The codes up to {@link #UNREADABLE_SETUP} are found by a reader, the others
   * by replay, and {@link #BAD_OPTION} by either.
   */
  public enum Code {
    /** The text is not blank but contains no game. */
    NOT_A_GAME,
    /** The text ends in the middle of a game. */
    UNEXPECTED_END,
    /** A tag, comment or value is not closed before the next game begins. */
    UNCLOSED_TEXT,
    /** A bracket has no partner. */
    UNBALANCED,
    /** A character has no meaning where it is. */
    BAD_CHARACTER,
    /** A tag or property is malformed. */
    BAD_TAG,
    /** A tag occurs twice. */
    DUPLICATE_TAG,
    /** A variation or annotation has no move, or a value has no property. */
    MISPLACED,
    /** A numeric annotation glyph is not a number from 0 to 255. */
    BAD_GLYPH,
    /** The result is malformed. */
    BAD_RESULT,
    /** The record gives two different results. */
    CONTRADICTORY_RESULTS,
    /** The game is longer than {@link ReadLimits.Limit#CHARACTERS}; the rest of it is skipped. */
    GAME_TOO_LONG,
    /** The game has more moves than {@link ReadLimits.Limit#MOVES}; the rest of it is skipped. */
    TOO_MANY_MOVES,
    /** The game has more tags than {@link ReadLimits.Limit#TAGS}; the rest of it is skipped. */
    TOO_MANY_TAGS,
    /** A text is longer than its limit; the rest of the game is skipped. */
    TEXT_TOO_LONG,
    /**
     * Variations are nested deeper than {@link ReadLimits.Limit#NESTING}, or SGF brackets deeper
     * than {@link ReadLimits.Limit#MOVES}; the rest of the game is skipped.
     */
    TOO_DEEP,
    /**
     * The game has more problems than {@link ReadLimits.Limit#PROBLEMS}; the rest is not reported.
     */
    TOO_MANY_PROBLEMS,
    /** The text has more games than {@link ReadLimits.Limit#GAMES}; the rest of it is not read. */
    TOO_MANY_GAMES,
    /** The text is longer than {@link ReadLimits.Limit#TEXT}; the rest of it is not read. */
    TOO_MUCH_TEXT,
    /** The game begins from a setup, or on a board, that the installed game does not support. */
    UNSUPPORTED_SETUP,
    /** The setup is malformed. */
    UNREADABLE_SETUP,

    /** The record does not name its game, or names one that is not installed. */
    UNKNOWN_GAME,
    /** The options are malformed, or the game cannot be played with them. */
    BAD_OPTION,
    /** The setup is not a position of the game. */
    BAD_SETUP,
    /** A move is not in the notation of the game. */
    UNREADABLE_MOVE,
    /** A move is illegal. */
    ILLEGAL_MOVE,
    /** A move follows the end of the game. */
    GAME_OVER,
    /** The record claims a result that the rules or the record itself contradict. */
    RESULT_CONTRADICTED
  }

  /**
   * Creates a problem.
   *
   * @param code the kind of defect
   * @param reason a more specific code, or the name of {@code code}
   * @param location where the defect is
   * @param ply the ply; 0 before the first move
   * @param message a sentence for people
   */
  public RecordProblem {
    checkNotNull(code, "code");
    checkNotNull(reason, "reason");
    checkNotNull(location, "location");
    checkNotNull(message, "message");
  }

  /**
   * {@return a problem without a more specific reason}
   *
   * @param code the kind of defect
   * @param location where it is
   * @param ply the ply; 0 before the first move
   * @param message a sentence for people
   */
  public static RecordProblem of(Code code, TextLocation location, int ply, String message) {
    return new RecordProblem(code, code.name(), location, ply, message);
  }

  /** Location, code and message, in the style of compilers. */
  @Override
  public String toString() {
    return location + ": " + code + ": " + message;
  }
}
