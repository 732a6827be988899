package io.github.boardrules.examples.engine.referee;

import com.google.common.collect.ImmutableMap;

/** Thrown to refuse a question or a request, with an error that explains the reason. */
public final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** A kind of error. Implemented by enums only. */
  public interface Code {
    /** {@return the name of the constant, such as {@code UNKNOWN_GAME}} */
    String name();

    /**
     * {@return the HTTP status}
     *
     * <ul>
     *   <li>400: the request is not understood. It is malformed, or a member is unknown, missing,
     *       of the wrong type or out of range.
     *   <li>422: a value is wrong in itself, whatever the position. For example, no game has this
     *       id, or a text is not a move.
     *   <li>409: all values make sense, but the position, the record or the match to which they are
     *       applied does not allow the request. For example, a move is illegal there.
     *   <li>501: the referee does not have what the question needs, such as an index of games.
     * </ul>
     */
    int status();
  }

  /** The kind of error. */
  private final transient Code code;

  /** The place in the request as a JSON pointer; empty if the error is about the whole request. */
  private final String pointer;

  /** More members of the error. */
  private final transient ImmutableMap<String, Object> details;

  private Refusal(Code code, String pointer, String message, ImmutableMap<String, Object> details) {
    super(message, null, false, false);
    this.code = code;
    this.pointer = pointer;
    this.details = details;
  }

  /**
   * {@return an error about the whole request}
   *
   * @param code the kind of error
   * @param message a sentence for people
   */
  public static Refusal of(Code code, String message) {
    return new Refusal(code, "", message, ImmutableMap.of());
  }

  /**
   * {@return an error at a place in the request}
   *
   * @param code the kind of error
   * @param pointer the place as a JSON pointer, such as {@code /moves/3}
   * @param message a sentence for people
   */
  public static Refusal at(Code code, String pointer, String message) {
    return new Refusal(code, pointer, message, ImmutableMap.of());
  }

  /**
   * {@return this error, whose place is one in a member of the request}
   *
   * @param parent the place of the member as a JSON pointer
   */
  public Refusal in(String parent) {
    return new Refusal(code, parent + pointer, message(), details);
  }

  /**
   * {@return this error with another member}
   *
   * @param name the name of the member
   * @param value its value: a text, a number, a Boolean, or a list or a map of these
   */
  public Refusal with(String name, Object value) {
    ImmutableMap<String, Object> more =
        ImmutableMap.<String, Object>builder().putAll(details).put(name, value).buildOrThrow();
    return new Refusal(code, pointer, message(), more);
  }

  /** {@return the kind of error} */
  public Code code() {
    return code;
  }

  /** {@return the sentence for people} */
  public String message() {
    return String.valueOf(getMessage());
  }

  /**
   * {@return the error as an object for JSON: {@code code}, {@code message}, {@code pointer} unless
   * the error is about the whole request, and the other members}
   */
  public ImmutableMap<String, Object> toMap() {
    ImmutableMap.Builder<String, Object> map = ImmutableMap.builder();
    map.put("code", code.name()).put("message", message());
    if (!pointer.isEmpty()) {
      map.put("pointer", pointer);
    }
    return map.putAll(details).buildOrThrow();
  }

  /** {@return the answer to a request that is refused: {@code error}, the error} */
  public ImmutableMap<String, Object> toAnswer() {
    return ImmutableMap.of("error", toMap());
  }
}
