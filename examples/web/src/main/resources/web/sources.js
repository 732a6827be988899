// Where the table gets its game from: a match on the server, or a record in this tab.

import * as api from "./api.js";
import * as records from "./records.js";
import * as seats from "./seats.js";

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
      return match;
    } catch (refusal) {
      if (refusal.status === 401 || refusal.status === 403 || refusal.status === 404) {
        refusal.message = "This game does not exist, or this browser has no token for it";
      }
      throw refusal;
    }
  }

  position = (ply) => api.position(this.#id, ply, this.#tokens);

  play = (move, version) => api.play(this.#id, move, version, this.#tokens);

  undo = (version, to) => api.undo(this.#id, version, to, this.#tokens);

  record = (format) => api.record(this.#id, format, this.#tokens);

  async remove() {
    await api.remove(this.#id, this.#tokens);
    seats.forget(this.#id);
  }

  /** Returns the invitation URL for the other player, if this browser has that player's token. */
  get invitation() {
    const spare = seats.spare(this.#id);
    return spare && seats.invitation(this.#id, spare);
  }
}

/** A game of a record. Nobody plays it. */
export class RecordSource {
  #text;
  #shown;

  constructor(key) {
    this.#text = records.text(key);
  }

  async load() {
    if (this.#text === undefined) {
      throw new Error("This tab does not have the record any more. Open it again");
    }
    this.#shown = await api.show(this.#text, 1);
    return { ...this.#shown, seats: [], formats: Object.keys(this.#shown.records) };
  }

  position = (ply) => api.show(this.#text, 1, ply).then(({ position }) => position);

  record = async (format) => this.#shown.records[format];

  /** Creates a match that continues the game. */
  continue = () => api.load(this.#text);
}
