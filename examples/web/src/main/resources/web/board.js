// A board as SVG: the cells, which respond to clicks and keys, and the pieces on them.

import { svg } from "./dom.js";
import { byName, labels, ranks, step } from "./geometry.js";
import { Pen } from "./pen.js";

/** The margin between the drawing and the edge of the picture. */
const MARGIN = 0.28;

/**
 * Draws a board, and positions on it. For screen readers the element is a grid whose rows are the
 * ranks. One cell at a time is in the tab order.
 */
export class BoardPicture {
  #board;
  #drawing;
  #cells;
  #targets = new Map();
  #layers = {};
  #state;
  #preview;
  #focus;

  constructor(element, board, drawing, onCell, onEscape) {
    this.#board = board;
    this.#drawing = drawing;
    this.#cells = byName(board);
    this.#draw(element, onCell, onEscape);
  }

  #draw(element, onCell, onEscape) {
    const pen = new Pen(this.#cells);
    const names = labels(this.#board);
    element.replaceChildren();
    element.setAttribute("viewBox", frame(this.#board.extent, names).map((number) => Math.round(number * Pen.UNIT)).join(" "));
    element.setAttribute("class", `board ${this.#board.drawing}`);
    element.setAttribute("role", "grid");
    for (const name of ["surface", "grid", "marks", "occupants", "signs"]) {
      this.#layers[name] = svg("g", { class: name, "aria-hidden": name === "grid" ? null : "true" });
      element.append(this.#layers[name]);
    }
    pen.into(this.#layers.surface).shapes(this.#board.shapes);
    for (const { text, at } of names) {
      pen.textAt(at, text, "coordinate");
    }
    this.#drawGrid(pen, onCell);
    this.#listen(element, onEscape);
  }

  #drawGrid(pen, onCell) {
    for (const row of ranks(this.#board)) {
      const group = svg("g", { role: "row" });
      for (const cell of row) {
        const target = svg(
          "g",
          { role: "gridcell", tabindex: "-1", "data-cell": cell.name, class: "cell" },
          pen.polygonOf(cell.outline, "hit"),
        );
        target.addEventListener("click", () => onCell(cell.name));
        this.#targets.set(cell.name, target);
        group.append(target);
      }
      this.#layers.grid.append(group);
    }
    this.#moveFocus(this.#board.cells[0], false);
  }

  #listen(element, onEscape) {
    const named = (event) => event.target.closest?.("[data-cell]")?.dataset.cell;
    const preview = (cell) => {
      if (cell !== this.#preview) {
        this.#preview = cell;
        this.#drawSigns();
      }
    };
    element.addEventListener("pointerover", (event) => event.pointerType !== "touch" && preview(named(event)));
    element.addEventListener("pointerleave", () => preview(undefined));
    element.addEventListener("focusin", (event) => {
      this.#moveFocus(this.#cells.get(named(event)), false);
      if (event.target.matches(":focus-visible")) {
        preview(named(event));
      }
    });
    element.addEventListener("focusout", () => preview(undefined));
    element.addEventListener("keydown", (event) => {
      const cell = this.#cells.get(named(event));
      if (!cell || event.altKey || event.ctrlKey || event.metaKey) {
        return;
      }
      if (event.key.startsWith("Arrow")) {
        this.#moveFocus(step(this.#board, cell, event.key), true);
      } else if (event.key === "Enter" || event.key === " ") {
        this.#targets.get(cell.name).dispatchEvent(new MouseEvent("click", { bubbles: true }));
      } else if (event.key === "Escape") {
        onEscape();
      } else {
        return;
      }
      event.preventDefault();
    });
  }

  #moveFocus(cell, now) {
    if (!cell) {
      return;
    }
    this.#targets.get(this.#focus)?.setAttribute("tabindex", "-1");
    this.#focus = cell.name;
    const target = this.#targets.get(cell.name);
    target.setAttribute("tabindex", "0");
    if (now) {
      target.focus();
    }
  }

  /**
   * Shows a position. The members of the state: position; label, the label of the board; targets, a
   * set of cells; chosen, last and blamed, lists of cells; plays, whether clicks have an effect;
   * look, the style of the stone that a click would place, if any; through, a function from a cell
   * to the moves that a click on it may lead to; marks, whether to draw the marks.
   */
  show(state) {
    this.#state = state;
    const { position, targets, chosen, plays } = state;
    const element = this.#layers.grid.parentNode;
    element.setAttribute("aria-label", state.label);
    element.classList.toggle("plays", plays);
    const said = this.#saidOfCells(position);
    for (const [name, target] of this.#targets) {
      const legal = plays && targets.has(name);
      target.classList.toggle("legal", legal);
      target.classList.toggle("chosen", chosen.includes(name));
      target.setAttribute("aria-selected", String(chosen.includes(name)));
      target.setAttribute("aria-label", this.#label(name, said, legal));
    }
    const marks = new Pen(this.#cells).into(this.#layers.marks);
    for (const name of state.last) {
      marks.polygon(name, "last");
    }
    if (state.marks) {
      marks.shapes(position.sketch.below);
    }
    const occupants = new Pen(this.#cells).into(this.#layers.occupants);
    occupants.shapes(position.sketch.stones);
    if (state.marks) {
      occupants.shapes(position.sketch.above);
    }
    this.#drawSigns();
  }

  #saidOfCells(position) {
    const said = new Map();
    for (const mark of [...this.#board.marks, ...position.marks]) {
      for (const name of mark.cells) {
        said.set(name, [...(said.get(name) ?? []), mark.text]);
      }
    }
    return said;
  }

  #label(name, said, legal) {
    const { position, chosen } = this.#state;
    const words = [name, position.occupants[name]?.text ?? "empty", ...(said.get(name) ?? [])];
    if (chosen.includes(name)) {
      words.push("chosen");
    } else if (legal) {
      const moves = this.#state.through(name).map((move) => move.text);
      words.push(moves.length === 1 ? `plays ${moves[0]}` : `${moves.length} moves`);
    }
    return words.join(", ");
  }

  /** Draws the signs that depend on the pointer, the focus and the chosen cells. */
  #drawSigns() {
    const pen = new Pen(this.#cells).into(this.#layers.signs);
    if (!this.#state) {
      return;
    }
    const { position, chosen, targets, blamed, plays, look } = this.#state;
    const cell = this.#preview;
    for (const name of blamed) {
      pen.polygon(name, "blamed");
    }
    for (const name of chosen) {
      pen.polygon(name, "chosen-cell");
      if (plays) {
        this.#drawing.reach?.(pen, name, [...targets], position);
      }
    }
    if (cell === undefined || chosen.length > 0) {
      return;
    }
    this.#drawing.hover?.(pen, cell, position, this.#board);
    if (plays && targets.has(cell) && look) {
      for (const name of this.#state.through(cell)[0].cells) {
        pen.ghost().stone(name, look);
      }
    }
  }
}

/** Returns the rectangle around the board and its labels: left, top, width and height. */
function frame(extent, names) {
  const left = Math.min(extent.left, ...names.map(({ at }) => at.x)) - MARGIN;
  const bottom = Math.min(extent.bottom, ...names.map(({ at }) => at.y)) - MARGIN;
  const right = Math.max(extent.right, ...names.map(({ at }) => at.x)) + MARGIN;
  return [left, -extent.top - 0.05, right - left, extent.top + 0.05 - bottom];
}
