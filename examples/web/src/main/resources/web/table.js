// A table, at which people follow a match or a record: which position is shown, and what changes it.

import { Actions } from "./actions.js";
import { byId } from "./dom.js";
import { answered, clearTyped, prepareTyping } from "./input.js";
import { prepareSteps } from "./keys.js";
import * as panel from "./panel.js";
import { TableView } from "./tableview.js";
import { moved, told } from "./telling.js";
import { prepareTools } from "./tools.js";

/** The events that may bring what this page shows already: its own moves, and the match when the connection is back. */
const REPEATED = ["move", "match"];

const UNFINISHED = "Your last action is not finished yet. Try again in a moment";

export class Table {
  #source;
  #match;
  #ply;
  #position;
  #positions = new Map();
  #view;
  #actions = this.#newActions();
  /** What has happened while an earlier position was shown. */
  #news;
  /** The match, its source and its actions while a study is shown. */
  #left;
  /** Counts requested and shown positions. A response to an earlier request is out of date. */
  #turns = 0;
  /** The number of moves before the position that was requested last, although it may not be shown yet. */
  #requested = 0;

  /**
   * Shows a match or a record. The optional ply selects another position. Calls started(created,
   * seat, record) if the user continues a record as a match, and rules(id, options) if the user asks for the
   * rules; options(id) returns the specifications of the options of a game.
   */
  static async open(source, { ply, started, rules, options }) {
    const table = new Table();
    table.#source = source;
    const match = await source.load();
    table.#view = new TableView(table, match, options(match.game));
    prepareTyping(table);
    prepareSteps(table);
    prepareTools(table, started);
    byId("rules").addEventListener("click", () => rules(match.game, match.options));
    byId("table").hidden = false;
    if (source.begin) {
      table.#match = match;
      await source.begin(table, ply);
    } else {
      table.#take(match);
      if (ply !== undefined && Number(ply) < match.version) {
        await table.jump(Number(ply));
      }
    }
    source.follow?.({ changed: (changed, event) => table.#changed(changed, event), waiting: sayWaiting });
    return table;
  }

  /**
   * What is shown: the match and its source, the number of moves before the position, the position, whether it is the
   * last one, whether it is only looked at because later ones exist, whether this browser may move in it, and why not.
   */
  get state() {
    const source = this.#source;
    const match = this.#match;
    const position = this.#position;
    const isPresent = this.#ply === match.version;
    const isPast = !isPresent && !source.analyzes;
    const isTurn = () => source.analyzes || match.seats.includes(position.toMove.toLowerCase());
    const plays = !isPast && !position.over && isTurn();
    const idle = isPast ? "This is an earlier position. Go to the current position to continue" : position.over ? "The game is over" : "It is not your turn";
    return { match, source, ply: this.#ply, position, isPresent, isPast, plays, idle };
  }

  /** What has happened since the position that is shown, if it is not the present one. */
  get news() {
    if (this.state.isPresent && !this.isAway) {
      this.#news = undefined;
    }
    return this.#news;
  }

  show() {
    this.#view.show();
  }

  #newActions() {
    const actions = new Actions((failure) => {
      if (this.#actions === actions) {
        return this.refuse(failure);
      }
      if (this.#left?.actions === actions) {
        panel.say(failure.message, true);
      }
    });
    return actions;
  }

  /** Does what somebody wants, unless the last action is not finished yet. Shows why it fails, if it does. */
  async act(action) {
    const begun = () => {
      panel.say("");
      return action();
    };
    if (await this.#actions.run(begun)) {
      panel.unsay(UNFINISHED);
    } else {
      panel.say(UNFINISHED, true);
    }
  }

  /** Whether something else than the match is shown, which goes on meanwhile. */
  get isAway() {
    return this.#left !== undefined;
  }

  /** Shows a study until the table comes back to the match. */
  async leave(study, place) {
    this.#left = { source: this.#source, match: this.#match, actions: this.#actions };
    this.#source = study;
    this.#actions = this.#newActions();
    await study.begin(this, place);
  }

  /** Shows the match again, which a study has replaced. */
  comeBack() {
    const { source, match, actions } = this.#left;
    this.#source.end();
    this.#left = undefined;
    this.#source = source;
    this.#actions = actions;
    byId("moves").replaceChildren();
    panel.say("");
    this.#take(match);
  }

  /** Stores the match that the server sent, and shows its current position. */
  #take(match) {
    this.adopt(match, match.version, match.position);
  }

  /** Stores a match, and shows one of its positions. */
  adopt(match, ply, position) {
    this.#match = match;
    this.#positions.clear();
    this.#turnTo(ply, position);
  }

  /** Loads the match again, and shows its current position. */
  async reload() {
    this.#take(await this.#source.load());
  }

  #turnTo(ply, position) {
    this.#turns++;
    this.#requested = ply;
    this.#ply = ply;
    this.#position = position;
    this.#positions.set(ply, position);
    const address = new URL(location.href);
    const place = this.#source.placeOf ? this.#source.placeOf(ply) : this.state.isPresent ? undefined : ply;
    if (place === undefined) {
      address.searchParams.delete("ply");
    } else {
      address.searchParams.set("ply", place);
    }
    history.replaceState(null, "", address);
    this.#view.begin();
  }

  /** Goes a number of moves forward or back, at most to the end or the start, and reads the move aloud if wanted. */
  step(count, aloud) {
    const ply = Math.min(Math.max(this.#requested + count, 0), this.#match.version);
    if (ply !== this.#requested) {
      this.jump(ply, aloud);
    }
  }

  /** Shows the position after a number of moves, and reads the move before it aloud if wanted. */
  async jump(ply, aloud = false) {
    const wanted = ++this.#turns;
    this.#requested = ply;
    try {
      const known = this.#positions.get(ply) ?? (await this.#source.position(ply));
      if (wanted === this.#turns) {
        this.#turnTo(ply, known);
        panel.say(aloud ? answered("last", this) : "");
      }
    } catch (refusal) {
      if (wanted === this.#turns) {
        this.#requested = this.#ply;
        panel.say(refusal.message, true);
      }
    }
  }

  /** Plays a move in the position that is shown. */
  play(text) {
    return this.act(async () => {
      await (this.#source.analyzes ? this.#source.play(text) : this.#move(text));
      clearTyped(text);
    });
  }

  async #move(text) {
    const { version, move, position } = await this.#source.play(text, this.#match.version);
    // The event of the move may have been faster than the response.
    if (!this.isAway && this.#match.version < version) {
      panel.say(moved(this.#match, move, position));
      this.#match = { ...this.#match, version, position, moves: [...this.#match.moves, move] };
      this.#turnTo(version, position);
    }
  }

  say = (text) => panel.say(text);

  /** Marks cells on the board, and says why. */
  blame(cells, text) {
    this.#view.blame(cells);
    panel.say(text, true);
  }

  /**
   * Shows why a request was rejected. If the match has changed meanwhile, shows its current
   * position.
   */
  async refuse(refusal) {
    try {
      if (refusal.code === "STALE" || refusal.code === "GAME_OVER") {
        await this.reload();
        panel.say("The game has changed meanwhile. Look at the current position", true);
        return;
      }
      this.#view.begin(refusal.error?.violation?.cells);
      panel.say(refusal.message, true);
    } catch (failure) {
      panel.say(failure.message, true);
    }
  }

  /**
   * Shows what another page or the server has changed. Whoever looks at an earlier position stays there, unless the
   * moves before it have changed.
   */
  #changed(match, event) {
    if (this.#left) {
      const text = told(this.#left.match, match, event);
      this.#left.match = match;
      if (text) {
        this.#news = text;
        panel.showNews(text);
        panel.say(text);
      }
      return;
    }
    const before = this.#match;
    const wasPresent = this.state.isPresent;
    const same = before.moves.findIndex((move, ply) => match.moves[ply] !== move);
    const kept = same < 0 ? before.version : same;
    const isOther = kept < before.version || match.version > before.version || match.position.over !== before.position.over;
    const text = told(before, match, event);
    if (isOther) {
      this.#actions.release();
    }
    this.#match = match;
    for (const ply of this.#positions.keys()) {
      if (ply >= kept) {
        this.#positions.delete(ply);
      }
    }
    this.#positions.set(match.version, match.position);
    if (isOther && (wasPresent || this.#ply > kept)) {
      this.#turnTo(match.version, match.position);
    } else {
      this.#news = isOther ? text : this.#news;
      this.show();
    }
    if (text && (isOther || !REPEATED.includes(event.type))) {
      panel.say(text);
    }
  }
}

/** Says that a move has not arrived yet. */
function sayWaiting({ status, message }) {
  panel.say(
    status === 0
      ? `${message} The page sends the move again when the connection is back`
      : "The server is busy. The page sends the move again in a moment",
  );
}
