package io.github.boardrules.core;

/** An option of a game is unknown, or its value is not one that the game can be played with. */
public final class OptionException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** What is wrong with an option. Part of the API. */
  public enum Code {
    /** The game has no option of that name. */
    UNKNOWN_OPTION,
    /** The value cannot be read. */
    UNREADABLE,
    /** The value is a number or a choice outside of the option's range. */
    OUT_OF_RANGE,
    /** The value is fine by itself and contradicts another option. */
    CONTRADICTION
  }

  /** What is wrong. */
  private final Code code;

  /** The name of the option, as it was given. */
  private final String option;

  /**
   * A bad option.
   *
   * @param code what is wrong
   * @param option the option's name, as given
   * @param message one sentence for people
   */
  public OptionException(Code code, String option, String message) {
    super("Option " + option + ": " + message);
    this.code = code;
    this.option = option;
  }

  /** {@return what is wrong} */
  public Code code() {
    return code;
  }

  /** {@return the name of the option, as it was given} */
  public String option() {
    return option;
  }
}
