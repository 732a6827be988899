package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.core.text.RulesException;
import io.github.boardrules.core.text.TextScanner;

/** Thrown when an option is unknown or has an invalid value. */
public final class OptionException extends RulesException {
  private static final long serialVersionUID = 1L;

  /** What is wrong with an option. Stable across versions. */
  public enum Code implements ErrorCode {
    /** The game has no option of this name. */
    UNKNOWN_OPTION,
    /** The name or the value is malformed or too long. */
    UNREADABLE,
    /** The option does not allow the number or the choice, or there are too many options. */
    OUT_OF_RANGE,
    /** The number is in range but not allowed, such as an even number where all values are odd. */
    BETWEEN_STEPS,
    /** The value contradicts another option. */
    CONTRADICTION
  }

  private static final int MAX_NAME_SHOWN = 40;

  /** The reason. */
  private final Code code;

  /** The name of the option, abbreviated. */
  private final String option;

  /**
   * Creates an exception.
   *
   * @param code what is wrong
   * @param option the name of the option; a longer name is cut to 40 characters and an ellipsis
   * @param message a sentence for people, without the name of the option
   */
  public OptionException(Code code, String option, String message) {
    super(
        "Option "
            + TextScanner.abbreviate(option, MAX_NAME_SHOWN)
            + ": "
            + checkNotNull(message, "message"));
    this.code = checkNotNull(code, "code");
    this.option = TextScanner.abbreviate(option, MAX_NAME_SHOWN);
  }

  /** {@return what is wrong} */
  @Override
  public Code code() {
    return code;
  }

  /** {@return the name of the option; a longer name is cut to 40 characters and an ellipsis} */
  public String option() {
    return option;
  }
}
