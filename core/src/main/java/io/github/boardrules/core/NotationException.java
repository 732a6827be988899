package io.github.boardrules.core;

/**
 * A text is not written as the notation demands. It says nothing about legality: a well-written
 * text may still name an illegal move.
 */
public final class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** What is wrong with a text. Part of the API. */
  public enum Code {
    /** The text is empty; where blanks may stand in it, also if it has nothing else. */
    EMPTY,
    /** The text goes on where it should end, or is longer than anything the notation can mean. */
    TOO_LONG,
    /** Something else was expected at the place of the error. */
    UNEXPECTED,
    /** A cell is named that the board does not have. */
    OFF_BOARD,
    /** A number is larger or smaller than the notation allows. */
    OUT_OF_RANGE,
    /** A way to write that is read only leniently was met while reading strictly. */
    NOT_STRICT
  }

  /** What is wrong. */
  private final Code code;

  /** Where in the text. */
  private final int offset;

  /**
   * An error in a text.
   *
   * @param code what is wrong
   * @param offset where: the number of characters before the place, 0 for the beginning
   * @param message one sentence for people
   */
  public NotationException(Code code, int offset, String message) {
    super(message);
    this.code = code;
    this.offset = offset;
  }

  /** {@return what is wrong} */
  public Code code() {
    return code;
  }

  /** {@return where in the text: the number of characters before the place, 0 for the beginning} */
  public int offset() {
    return offset;
  }
}
