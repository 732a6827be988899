// The board with what belongs to it: how it is turned, the magnifier that confirms moves on small cells, and the
// legend.

import { BoardPicture, DRAWING } from "./board.js";
import { html, svg } from "./dom.js";
import { nearest, stepAngle } from "./geometry.js";
import { legend } from "./legend.js";
import { Pen } from "./pen.js";
import * as settings from "./settings.js";

/** The size of cells, in pixels, below which fingers miss them. */
const SMALL = 30;

/** The number of cells that the magnifier shows in a row. */
const MAGNIFIED = 5;

/** A board that asks before it plays on small cells. It has the methods of a picture of a board. */
export class BoardView {
  #element;
  #board;
  #drawing;
  #onCell;
  #onEscape;
  #picture;
  #state;
  #asked;
  #place;
  #parts = {};

  constructor(element, board, drawing, onCell, onEscape) {
    this.#element = element;
    this.#board = board;
    this.#drawing = drawing;
    this.#onCell = onCell;
    this.#onEscape = onEscape;
    this.#addParts();
    this.#redraw();
    addEventListener("resize", () => this.#showParts());
  }

  #addParts() {
    const parts = this.#parts;
    const angle = stepAngle(this.#board);
    const turn = (degrees) => () => this.#turn(degrees);
    parts.lens = svg("svg", { class: "lens", "aria-hidden": "true" });
    parts.lens.addEventListener("click", (event) => this.#clickLens(event));
    parts.play = html("button", { type: "button", class: "main", onclick: () => this.#confirm() });
    parts.cancel = html("button", { type: "button", onclick: () => this.#cancel() }, "Cancel");
    parts.ask = html("div", { class: "ask", hidden: true }, parts.lens, html("div", { class: "answers" }, parts.play, parts.cancel));
    parts.patterns = toggle("Patterns", "patterns", () => this.#set("patterns", parts.patterns.checked));
    parts.confirm = toggle("Confirm moves", "confirm", () => this.#set("confirm", parts.confirm.checked));
    parts.legend = html("ul", { class: "legend plain" });
    const tools = html(
      "details",
      { class: "view" },
      html("summary", {}, "Board and legend"),
      html(
        "div",
        { class: "tools" },
        html("button", { type: "button", class: "turn", onclick: turn(angle) }, `Turn ${angle}°`),
        html("button", { type: "button", class: "flip", onclick: turn(180) }, "Flip"),
        parts.patterns.parentNode,
        parts.confirm.parentNode,
      ),
      parts.legend,
    );
    this.#element.after(parts.ask, tools);
  }

  /** Shows a position; see BoardPicture. The state has one more member: completes, a function from a cell to the move
   * that a click on it completes, if it does. */
  show(state) {
    this.#state = state;
    this.#asked = undefined;
    this.#refresh();
  }

  /** Gives the keyboard focus to a cell. */
  takeFocus() {
    this.#picture.takeFocus();
  }

  #refresh() {
    this.#picture.show({ ...this.#state, asked: this.#asked });
    this.#showParts();
  }

  #redraw() {
    const focus = this.#picture?.focus;
    this.#picture = new BoardPicture(
      this.#element,
      this.#board,
      this.#drawing,
      settings.get("turns")?.[this.#board.drawing] ?? 0,
      (cell) => this.#click(cell),
      () => this.#escape(),
    );
    if (focus) {
      this.#picture.focus = focus;
    }
    this.#element.classList.toggle("patterns", settings.get("patterns") ?? matchMedia("(prefers-contrast: more)").matches);
  }

  #turn(degrees) {
    const turns = settings.get("turns") ?? {};
    const angle = ((turns[this.#board.drawing] ?? 0) + degrees) % 360;
    this.#set("turns", { ...turns, [this.#board.drawing]: angle });
  }

  #set(name, value) {
    settings.set(name, value);
    this.#redraw();
    this.#refresh();
  }

  /** Whether to ask before a click plays a move. Unless somebody has chosen, where fingers would miss the cells. */
  get #confirms() {
    return settings.get("confirm") ?? (matchMedia("(pointer: coarse)").matches && this.#picture.cellSize < SMALL);
  }

  #click(cell) {
    const { plays, completes } = this.#state;
    const move = plays ? completes(cell) : undefined;
    this.#place = cell;
    if (move && this.#confirms && this.#asked?.cell !== cell) {
      this.#asked = { cell, text: move.text, cells: [...this.#state.chosen, ...move.cells] };
      this.#refresh();
      return;
    }
    this.#asked = undefined;
    this.#onCell(cell);
  }

  #confirm() {
    this.#click(this.#asked.cell);
    this.#picture.takeFocus();
  }

  #cancel() {
    this.#escape();
    this.#picture.takeFocus();
  }

  #escape() {
    this.#asked = undefined;
    this.#onEscape();
  }

  #showParts() {
    if (!this.#state) {
      return;
    }
    const { ask, play, patterns, confirm, legend: list } = this.#parts;
    const { chosen, plays } = this.#state;
    const small = this.#picture.cellSize < SMALL;
    this.#picture.fitLabels();
    ask.hidden = !(this.#asked || (plays && this.#confirms && chosen.length > 0));
    play.hidden = !this.#asked;
    play.textContent = this.#asked ? `Play ${this.#asked.text}` : "";
    this.#parts.lens.classList.toggle("shown", small);
    if (!ask.hidden && small) {
      this.#magnify();
    }
    patterns.checked = this.#element.classList.contains("patterns");
    list.classList.toggle("patterns", patterns.checked);
    confirm.checked = this.#confirms;
    list.replaceChildren(...legend(this.#board, this.#drawing, this.#state));
  }

  #magnify() {
    const { lens } = this.#parts;
    const { center } = this.#picture.board.cells.find(({ name }) => name === this.#place);
    const size = MAGNIFIED * Pen.UNIT;
    lens.setAttribute("viewBox", `${center.x * Pen.UNIT - size / 2} ${-center.y * Pen.UNIT - size / 2} ${size} ${size}`);
    lens.setAttribute("class", `lens shown ${this.#element.getAttribute("class")}`);
    lens.replaceChildren(svg("use", { href: `#${DRAWING}` }));
  }

  #clickLens(event) {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.#parts.lens.getScreenCTM().inverse());
    this.#click(nearest(this.#picture.board, { x: x / Pen.UNIT, y: -y / Pen.UNIT }).name);
  }
}

function toggle(text, name, changed) {
  const box = html("input", { type: "checkbox", onchange: changed });
  html("label", { class: `toggle ${name}` }, box, ` ${text}`);
  return box;
}
