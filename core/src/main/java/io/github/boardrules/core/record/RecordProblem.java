package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

/**
 * Something that is wrong with a record.
 *
 * @param code what; part of the API
 * @param reason the same more finely where a more special code exists, such as the name of a {@link
 *     io.github.boardrules.core.Violation.Code}, or of each defect of a setup once, with commas;
 *     else the code's own name; part of the API
 * @param location where; behind a backslash in a tag's text the column may be too small by one for
 *     each of these
 * @param ply the move of the main line that it is found in or behind, counted from 1; 0 before the
 *     first one
 * @param message one sentence for people; not part of the API
 */
public record RecordProblem(
    Code code, String reason, TextLocation location, int ply, String message) {

  /**
   * What is wrong. Those up to {@link #UNREADABLE_SETUP} come from reading, the others from replay,
   * {@link #BAD_OPTION} from either.
   */
  public enum Code {
    /** There is text, and no game in it. */
    NOT_A_GAME,
    /** The text ends in the middle of a game. */
    UNEXPECTED_END,
    /** A tag, comment or value is not closed before the next game begins. */
    UNCLOSED_TEXT,
    /** An opening or closing bracket has no partner. */
    UNBALANCED,
    /** A character that means nothing where it stands. */
    BAD_CHARACTER,
    /** A tag or property is not written as one. */
    BAD_TAG,
    /** A tag is given twice. */
    DUPLICATE_TAG,
    /** A variation, annotation or value stands where there is nothing that it could belong to. */
    MISPLACED,
    /** An annotation glyph is no number from 0 to 255. */
    BAD_GLYPH,
    /** The result is not written as one. */
    BAD_RESULT,
    /** Two results are given, and they differ. */
    CONTRADICTORY_RESULTS,
    /** The game is longer than {@link ReadLimits#characters()}; the rest of it is passed over. */
    GAME_TOO_LONG,
    /**
     * There are more moves than {@link ReadLimits#moves()}; the rest of the game is passed over.
     */
    TOO_MANY_MOVES,
    /** There are more tags than {@link ReadLimits#tags()}; the rest of the game is passed over. */
    TOO_MANY_TAGS,
    /** A text is longer than its limit; the rest of the game is passed over. */
    TEXT_TOO_LONG,
    /**
     * Variations are deeper than {@link ReadLimits#nesting()}, or brackets of SGF than {@link
     * ReadLimits#moves()}; the rest of the game is passed over.
     */
    TOO_DEEP,
    /** There are more problems than {@link ReadLimits#problems()}; no others are reported. */
    TOO_MANY_PROBLEMS,
    /** There are more games than {@link ReadLimits#games()}; nothing behind this place is read. */
    TOO_MANY_GAMES,
    /** The game begins from a setup, or on a board, that the game as installed does not have. */
    UNSUPPORTED_SETUP,
    /** The setup is not written as one. */
    UNREADABLE_SETUP,

    /** The record does not say which game it is, or names one that is not installed. */
    UNKNOWN_GAME,
    /** The options are not written well, or the game cannot be played with them. */
    BAD_OPTION,
    /** The setup is no position of the game. */
    BAD_SETUP,
    /** A move is not written in the game's notation. */
    UNREADABLE_MOVE,
    /** A move is not legal. */
    ILLEGAL_MOVE,
    /** A move follows although the game is over. */
    GAME_OVER,
    /** The record claims another result than the rules give. */
    RESULT_CONTRADICTED
  }

  /**
   * Checks that nothing is missing.
   *
   * @param code the reason
   * @param reason the same more finely, see the component
   * @param location where
   * @param ply the ply; 0 before the first move
   * @param message one sentence for people
   */
  public RecordProblem {
    checkNotNull(code, "code");
    checkNotNull(reason, "reason");
    checkNotNull(location, "location");
    checkNotNull(message, "message");
  }

  /**
   * {@return a problem without a more special reason than its code}
   *
   * @param code the reason
   * @param location where
   * @param ply the ply; 0 before the first move
   * @param message one sentence for people
   */
  public static RecordProblem of(Code code, TextLocation location, int ply, String message) {
    return new RecordProblem(code, code.name(), location, ply, message);
  }

  /** Place, code and message, for people. */
  @Override
  public String toString() {
    return location + ": " + code + ": " + message;
  }
}
