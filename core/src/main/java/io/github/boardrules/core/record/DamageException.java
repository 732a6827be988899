package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import java.io.IOException;

/**
 * Thrown by a stream of bytes or characters that cannot be read to its end for a reason that has a
 * code. A {@link Validator} reports the code.
 */
public class DamageException extends IOException {
  private static final long serialVersionUID = 1L;

  /** The kind of problem. */
  private final RecordProblem.Code code;

  /**
   * Creates an exception.
   *
   * @param code the kind of problem
   * @param message a sentence for people
   */
  public DamageException(RecordProblem.Code code, String message) {
    super(checkNotNull(message, "message"));
    this.code = checkNotNull(code, "code");
  }

  /** {@return the kind of problem} */
  public RecordProblem.Code code() {
    return code;
  }
}
