package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableMap;

/** A request is answered with an error that its sender can understand. */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final String code;
  private final transient ImmutableMap<String, Object> details;

  private Refusal(int status, String code, String message, ImmutableMap<String, Object> details) {
    super(message, null, false, false);
    this.status = status;
    this.code = code;
    this.details = details;
  }

  /**
   * An error.
   *
   * @param status the status of the answer
   * @param code what is wrong, for programs
   * @param message one sentence for people
   */
  static Refusal of(int status, String code, String message) {
    return new Refusal(status, code, message, ImmutableMap.of());
  }

  /** The same error with one more detail, for programs. */
  Refusal with(String name, Object value) {
    ImmutableMap<String, Object> more =
        ImmutableMap.<String, Object>builder().putAll(details).put(name, value).buildOrThrow();
    return new Refusal(status, code, String.valueOf(getMessage()), more);
  }

  int status() {
    return status;
  }

  /** What the answer says. */
  ErrorAnswer answer() {
    return new ErrorAnswer(
        ImmutableMap.<String, Object>builder()
            .put("code", code)
            .put("message", String.valueOf(getMessage()))
            .putAll(details)
            .buildOrThrow());
  }

  /**
   * The body of every answer that is an error.
   *
   * @param error code, message and what else there is to say
   */
  record ErrorAnswer(ImmutableMap<String, Object> error) {}
}
