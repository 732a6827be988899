package io.github.boardrules.examples.engine.index;

/** Thrown if an index cannot be made, changed or read. The message is a sentence for people. */
public final class IndexException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The kind of problem. */
  public enum Code {
    /** There is no index in the folder, or none that was completed. */
    NO_INDEX,
    /** The folder contains something else, so that no index can be made there. */
    NOT_AN_INDEX,
    /** Another version of this program or of its library made the index. */
    OTHER_VERSION,
    /** A file of the index is damaged or missing. */
    DAMAGED,
    /** Another process adds games to the index, or keeps others from adding some. */
    IN_USE,
    /** A file was added before, with other contents. */
    FILE_CHANGED,
    /** A folder or a file of records does not exist or cannot be read. */
    NO_RECORDS,
    /** A file of records cannot be read to its end. */
    DAMAGED_FILE,
    /** A file has the name of another one. */
    SAME_NAME,
    /** The index has its maximum number of games, some two billion. */
    FULL,
    /** A file of the index cannot be read or written. */
    INPUT_OUTPUT
  }

  private final Code code;

  IndexException(Code code, String message) {
    super(message);
    this.code = code;
  }

  IndexException(Code code, String message, Throwable cause) {
    super(message, cause);
    this.code = code;
  }

  /** {@return the kind of problem} */
  public Code code() {
    return code;
  }
}
