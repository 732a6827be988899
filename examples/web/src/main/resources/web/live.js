// A match on the server that follows its events.

import { receive } from "./events.js";
import { pause, read, send } from "./transport.js";

/** How long the page waits for the response to a request about a match, in milliseconds. */
const PATIENCE = 8_000;

/** How long the page waits for the event of an own move before it asks for the position, in milliseconds. */
const EVENT_PATIENCE = 1_000;

/** What the events change in a match; see the description of the API. */
const CHANGES = {
  match: (_, found) => shownOf(found),
  move: (shown, { ply, move, over, result, offer }) => ({
    moves: [...shown.moves.slice(0, ply - 1), move],
    version: ply,
    over,
    result,
    offer,
  }),
  takeBack: (shown, { plies }) => ({
    moves: shown.moves.slice(0, plies),
    version: plies,
    over: false,
    result: undefined,
    termination: undefined,
    offer: undefined,
  }),
  offer: (_, { offer }) => ({ offer }),
  decline: () => ({ offer: undefined }),
  end: (_, { result, termination }) => ({ over: true, result, termination, offer: undefined }),
  players: (_, { players }) => ({ players }),
  seat: (_, { players }) => ({ players }),
  rematch: (_, { match }) => ({ rematch: match, offer: undefined }),
};

const shownOf = (found) => ({
  offer: undefined,
  result: undefined,
  termination: undefined,
  ...found,
  version: found.plies,
  seats: found.seats.map((seat) => seat.toLowerCase()),
});

/** Returns a position in which the players have ended the game as one in which it is over. */
function ended({ result, termination }, position) {
  if (!termination) {
    return position;
  }
  const winner = result.winner === "DRAW" ? undefined : result.winner;
  const outcome = { winner, winnerSide: result.side, reason: termination.replace(/ by .*/, "") };
  return { ...position, over: true, toMove: undefined, side: undefined, moves: [], outcome };
}

export class LiveMatch {
  #path;
  #tokens;
  #tag;
  #shown;
  /** The texts of views by the number of moves. */
  #views = new Map();
  /** The events that are not applied yet. */
  #waiting = [];
  #working = Promise.resolve();
  #isOpen = false;
  #stop;
  #listener;
  #onEvent = () => {};

  constructor(id, tokens) {
    this.#path = `api/v1/matches/${encodeURIComponent(id)}`;
    this.#tokens = tokens;
  }

  #send(method, what, rest = {}) {
    return send(method, this.#path + what, { tokens: this.#tokens, patience: PATIENCE, ...rest });
  }

  /** Returns the match with its board and its current position. Asks only for what has changed. */
  async load() {
    const response = await this.#send("GET", "", { tag: this.#tag });
    if (response.status !== 304) {
      const found = shownOf(read(response));
      this.#tag = response.tag;
      // Events may have been faster than the response.
      if (!(found.event < this.#shown?.event)) {
        this.#adopt(found);
      }
    }
    this.#shown.board ??= await this.#send("GET", "/board").then(read);
    return this.#complete();
  }

  /** Takes a state of the match. Views after a move that has been replaced are those of other positions. */
  #adopt(change) {
    const old = this.#shown?.moves ?? [];
    this.#shown = { ...this.#shown, ...change };
    const { moves } = this.#shown;
    const same = old.findIndex((move, ply) => moves[ply] !== move);
    if (same >= 0) {
      for (const ply of this.#views.keys()) {
        if (ply > same) {
          this.#views.delete(ply);
        }
      }
    }
  }

  async #complete() {
    const shown = this.#shown;
    const position = ended(shown, await this.position(shown.version));
    return { ...shown, moves: [...shown.moves], position };
  }

  /** Returns the position after a number of moves. */
  async position(ply) {
    return JSON.parse(this.#views.get(ply) ?? (await this.#loadView(ply)));
  }

  async #loadView(ply) {
    const moves = this.#shown?.moves.slice(0, ply) ?? [];
    const { text } = await this.#send("GET", `/views/${ply}`);
    if (moves.every((move, at) => this.#shown.moves[at] === move)) {
      this.#views.set(ply, text);
    }
    return text;
  }

  /** Plays the move after a number of moves. */
  async play(move, version) {
    const played = await this.#send("POST", "/moves", { json: { ply: version + 1, move } }).then(read);
    await this.#caughtUp(played.ply);
    return { version: played.ply, move: played.move, position: await this.position(played.ply) };
  }

  /** Waits a little for the event of a move. */
  #caughtUp(ply) {
    return new Promise((resolve) => {
      this.#onEvent = () => {
        if (!this.#isOpen || this.#shown.version >= ply) {
          resolve();
        }
      };
      this.#onEvent();
      setTimeout(resolve, EVENT_PATIENCE);
    });
  }

  /** Does what a player can do besides moving, such as to offer a draw. Returns the event. */
  act = (what, json) => this.#send("POST", `/${what}`, { json }).then(read);

  record = (format) => this.#send("GET", `/record?format=${format}`).then(({ text }) => text);

  remove = () => this.#send("DELETE", "");

  /**
   * Follows the match until it is deleted. The listener has the functions changed(match, event), with the event and its
   * type; presence(who); and connection(state, refusal), with the state open, lost, deleted or refused.
   */
  follow(listener) {
    this.#listener = listener;
    this.#stop = receive(`${this.#path}/events?views=true`, this.#tokens, this.#shown.event, {
      event: (type, data, number) => this.#receive({ ...data, type, number }),
      open: () => {
        this.#isOpen = true;
        listener.connection("open");
        this.#reportLater();
      },
      lost: () => {
        this.#isOpen = false;
        listener.connection("lost");
      },
      refused: (refusal) => {
        this.#isOpen = false;
        listener.connection(refusal.status === 404 ? "deleted" : "refused", refusal);
      },
    });
  }

  #receive(event) {
    if (event.type === "presence") {
      this.#listener.presence(event);
    } else if (event.type === "deleted") {
      this.#stop();
      this.#listener.connection("deleted");
    } else if (event.type === "match" || event.number > this.#shown.event) {
      this.#apply(event);
      this.#waiting.push(event);
      this.#reportLater();
    }
  }

  #apply(event) {
    const change = CHANGES[event.type]?.(this.#shown, event) ?? {};
    const bases = [event.ply - 2, event.ply - 1].filter((ply) => ply >= 0).map((ply) => this.#views.get(ply));
    this.#adopt({ ...change, event: event.number });
    if (event.view && bases.every((text) => text !== undefined)) {
      this.#views.set(event.ply, patched(bases.join(""), event.view));
    }
    this.#onEvent();
  }

  #reportLater() {
    this.#working = this.#working.then(() => this.#report());
  }

  /** Reports the events so far, with the match after the last one. Waits if the server does not provide it now. */
  async #report() {
    while (this.#waiting.length > 0 && this.#isOpen) {
      try {
        const match = await this.#complete();
        for (const event of this.#waiting.splice(0)) {
          this.#listener.changed(match, event);
        }
      } catch (failure) {
        if (!failure.mayPass) {
          reportError(failure);
          return;
        }
        await pause(failure.pause);
      }
    }
  }
}

/** Returns the text that follows from an old one: new text, and ranges of the old one. */
function patched(old, parts) {
  let text = "";
  let end = 0;
  for (let at = 0; at < parts.length; at++) {
    if (typeof parts[at] === "string") {
      text += parts[at];
    } else {
      const from = end + parts[at];
      end = from + parts[++at];
      text += old.slice(from, end);
    }
  }
  return text;
}
