package io.github.boardrules.examples.server.browser;

/** Interferes with the requests of a page until it is loaded again, and counts them. */
final class Requests {
  private static final String INTERFERE =
      """
      if (!window.requests) {
        const send = window.fetch;
        window.requests = { sent: [], rules: [], held: [] };
        window.fetch = async (path, options = {}) => {
          const { sent, rules, held } = window.requests;
          sent.push(`${options.method ?? "GET"} ${path}`);
          const rule = rules.find(({ part, times }) => path.includes(part) && times > 0);
          if (!rule) {
            return send(path, options);
          }
          rule.times--;
          if (rule.kind === "ignore") {
            return new Promise((_, reject) => {
              options.signal?.addEventListener("abort", () => reject(options.signal.reason));
            });
          }
          if (rule.kind === "hold") {
            await new Promise((release) => held.push(release));
            return send(path, options);
          }
          if (rule.kind === "lose") {
            await send(path, options);
          }
          const { status, retryAfter } = rule;
          const headers = retryAfter < 0 ? {} : { "Retry-After": String(retryAfter) };
          const error = { code: "TEST", message: `Refused with ${status}` };
          return new Response(JSON.stringify({ error }), { status, headers });
        };
      }
      """;

  private static final String ADD =
      INTERFERE
          + """
          const [kind, part, times, status, retryAfter] = arguments;
          window.requests.rules.unshift({ kind, part, times, status, retryAfter });
          """;

  private final Browser browser;

  Requests(Browser browser) {
    this.browser = browser;
  }

  /** Holds back the next request whose path contains a text until {@link #release}. */
  void hold(String part) {
    add("hold", part, 1, 0, -1);
  }

  /** Waits until a request is held back. */
  void awaitHeld() {
    browser.await(
        "a request is held back",
        () -> browser.run("return window.requests.held.length > 0").equals(true));
  }

  /** Sends the requests that are held back. */
  void release() {
    browser.run("window.requests.held.splice(0).forEach((release) => release())");
  }

  /** Leaves the next request without an answer, and makes the page wait for a moment only. */
  void ignore(String part) {
    add("ignore", part, 1, 0, -1);
    browser.run(
        "const timeout = AbortSignal.timeout.bind(AbortSignal);"
            + "AbortSignal.timeout = () => { AbortSignal.timeout = timeout; return timeout(300) }");
  }

  /**
   * Answers the next requests with an error instead of sending them.
   *
   * @param retryAfter the seconds in {@code Retry-After}; without this header if negative
   */
  void refuse(String part, int times, int status, int retryAfter) {
    add("refuse", part, times, status, retryAfter);
  }

  /** Sends the next request, but answers it with an error. */
  void lose(String part, int status) {
    add("lose", part, 1, status, -1);
  }

  private void add(String kind, String part, int times, int status, int retryAfter) {
    browser.run(ADD, kind, part, times, status, retryAfter);
  }

  /** Returns the number of requests with a method whose path ends with a text. */
  int count(String method, String end) {
    return ((Number)
            browser.run(
                "return window.requests.sent.filter((each) => each.startsWith(arguments[0]) &&"
                    + " each.endsWith(arguments[1])).length",
                method,
                end))
        .intValue();
  }
}
