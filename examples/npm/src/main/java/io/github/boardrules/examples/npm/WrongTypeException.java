package io.github.boardrules.examples.npm;

/** An argument of a wrong type, such as a number instead of a text. */
final class WrongTypeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param what the argument, for example "The move"
   * @param expected the types that are allowed
   * @param found the type of the argument
   */
  WrongTypeException(String what, String expected, String found) {
    super(what + " must be " + expected + ", not " + found);
  }
}
