// A record that is read and analyzed in this tab: its tree of moves, the changes, and their undoing. All
// changes are made by the library; nothing is stored on a server.

import * as api from "./api.js";
import { byId } from "./dom.js";
import { showNotation } from "./notation.js";
import { showRecord } from "./record-panel.js";
import { continuations, lineFrom, placeAt, Tree, way } from "./tree.js";
import { fileName, sentence } from "./words.js";

export class Study {
  /** Whether moves can be tried in every position. */
  analyzes = true;
  #keep;
  #table;
  #shown;
  #tree;
  #node;
  #line;
  #bad;
  #isListed = false;
  #buttons;
  #positions;
  #undone = [];
  #done = [];
  #queue = Promise.resolve();
  #pending = 0;

  /** Creates a study of a record that api.show returned. Calls keep(shown) after every change. */
  constructor(shown, keep) {
    this.#keep = keep;
    this.#adopt(shown);
  }

  #adopt(shown) {
    this.#shown = shown;
    this.#tree = new Tree(shown.record.moves);
    this.#positions = new Map();
    this.#node = this.#tree.at(shown.place) ?? this.#tree.start;
    this.#positions.set(this.#node, shown.position);
    this.#bad = undefined;
    this.#isListed = false;
  }

  /** Shows the moves and opens a place, by default the end of the main line or its first bad move. */
  async begin(table, place) {
    this.#table = table;
    const bad = place === undefined ? this.#tree.firstBad() : undefined;
    await this.#show(bad ?? (place === undefined ? this.#node : (this.#tree.at(place) ?? this.#node)));
  }

  /** Returns what a match has, with the line through the current move. */
  load = async () => this.#match();

  #match() {
    const line = [...way(this.#node), ...lineFrom(this.#node).filter(({ played }) => played)];
    this.#line = line;
    return {
      ...this.#shown,
      title: this.#shown.title,
      seats: [],
      formats: Object.keys(this.#shown.records),
      moves: line.map(({ text }) => text),
      version: line.length,
      position: this.#positions.get(line.at(-1) ?? this.#tree.start) ?? this.#shown.position,
    };
  }

  /** Called when the table shows something else from now on. */
  end() {
    this.#table = undefined;
  }

  /** Goes to a move, legal or not. */
  go(node) {
    const place = node.played ? placeAt(node) : undefined;
    return this.#do(() => this.#show(place === undefined ? node : (this.#tree.at(place) ?? this.#node)));
  }

  /** Does something after everything that was begun before, and shows why it fails, if it does. */
  #do(action) {
    const begun = () => {
      this.#table?.say("");
      return action();
    };
    return this.#enqueue(begun).catch((refusal) => this.#table?.refuse(refusal));
  }

  #enqueue(action) {
    const busy = (change) => {
      this.#pending += change;
      byId("analysis").setAttribute("aria-busy", String(this.#pending > 0));
    };
    busy(1);
    const done = this.#queue.then(action).finally(() => busy(-1));
    this.#queue = done.catch(() => {}); // Whoever has begun the action shows its failure.
    return done;
  }

  async #show(node) {
    const isLegal = node.played;
    const from = isLegal ? node : lastLegal(node);
    const position = await this.#positionOf(from);
    this.#node = from;
    this.#bad = isLegal ? undefined : node;
    this.#table?.adopt(this.#match(), from.ply, position);
    if (!isLegal) {
      const { problem, text, ply } = firstProblem(node) ?? node;
      this.#table?.blame(problem?.cells ?? [], `Move ${ply}, ${text}: ${problem?.message ?? "it follows an illegal move"}`);
    }
  }

  async #positionOf(node) {
    if (!this.#positions.has(node)) {
      const { position } = await api.show(this.#shown.records.brg, 1, placeAt(node));
      this.#positions.set(node, position);
    }
    return this.#positions.get(node);
  }

  /** Returns the position after some moves of the current line. */
  position = (ply) => this.#positionOf(this.#line[ply - 1] ?? this.#tree.start);

  /** Called when the table shows the position after some moves of the current line. */
  shown(ply) {
    const node = this.#line[ply - 1] ?? this.#tree.start;
    if (node !== this.#node) {
      this.#bad = undefined;
    }
    this.#node = node;
    if (!this.#isListed) {
      this.#buttons = showNotation(this.#tree, this.#shown.record.comment, (each) => this.go(each));
      this.#isListed = true;
    }
    const current = this.#buttons.get(this.#bad ?? node);
    const first = byId("moves").querySelector("button");
    for (const button of this.#buttons.values()) {
      button.setAttribute("aria-current", button === current ? "step" : "false");
      button.tabIndex = button === (current ?? first) ? 0 : -1;
    }
    reveal(current);
    showRecord(this, this.#shown, this.#tree, node);
  }

  /** Returns the place after some moves of the current line; undefined at the end of the main line. */
  placeOf(ply) {
    const node = this.#line[ply - 1] ?? this.#tree.start;
    const place = placeAt(node);
    return continuations(node).length === 0 && !place.includes(".") ? undefined : place;
  }

  /** Plays a move in the current position: an existing continuation, or a new variation. */
  play(text) {
    const current = this.#node;
    return this.#enqueue(() => {
      const node = this.#found(current);
      const known = continuations(node).find((each) => each.text === text);
      return known ? this.#show(known) : this.#change({ play: text }, node);
    });
  }

  /** Changes the record at the current move. */
  change(change) {
    const current = this.#node;
    return this.#do(() => this.#change(change, this.#found(current)));
  }

  /** Returns the node after the same moves as a node, which may be of an earlier tree. */
  #found(node) {
    const moves = way(node);
    if ((moves[0]?.before ?? node) === this.#tree.start) {
      return node;
    }
    const found = this.#tree.after(moves.map(({ text }) => text));
    if (!found) {
      throw new Error("This move is no longer in the game");
    }
    return found;
  }

  async #change(change, node) {
    const before = { shown: this.#shown, place: placeAt(node) };
    const wasBad = !before.shown.verdict.valid;
    const shown = await api.change(before.shown.records.brg, before.place, change);
    const now = placeAt(this.#node);
    const isElsewhere = now !== before.place && ("annotate" in change || "describe" in change);
    this.#done.push(before);
    this.#undone = [];
    await this.#replace(shown, isElsewhere ? now : shown.place);
    if (wasBad) {
      this.say("The illegal moves are left out from now on");
    }
  }

  async #replace(shown, place) {
    this.#adopt(shown);
    await this.#keep(shown);
    await this.#show(this.#tree.at(place) ?? this.#tree.start);
  }

  get canUndo() {
    return this.#done.length > 0;
  }

  get canRedo() {
    return this.#undone.length > 0;
  }

  undo = () => this.#swap(this.#done, this.#undone);

  redo = () => this.#swap(this.#undone, this.#done);

  #swap(from, to) {
    return this.#do(async () => {
      const before = from.pop();
      if (before) {
        to.push({ shown: this.#shown, place: placeAt(this.#node) });
        await this.#replace(before.shown, before.place);
      }
    });
  }

  record = async (format) => this.#shown.records[format];

  get fileName() {
    return fileName(this.#shown.game, this.#shown.record.tags);
  }

  /** Creates a match that continues the game. */
  continue = () => api.load(this.#shown.records.brg);

  /** Returns the record, the place and the moves up to it, to share them. */
  get shared() {
    const { game, options, record, records } = this.#shown;
    return { game, options, record, text: records.brg, place: placeAt(this.#node), moves: way(this.#node).map(({ text }) => text) };
  }

  /** Returns the position at the start, which a record may set up. */
  get setup() {
    return this.#shown.verdict.setup;
  }

  say(text) {
    this.#table?.say(sentence(text));
  }
}

/** Scrolls the list of moves, and not the page, so that a move is visible. */
function reveal(button) {
  const list = byId("moves");
  list.scrollTop = button ? button.offsetTop - list.clientHeight / 2 : 0;
}

function lastLegal(node) {
  let at = node;
  while (!at.played) {
    at = at.before;
  }
  return at;
}

/** Returns the illegal move because of which a move is not played. */
function firstProblem(node) {
  for (let at = node; at && !at.played; at = at.before) {
    if (at.problem) {
      return at;
    }
  }
  return undefined;
}
