// The errors of api.js.

/** The statuses of requests that may succeed later. */
const MAY_PASS = [0, 429, 502, 503, 504];

/** The codes of errors that stay in spite of their status. */
const STAYS = ["FULL", "TOO_MANY_MATCHES"];

/** A request that was rejected: an HTTP status, the code of the error and its other members. */
export class Refusal extends Error {
  constructor(status, error) {
    super(error.message ?? `The server responded with status ${status}.`);
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
