// A board in any element of any page: one state, and the verbs that change it. It knows no rules: the position lists the
// legal moves.

import { Question } from "./asking.js";
import { choices } from "./choices.js";
import { Controls } from "./controls.js";
import { html, svg } from "./dom.js";
import { keepFocus } from "./focus.js";
import { stepAngle } from "./geometry.js";
import { Hand } from "./hand.js";
import { listen } from "./input.js";
import { BoardPicture } from "./picture.js";
import carteso from "./signs-carteso.js";
import iris from "./signs-iris.js";
import linage from "./signs-linage.js";
import loa from "./signs-loa.js";

/** What games add to the figures of the library: signs and legends. */
const SIGNS = { carteso, iris, linage, loa };

/** What a page may set. */
const DEFAULTS = {
  /** The board and the position to show, as `game.view()` and `position.view()` of the package return them, or the server. */
  board: undefined,
  position: undefined,
  /** The name of the board for screen readers. */
  label: "Board",
  /** The cells of the last move. */
  last: [],
  /** Whether clicks have an effect, and otherwise why not, in words. */
  plays: true,
  idle: "This board is only shown",
  /** Whether to show clumps, regions, groups and hints. */
  marks: true,
  /** Arrows, numbers and signs; see notes.js. */
  annotations: [],
  /** How far the board is turned, in degrees clockwise, until somebody turns it. */
  orientation: 0,
  /** The milliseconds in which stones get to their places; 0 for at once. */
  motion: 180,
  /** The specifications of the options of the game, which explain choices. */
  options: [],
  /** Called with the text of each move that is completed; with { message, cells } and { cells, targets }; and with what is said. */
  move() {},
  refused() {},
  select() {},
  say() {},
};

/** The size of cells, in pixels, below which fingers miss them. */
const SMALL = 30;

let boards = 0;

/** What one board remembers as long as it exists. */
const remembered = (values = {}) => ({ get: (name) => values[name], set: (name, value) => (values[name] = value) });

/**
 * Draws a board at the end of an element. The options are those above, and id, the id of its drawing; settings, with
 * get(name) and set(name, value), which remember how people want their boards; choices, the element for moves without
 * cells; and bare, whether to leave out controls and legend.
 */
export const createBoard = (element, options) => new Board(element, options);

class Board {
  #state;
  #svg;
  #settings;
  #signs;
  #hand;
  #picture;
  #blamed = [];
  #asked;
  #place;
  #choices;
  #controls;
  #question = new Question({ click: (cell) => this.click(cell), confirm: () => this.#answer(true), cancel: () => this.#answer(false) });
  #parts;
  /** The size of cells on the screen. The browser says it without another layout of the page. */
  #cellSize = SMALL;
  #fit = new ResizeObserver(([{ contentRect }]) => {
    this.#cellSize = this.#picture.cellSize(contentRect);
    this.#showParts();
  });

  constructor(element, { id = `boardrules-${++boards}`, settings = remembered(), choices, bare = false, ...options }) {
    this.#svg = svg("svg", { id });
    this.#settings = settings;
    this.#choices = choices ?? html("div", { class: "choices" });
    this.#state = { ...DEFAULTS, ...options };
    const { board } = this.#state;
    this.#signs = SIGNS[board.drawing] ?? {};
    this.#hand = new Hand(board);
    this.#controls = bare ? undefined : new Controls(board, { turn: (degrees) => this.turn(degrees), set: (name, value) => this.#prefer(name, value) });
    this.#parts = [this.#svg, this.#question.element, choices ? undefined : this.#choices, this.#controls?.element].filter(Boolean);
    element.append(...this.#parts);
    for (const name of ["vertical", "horizontal", "last", "blamed"]) {
      element.style.setProperty(`--hatch-${name}`, `url(#${id}-${name})`);
    }
    this.#redraw();
    this.#fit.observe(this.#svg);
    if (this.#state.position) {
      this.begin();
    }
  }

  /** Removes the board from the page. */
  destroy() {
    this.#fit.disconnect();
    this.#parts.forEach((part) => part.remove());
  }

  /** Everything that was set. */
  get state() {
    return { ...this.#state };
  }

  /** The move in the making. */
  get hand() {
    return this.#hand;
  }

  /** Changes what is set. Another position begins another move. */
  set(changes) {
    const { position, orientation } = this.#state;
    Object.assign(this.#state, changes);
    if (this.#state.orientation !== orientation) {
      this.#redraw();
    }
    if (this.#state.position !== position) {
      this.begin();
    } else {
      this.#asked = undefined;
      this.#show();
    }
  }

  /** Begins a move again, and marks cells because of which the last one is refused, if they are given. */
  begin(blamed = []) {
    this.#hand.begin(this.#state.position);
    this.#asked = undefined;
    this.blame(blamed);
  }

  /** Marks cells as the reason why a move is refused. */
  blame(cells) {
    this.#blamed = cells.filter((cell) => this.#picture.cell(cell));
    this.#show();
  }

  /** Makes clicks place another kind of stone. */
  choose(kind) {
    this.#hand.choose(kind);
    this.#show();
  }

  /** Takes back the clicks of a move. */
  unchoose() {
    this.#state.say("");
    this.#hand.begin(this.#state.position);
    this.#asked = undefined;
    this.#selected();
  }

  /** Clicks a cell, as people do: asks before a move if they want to be asked. */
  click(cell) {
    const { plays, idle, say, move: play } = this.#state;
    const move = plays ? this.#hand.clicks.completes(cell) : undefined;
    this.#place = cell;
    if (move && this.#confirms && this.#asked?.cell !== cell) {
      this.#asked = { cell, text: move.text, cells: [...this.#hand.clicks.chosen, ...move.cells] };
      this.#show();
      return;
    }
    this.#asked = undefined;
    if (!plays) {
      say(idle);
      this.#show();
      return;
    }
    const { move: text, said, blamed = [] } = this.#hand.click(cell);
    this.#blamed = blamed;
    if (text) {
      play(text);
      return;
    }
    say(said, blamed.length > 0);
    this.#selected();
    if (blamed.length > 0) {
      this.#state.refused({ message: said, cells: blamed });
    }
  }

  #selected() {
    const { chosen } = this.#hand.clicks;
    this.#show();
    this.#state.select({ cells: chosen, targets: [...this.#hand.clicks.targets()] });
  }

  /** Gives the keyboard focus to a cell. */
  takeFocus() {
    this.#picture.takeFocus();
  }

  /** Turns the board clockwise. */
  turn(degrees) {
    const { board } = this.#state;
    this.#prefer("turns", { ...this.#settings.get("turns"), [board.drawing]: (this.#angle + degrees) % 360 });
  }

  /** How far the board is turned: onto its own cells. */
  get #angle() {
    const { board, orientation } = this.#state;
    const step = stepAngle(board);
    return this.#settings.get("turns")?.[board.drawing] ?? Math.round(orientation / step) * step;
  }

  get #hasPatterns() {
    return this.#settings.get("patterns") ?? matchMedia("(prefers-contrast: more)").matches;
  }

  /** Whether to ask before a click plays a move. Unless somebody has chosen, where fingers would miss the cells. */
  get #confirms() {
    return this.#settings.get("confirm") ?? (matchMedia("(pointer: coarse)").matches && this.#isSmall);
  }

  get #isSmall() {
    return this.#cellSize < SMALL;
  }

  #prefer(name, value) {
    this.#settings.set(name, value);
    this.#redraw();
    this.#show();
  }

  #answer(isYes) {
    if (isYes) {
      this.click(this.#asked.cell);
    } else {
      this.unchoose();
    }
    this.takeFocus();
  }

  #redraw() {
    const focus = this.#picture?.focus;
    this.#picture = new BoardPicture(this.#svg, this.#state.board, this.#signs, this.#angle);
    this.#picture.focus = focus;
    this.#svg.classList.toggle("patterns", this.#hasPatterns);
    listen(this.#picture, { click: (cell) => this.click(cell), escape: () => this.unchoose() });
  }

  #show() {
    const { clicks, look } = this.#hand;
    this.#picture.show({
      ...this.#state,
      targets: clicks.targets(),
      chosen: clicks.chosen,
      single: clicks.areSingle,
      through: (cell) => clicks.movesThrough(cell),
      look,
      blamed: this.#blamed,
      asked: this.#asked,
    });
    const verbs = { play: (text) => this.#state.move(text), choose: (kind) => this.choose(kind) };
    const renew = () => this.#choices.replaceChildren(...choices(this.#state, this.#hand, verbs));
    keepFocus(this.#svg.getRootNode(), renew, () => this.takeFocus());
    this.#showParts();
  }

  /** Shows what depends on the size of the board. */
  #showParts() {
    const { plays, position } = this.#state;
    const { chosen, areSingle } = this.#hand.clicks ?? { chosen: [] };
    if (!position) {
      return;
    }
    const isOpen = Boolean(this.#asked) || (plays && this.#confirms && chosen.length > 0);
    this.#picture.fitLabels(this.#cellSize);
    this.#question.show(isOpen, this.#asked, this.#picture, this.#place, this.#isSmall);
    this.#controls?.show({ ...this.#state, single: areSingle }, this.#signs, this.#hasPatterns, this.#confirms);
  }
}
