// The errors of api.js.

/** The statuses of requests that may succeed later. */
const MAY_PASS = [0, 429, 502, 503, 504];

/** The codes of errors that stay in spite of their status. */
const STAYS = ["FULL", "TOO_MANY_MATCHES"];

const UNKNOWN = "This game does not exist, or this browser has neither a seat nor a link for it";

/** What people read instead of the words of the API. */
const WORDS = {
  UNAUTHORIZED: UNKNOWN,
  FORBIDDEN: UNKNOWN,
  UNKNOWN_MATCH: UNKNOWN,
  BUSY: "The server is busy. Try again later",
  TOO_LARGE: "This has more than {limit} bytes, which is too much",
  TOO_MANY_REQUESTS: "The server gets too much from your network. Wait a moment",
  TOO_MANY_STREAMS: "Too many pages follow this game, or games from your network. Close some of them",
};

/** A request that was rejected: an HTTP status, the code of the error and its other members. */
export class Refusal extends Error {
  constructor(status, error) {
    super((WORDS[error.code] ?? error.message ?? `The server does not work now (${status})`).replace("{limit}", error.limit));
    this.status = status;
    this.error = error;
    this.code = error.code ?? "";
  }

  /** Whether the same request may succeed later: the server does not respond, is busy or limits requests. */
  get mayPass() {
    return MAY_PASS.includes(this.status) && !STAYS.includes(this.code);
  }

  /** The number of milliseconds to wait before the request is sent again. */
  get pause() {
    return 1_000 * (this.error.retryAfter ?? 1);
  }
}
