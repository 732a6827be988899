package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableMap;

/** Thrown to reject a request with an error response that explains the reason to the client. */
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
   * Creates an error.
   *
   * @param status the HTTP status
   * @param code the error code, for programs
   * @param message a sentence for people
   */
  static Refusal of(int status, String code, String message) {
    return new Refusal(status, code, message, ImmutableMap.of());
  }

  /** Returns this error with an additional JSON member. */
  Refusal with(String name, Object value) {
    ImmutableMap<String, Object> more =
        ImmutableMap.<String, Object>builder().putAll(details).put(name, value).buildOrThrow();
    return new Refusal(status, code, String.valueOf(getMessage()), more);
  }

  int status() {
    return status;
  }

  /** Returns the response body. */
  ErrorAnswer answer() {
    return new ErrorAnswer(
        ImmutableMap.<String, Object>builder()
            .put("code", code)
            .put("message", String.valueOf(getMessage()))
            .putAll(details)
            .buildOrThrow());
  }

  /**
   * The body of an error response.
   *
   * @param error the code, the message and the additional members
   */
  record ErrorAnswer(ImmutableMap<String, Object> error) {}
}
