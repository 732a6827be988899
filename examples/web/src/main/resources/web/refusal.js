// The errors of api.js.

/** A request that was rejected: an HTTP status, the code of the error and its other members. */
export class Refusal extends Error {
  constructor(status, error) {
    super(error.message ?? `The server responded with status ${status}.`);
    this.status = status;
    this.error = error;
    this.code = error.code ?? "";
  }
}
