// <board-rules>: a board with a source, as an element for any page. Its attributes are properties, too:
// game, options and position, or record: what is shown; ply: the number of moves before the shown position;
// readonly: whether moves can be played; orientation: degrees; numbers: whether the stones have the numbers of their
// moves; plain: whether clumps, regions, groups and hints are left out; bare: whether all but the board is left out.

import { createBoard } from "./board.js";
import { html } from "./dom.js";
import { keepFocus } from "./focus.js";
import { blankRecord, frameLine, linkTo } from "./record.js";
import { enableSteps, stepButtons } from "./steps.js";
import { css } from "./style.js";
import { cellsIn, sentence, stateOf } from "./words.js";

const TEXTS = ["game", "options", "position", "record"];
const FLAGS = ["readonly", "numbers", "plain", "bare"];

/** The keys on the board that step through the game. */
const KEYS = { Home: -Infinity, PageUp: -1, PageDown: 1, End: Infinity };

let sheet;

/** Makes a shadow root of an element look like a board. */
export function dressed(element) {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  root.adoptedStyleSheets = [sheet];
  return root;
}

/** Defines the element. The function returns the source of a record; see source.js. */
export const define = (sourceOf) => customElements.define("board-rules", class extends BoardRules { sourceOf = sourceOf; });

export class BoardRules extends HTMLElement {
  static observedAttributes = [...TEXTS, ...FLAGS, "ply", "orientation"];
  #root = dressed(this);
  #state = html("p", { class: "state", role: "status" });
  #said = html("p", { class: "said", role: "status" });
  #steps = stepButtons((count) => this.step(count));
  #bar = html("div", { class: "bar" }, this.#state, this.#steps);
  #frame = html("div", { class: "frame" }, this.#bar, this.#said);
  #source;
  #given;
  #game;
  #position;
  #ply = 0;
  #board;
  #annotations = [];
  #isStale = false;
  /** Counts what was asked for: an answer to an earlier question is out of date. */
  #turn = 0;

  constructor() {
    super();
    this.#root.append(this.#frame);
    this.#frame.addEventListener("keydown", (event) => {
      if (event.key in KEYS) {
        this.step(KEYS[event.key]);
        event.preventDefault();
      }
    });
  }

  connectedCallback() {
    this.#renew();
  }

  attributeChangedCallback(name, before, now) {
    if (!this.isConnected || before === now) {
      return;
    }
    if (TEXTS.includes(name) || name === "bare") {
      this.#renew();
    } else if (name === "ply") {
      this.jump(Number(now));
    } else {
      this.#show();
    }
  }

  /** Opens the game anew, once for all attributes that are set together. */
  #renew() {
    if (!this.#isStale) {
      this.#isStale = true;
      this.ready = Promise.resolve().then(() => this.#open());
    }
  }

  async #open() {
    this.#isStale = false;
    const turn = ++this.#turn;
    try {
      const [game, options, position, record] = TEXTS.map((name) => this.getAttribute(name) ?? undefined);
      const source = this.#given ?? this.sourceOf(record ?? blankRecord(game ?? "", options, position), this);
      const opened = await source.load();
      const ply = Math.min(Number(this.getAttribute("ply") ?? opened.version), opened.version);
      const shown = ply === opened.version ? opened.position : await source.position(ply);
      if (turn !== this.#turn) {
        return;
      }
      this.#source = source;
      this.#board?.destroy();
      this.#game = opened;
      this.#position = shown;
      this.#ply = ply;
      this.#board = createBoard(this.#frame, {
        board: opened.board,
        options: opened.specifications ?? [],
        bare: this.bare,
        move: (text) => this.play(text),
        say: (text, isRefused) => this.#say(text, isRefused),
        select: (detail) => this.#tell("select", detail),
        refused: (detail) => this.#tell("refused", detail),
      });
      const controls = this.#frame.querySelector(".view");
      [this.#bar, this.#said].forEach((part) => this.#frame.insertBefore(part, controls));
      this.#show();
      this.#say(opened.problem ? `Move ${opened.problem.ply}: ${opened.problem.message}` : "", true);
    } catch (failure) {
      this.#refuse(failure);
    }
  }

  #show() {
    if (!this.#board) {
      return;
    }
    const { title, board, moves, version } = this.#game;
    const [ply, position] = [this.#ply, this.#position];
    const state = ply === version ? stateOf(position) : `After ${ply} of ${version} moves`;
    keepFocus(
      this.#root,
      () => {
        this.#board.set({
          position,
          label: `${title}, ${state}`,
          last: ply > 0 ? cellsIn(moves[ply - 1], board) : [],
          plays: !this.readonly && !position.over,
          idle: position.over ? "The game is over" : "This board is only shown",
          marks: !this.plain,
          orientation: this.orientation,
          annotations: [...(this.numbers ? numbers(moves.slice(0, ply), board, position) : []), ...this.#annotations],
        });
        this.#state.textContent = state;
        enableSteps(this.#steps, ply, version);
        this.#bar.hidden = this.bare;
        this.#steps.hidden = version === 0;
      },
      () => this.#board.takeFocus(),
    );
  }

  #say(text, isRefused = false) {
    this.#said.classList.toggle("refusal", isRefused);
    this.#said.textContent = text ? sentence(text) : "";
  }

  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  #refuse({ message, code, cells = [] }) {
    this.#board?.begin(cells);
    this.#say(message, true);
    this.#tell("refused", { message, code, cells });
  }

  /** Plays a move at the shown position, in place of those that followed. */
  async play(text) {
    const turn = ++this.#turn;
    try {
      const game = await this.#source.play(text, this.#ply);
      if (turn === this.#turn) {
        this.#game = game;
        this.#ply = game.version;
        this.#position = game.position;
        this.#say("");
        this.#show();
        this.#tell("move", { text: game.moves.at(-1), ply: this.#ply, over: game.position.over });
      }
    } catch (failure) {
      this.#refuse(failure);
    }
  }

  /** Goes a number of moves forward or back, at most to the end or the start. */
  step(count) {
    return this.jump(this.#ply + count);
  }

  /** Shows the position after a number of moves. */
  async jump(ply) {
    const turn = ++this.#turn;
    try {
      const wanted = Math.min(Math.max(ply || 0, 0), this.#game.version);
      const position = await this.#source.position(wanted);
      if (turn === this.#turn) {
        this.#ply = wanted;
        this.#position = position;
        this.#say("");
        this.#show();
      }
    } catch (failure) {
      this.#refuse(failure);
    }
  }

  /** Where the game comes from, in place of what the attributes name; see source.js. */
  get source() {
    return this.#source;
  }

  set source(source) {
    this.#given = source;
    if (this.isConnected) {
      this.#renew();
    }
  }

  /** The record of the game, with the moves that were played on this board. Another record opens another game. */
  get record() {
    return this.#source?.record() ?? this.getAttribute("record");
  }

  set record(record) {
    this.setAttribute("record", record);
  }

  /** The shown position in one line. Another one begins another game there. */
  get position() {
    return this.#position?.text ?? this.getAttribute("position");
  }

  set position(position) {
    this.setAttribute("position", position);
  }

  get ply() {
    return this.#ply;
  }

  set ply(ply) {
    this.setAttribute("ply", ply);
  }

  get orientation() {
    return Number(this.getAttribute("orientation") ?? 0);
  }

  set orientation(degrees) {
    this.setAttribute("orientation", degrees);
  }

  /** Arrows, numbers and signs; see notes.js. */
  get annotations() {
    return this.#annotations;
  }

  set annotations(annotations) {
    this.#annotations = annotations;
    this.#show();
  }

  /** The view of the shown position: whose turn it is, the stones, the legal moves, the text, a diagram. */
  get view() {
    return this.#position;
  }

  get moves() {
    return this.#game?.moves ?? [];
  }

  /** Returns a picture of the shown position. */
  svg = () => this.#source.svg(this.#ply);

  /** Returns a link to an address with the game in the fragment, which no server gets. */
  link = (address = location.href) => linkTo(address, this.record, this.#ply);

  /** Returns the line that shows the game in another page. */
  iframe = async (address) => frameLine(await this.link(address), this.#game.title);
}

/** Returns the annotations that number the last stone on each cell. */
function numbers(moves, board, { occupants }) {
  const last = new Map(moves.flatMap((move, at) => cellsIn(move, board).slice(-1).map((cell) => [cell, at + 1])));
  return [...last].filter(([cell]) => cell in occupants).map(([cell, text]) => ({ cell, text }));
}

/** Makes attributes properties. */
function reflect(names, read, write) {
  for (const name of names) {
    const get = function () {
      return read(this, name);
    };
    const set = function (value) {
      write(this, name, value);
    };
    Object.defineProperty(BoardRules.prototype, name, { get, set });
  }
}

const text = (element, name) => element.getAttribute(name);
reflect(["game", "options"], text, (element, name, value) => element.setAttribute(name, value));
const flag = (element, name) => element.hasAttribute(name);
reflect(FLAGS, flag, (element, name, isSet) => element.toggleAttribute(name, Boolean(isSet)));
