package io.github.boardrules.core.text;

import static com.google.common.base.Preconditions.checkNotNull;

/**
 * Thrown when a text does not follow its notation. A text that follows it may still name an illegal
 * move.
 */
public final class NotationException extends RulesException {
  private static final long serialVersionUID = 1L;

  /** What is wrong with a text. Stable across versions. */
  public enum Code implements ErrorCode {
    /** The text is empty, or consists of blanks in a notation that allows blanks. */
    EMPTY,
    /** The text continues where it should end, or exceeds a maximum length. */
    TOO_LONG,
    /** The notation requires another character or word. */
    UNEXPECTED,
    /** The text names a cell that the board does not have. */
    OFF_BOARD,
    /** A number is too large or too small. */
    OUT_OF_RANGE,
    /** The spelling is accepted by {@link Strictness#LENIENT} only. */
    NOT_STRICT
  }

  /** The reason. */
  private final Code code;

  /** The number of characters before the error. */
  private final int offset;

  /**
   * Creates an exception.
   *
   * @param code what is wrong
   * @param offset the number of characters before the error
   * @param message a sentence for people
   */
  public NotationException(Code code, int offset, String message) {
    super(checkNotNull(message, "message"));
    this.code = checkNotNull(code, "code");
    this.offset = offset;
  }

  /** {@return what is wrong} */
  @Override
  public Code code() {
    return code;
  }

  /** {@return the offset of the error: the number of characters before it} */
  public int offset() {
    return offset;
  }
}
