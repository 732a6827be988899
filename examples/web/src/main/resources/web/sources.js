// Where the table gets a match from. A record comes from study.js.

import * as api from "./api.js";
import { dropOrigin, withOrigin } from "./origins.js";
import * as seats from "./seats.js";
import { note } from "./seen.js";

/** A match on the server. */
export class MatchSource {
  #id;
  #tokens;

  constructor(id) {
    this.#id = id;
    this.#tokens = seats.tokens(id);
  }

  async load() {
    try {
      const match = await api.match(this.#id, this.#tokens);
      seats.keep(this.#id, match.title, []);
      note(this.#id, match.version);
      return match;
    } catch (refusal) {
      if (refusal.status === 401 || refusal.status === 403 || refusal.status === 404) {
        refusal.message = "This game does not exist, or this browser has no token for it";
      }
      throw refusal;
    }
  }

  position = (ply) => api.position(this.#id, ply, this.#tokens);

  async play(move, version) {
    const moved = await api.play(this.#id, move, version, this.#tokens);
    note(this.#id, moved.version);
    return moved;
  }

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

  /** Returns the invitation URL for the other player, if this browser has that player's token. */
  get invitation() {
    const spare = seats.spare(this.#id);
    return spare && seats.invitation(this.#id, spare);
  }
}
