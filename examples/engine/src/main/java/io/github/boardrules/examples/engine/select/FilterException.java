package io.github.boardrules.examples.engine.select;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Thrown if a filter is wrong. The message says what was expected, without the filter's name. */
public final class FilterException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The kind of mistake. */
  public enum Code {
    /** No filter has this name. */
    UNKNOWN_FILTER,
    /** A filter cannot have this value. */
    BAD_VALUE,
    /** Two filters exclude each other, or one needs another. */
    CONTRADICTION
  }

  private final Code code;
  private final @Nullable Filter filter;

  FilterException(Code code, @Nullable Filter filter, String message) {
    super(message);
    this.code = code;
    this.filter = filter;
  }

  static FilterException bad(Filter filter, String expected, String found) {
    return new FilterException(
        Code.BAD_VALUE, filter, "must be %s, but is '%s'".formatted(expected, found));
  }

  static FilterException contradiction(Filter filter, String message) {
    return new FilterException(Code.CONTRADICTION, filter, message);
  }

  /** {@return the kind of mistake} */
  public Code code() {
    return code;
  }

  /** {@return the filter; empty if there is none with this name} */
  public Optional<Filter> filter() {
    return Optional.ofNullable(filter);
  }

  /** {@return the message} */
  public String message() {
    return String.valueOf(getMessage());
  }
}
