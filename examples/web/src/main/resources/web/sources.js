// Where the table gets a match from. A record comes from study.js.

import * as api from "./api.js";
import { dropOrigin, withOrigin } from "./origins.js";
import * as seats from "./seats.js";
import { note } from "./seen.js";
import { pause } from "./transport.js";

/** Makes the browser ask before it leaves the page. */
const stay = (event) => event.preventDefault();

/** A match on the server. */
export class MatchSource {
  #id;
  #tokens;
  #match;
  #listeners = [];
  #isConnected = false;
  #onConnected = [];

  constructor(id) {
    this.#id = id;
    this.#tokens = seats.tokens(id);
  }

  async load() {
    this.#match = await api.match(this.#id, this.#tokens);
    seats.list(this.#id, this.#match.title);
    note(this.#id, this.#match.version);
    return this.#match;
  }

  position = (ply) => api.position(this.#id, ply, this.#tokens);

  /**
   * Plays a move. If the server does not respond or is busy, sends it again later; the server counts it once. Until
   * then, the browser asks before it leaves the page.
   */
  async play(move, version) {
    try {
      for (;;) {
        try {
          const moved = await api.play(this.#id, move, version, this.#tokens);
          note(this.#id, moved.version);
          return moved;
        } catch (refusal) {
          if (!refusal.mayPass || this.#listeners.length === 0) {
            throw refusal;
          }
          addEventListener("beforeunload", stay);
          this.#tell("waiting", refusal);
          await this.#mayBeBack(refusal);
        }
      }
    } finally {
      removeEventListener("beforeunload", stay);
    }
  }

  /** Waits until a refused request can be sent again. */
  #mayBeBack(refusal) {
    return refusal.status === 0 && !this.#isConnected
      ? new Promise((resolve) => this.#onConnected.push(resolve))
      : pause(refusal.pause);
  }

  get id() {
    return this.#id;
  }

  get tokens() {
    return this.#tokens;
  }

  /** Returns the match as it is now. */
  get match() {
    return this.#match;
  }

  /**
   * Adds a listener, whose functions are optional: changed(match, event), presence(event), connection(state, refusal)
   * and waiting(refusal). The first one makes this source follow the match.
   */
  follow(listener) {
    this.#listeners.push(listener);
    if (this.#listeners.length === 1) {
      api.follow(this.#id, this.#tokens, {
        changed: (match, event) => {
          this.#match = match;
          note(this.#id, match.version);
          this.#tell("changed", match, event);
        },
        presence: (event) => this.#tell("presence", event),
        connection: (state, refusal) => {
          this.#isConnected = state === "open";
          if (state !== "lost") {
            this.#onConnected.splice(0).forEach((resolve) => resolve());
          }
          this.#tell("connection", state, refusal);
        },
      });
    }
  }

  #tell(what, ...values) {
    for (const listener of this.#listeners) {
      try {
        listener[what]?.(...values);
      } catch (error) {
        reportError(error); // The others hear of it nevertheless.
      }
    }
  }

  /** Does what a player can do besides moving. */
  act = (what, json) => api.act(this.#id, what, json, this.#tokens);

  undo = (version, to) => api.undo(this.#id, version, to, this.#tokens);

  async record(format) {
    const whole = await withOrigin(this.#id, await api.record(this.#id, "brg", this.#tokens));
    return whole?.records[format] ?? api.record(this.#id, format, this.#tokens);
  }

  async remove() {
    await api.remove(this.#id, this.#tokens);
    seats.forget(this.#id);
    dropOrigin(this.#id);
  }
}
