// The picture of a board as SVG: the cells, the stones on them, and marks.

import { svg } from "./dom.js";
import { byName, labels, nearest, ranks, turn, turned } from "./geometry.js";
import { glide } from "./motion.js";
import { drawNotes } from "./notes.js";
import { Pen } from "./pen.js";

/** The margin between the drawing and the edge of the picture. */
const MARGIN = 0.36;

/** The size of the labels, in pixels, if cells are not much smaller. */
const LABEL = 11;

/**
 * Draws a board, and positions on it. For screen readers the element is a grid whose rows are the
 * ranks. One cell at a time is in the tab order.
 */
export class BoardPicture {
  #signs;
  #cells;
  #angle;
  /** The elements of the cells, by name. */
  targets = new Map();
  #layers = {};
  #state;
  #preview;
  #focus;

  /** Draws a board, turned clockwise by an angle in degrees that maps its cells to each other. */
  constructor(element, board, signs, angle) {
    this.element = element;
    this.board = turned(board, angle);
    this.#signs = signs;
    this.#cells = byName(this.board);
    this.#angle = angle;
    this.#draw(board);
  }

  /** The drawing, which listens. Each picture has its own. */
  get svg() {
    return this.#layers.grid.parentNode;
  }

  cell = (name) => this.#cells.get(name);

  /** The name of the cell in the tab order. */
  get focus() {
    return this.#focus;
  }

  set focus(name) {
    if (this.#cells.has(name)) {
      this.targets.get(this.#focus)?.setAttribute("tabindex", "-1");
      this.#focus = name;
      this.targets.get(name).setAttribute("tabindex", "0");
    }
  }

  /** Gives the keyboard focus to the cell in the tab order. */
  takeFocus() {
    this.targets.get(this.#focus).focus();
  }

  /** Whether a drag can begin on a cell: a piece there has moves of several cells. */
  begins = (name) => this.#state.plays && !this.#state.single && (this.isChosen(name) || (this.#state.targets.has(name) && name in this.#state.position.occupants));

  isChosen = (name) => this.#state.chosen.includes(name);

  /** Returns the place of an event, in the units of the board. */
  pointOf({ clientX, clientY }) {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.element.getScreenCTM().inverse());
    return { x: x / Pen.UNIT, y: -y / Pen.UNIT };
  }

  /** Returns the name of the cell at a point; undefined beside the board. */
  cellAt(point) {
    const { name, center } = nearest(this.board, point);
    return Math.hypot(center.x - point.x, center.y - point.y) < 0.75 ? name : undefined;
  }

  /** Shows the piece of a cell at a point, until it is called without them. */
  carry(name, point) {
    const pieces = this.#layers.occupants.querySelectorAll(name ? `[data-at="${name}"]` : ".carried");
    for (const piece of pieces) {
      piece.classList.toggle("carried", name !== undefined);
      const { x, y } = this.#cells.get(piece.dataset.at).center;
      piece.setAttribute("transform", name ? `translate(${(point.x - x) * Pen.UNIT} ${(y - point.y) * Pen.UNIT})` : "");
    }
  }

  /** Returns the distance of neighboring cells on the screen, in pixels, if the picture has a size there. */
  cellSize({ width, height }) {
    const [, , wide, high] = this.element.getAttribute("viewBox").split(" ").map(Number);
    return Math.min(width / wide, height / high) * Pen.UNIT;
  }

  /** Gives the labels a size that people can read, on cells of a size. */
  fitLabels(cellSize) {
    const size = Math.min(Math.max(26, (LABEL * Pen.UNIT) / cellSize), 70);
    this.#layers.surface.style.setProperty("--label-size", `${Math.round(size)}px`);
  }

  #pen(layer) {
    return new Pen(this.#cells, this.#angle).into(this.#layers[layer]);
  }

  #draw(board) {
    const place = turn(this.#angle);
    const names = labels(board).map(({ text, at }) => ({ text, at: place(at) }));
    const element = this.element;
    element.replaceChildren(patterns(this.#angle, element.id));
    element.setAttribute("viewBox", frame(this.board.extent, names).map((number) => Math.round(number * Pen.UNIT)).join(" "));
    element.setAttribute("class", `board ${this.board.drawing}`);
    element.setAttribute("role", "grid");
    const drawing = svg("g", { id: `${element.id}-drawing`, role: "presentation" });
    for (const name of ["surface", "grid", "marks", "occupants", "hints", "signs", "notes"]) {
      this.#layers[name] = svg("g", { class: name, role: name === "grid" ? "presentation" : null, "aria-hidden": name === "grid" ? null : "true" });
      drawing.append(this.#layers[name]);
    }
    element.append(drawing);
    const pen = this.#pen("surface");
    pen.shapes(this.board.shapes);
    for (const { text, at } of names) {
      pen.textAt(at, text, "coordinate");
    }
    this.#drawGrid(pen);
  }

  #drawGrid(pen) {
    for (const row of ranks(this.board)) {
      const group = svg("g", { role: "row" });
      for (const { name } of row) {
        const target = pen.polygonOf(name, { role: "gridcell", tabindex: "-1", "data-cell": name });
        this.targets.set(name, target);
        group.append(target);
      }
      this.#layers.grid.append(group);
    }
    this.focus = this.board.cells[0].name;
  }

  /** Shows what a click on a cell would do. */
  preview(name) {
    if (name !== this.#preview) {
      this.#preview = name;
      this.#drawSigns();
    }
  }

  /**
   * Shows a position. The members of the state: position; label, the label of the board; targets, a
   * set of cells; chosen, last and blamed, lists of cells; plays, whether clicks have an effect;
   * single, whether every legal move is a single click; look, the style of the stone that a click
   * would place, if any; through, a function from a cell to the moves that a click on it may lead to;
   * asked, the move that is to be confirmed, if any; marks, whether to draw the marks; annotations and
   * motion, see board.js.
   */
  show(state) {
    const before = this.#state?.position;
    this.#state = state;
    const { position, targets, chosen, plays } = state;
    this.element.setAttribute("aria-label", state.label);
    this.element.classList.toggle("plays", plays);
    const said = this.#saidOfCells(position);
    for (const [name, target] of this.targets) {
      const legal = plays && targets.has(name);
      const isChosen = chosen.includes(name);
      const type = ["cell", legal && "legal", isChosen && "chosen", this.begins(name) && "draggable"].filter(Boolean).join(" ");
      const now = { class: type, "aria-selected": String(isChosen), "aria-label": this.#label(name, said, legal) };
      for (const [attribute, value] of Object.entries(now)) {
        if (target.getAttribute(attribute) !== value) {
          target.setAttribute(attribute, value);
        }
      }
    }
    const marks = this.#pen("marks");
    for (const name of state.last) {
      marks.polygon(name, "last");
    }
    if (state.marks) {
      marks.shapes(position.sketch.below);
    }
    const occupants = this.#pen("occupants");
    occupants.shapes(position.sketch.stones);
    if (state.marks) {
      occupants.shapes(position.sketch.above);
    }
    if (state.motion > 0 && before && before !== position) {
      const centerOf = (name) => ({ x: this.cell(name).center.x * Pen.UNIT, y: -this.cell(name).center.y * Pen.UNIT });
      glide(this.#layers.occupants, centerOf, before.occupants, position.occupants, state.motion);
    }
    this.#drawHints();
    this.#drawSigns();
    drawNotes(this.#pen("notes"), state.annotations, position);
  }

  #saidOfCells(position) {
    const said = new Map();
    for (const mark of [...this.board.marks, ...position.marks]) {
      for (const name of mark.cells) {
        said.set(name, [...(said.get(name) ?? []), mark.text]);
      }
    }
    return said;
  }

  #label(name, said, legal) {
    const { position, chosen, asked } = this.#state;
    const words = [name, position.occupants[name]?.text ?? "empty", ...(said.get(name) ?? [])];
    if (asked?.cells.includes(name)) {
      words.push(`to confirm ${asked.text}`);
    } else if (chosen.includes(name)) {
      words.push("chosen");
    } else if (legal) {
      const moves = this.#state.through(name).map((move) => move.text);
      words.push(moves.length === 1 ? `plays ${moves[0]}` : `${moves.length} moves`);
    }
    return words.join(", ");
  }

  /** Marks empty cells where no stone may be placed, and the pieces that can move. */
  #drawHints() {
    const pen = this.#pen("hints");
    const { position, targets, chosen, plays, single, marks } = this.#state;
    if (!plays || !marks || targets.size === 0 || chosen.length > 0) {
      return;
    }
    const named = new Set(this.board.marks.flatMap(({ cells }) => cells));
    for (const { name } of this.board.cells) {
      if (single && !position.occupants[name] && !targets.has(name)) {
        if (named.has(name)) {
          pen.polygon(name, "forbidden veil"); // A cross would cover the name.
        } else {
          pen.cross(name, 0.1, "forbidden");
        }
      } else if (!single && targets.has(name)) {
        pen.disc(name, 0.43, "movable");
      }
    }
  }

  /** Draws the signs that depend on the pointer, the focus and the chosen cells. */
  #drawSigns() {
    const pen = this.#pen("signs");
    if (!this.#state) {
      return;
    }
    const { position, chosen, targets, blamed, plays, look, asked } = this.#state;
    const cell = this.#preview;
    for (const name of blamed) {
      pen.polygon(name, "blamed");
    }
    for (const name of asked?.cells ?? []) {
      pen.polygon(name, "chosen-cell");
      if (look) {
        pen.ghost().stone(name, look);
      }
    }
    for (const name of chosen) {
      pen.polygon(name, "chosen-cell");
      if (plays) {
        const reach = this.#signs.reach ?? dots;
        reach(pen, name, [...targets], position);
      }
    }
    if (cell === undefined || chosen.length > 0 || asked) {
      return;
    }
    this.#signs.hover?.(pen, cell, position, this.board);
    if (plays && targets.has(cell) && look) {
      for (const name of this.#state.through(cell)[0].cells) {
        pen.ghost().stone(name, look);
      }
    }
  }
}

/** Marks the cells that can be clicked next, in games without signs of their own. */
function dots(pen, from, targets) {
  for (const to of targets) {
    pen.disc(to, 0.13, "target");
  }
}

/** Returns hatchings for people who do not see the colors, turned like the board. */
function patterns(angle, name) {
  const hatch = (id, turns, path) =>
    svg(
      "pattern",
      { id: `${name}-${id}`, width: 16, height: 16, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turns})` },
      svg("rect", { width: 16, height: 16, class: `hatch-ground ${id}` }),
      svg("path", { d: path, class: `hatch-line ${id}` }),
    );
  return svg(
    "defs",
    {},
    hatch("vertical", angle, "M8 0V16"),
    hatch("horizontal", angle, "M0 8H16"),
    hatch("last", 45, "M8 0V16"),
    hatch("blamed", 45, "M8 0V16M0 8H16"),
  );
}

/** Returns the rectangle around the board and its labels: left, top, width and height. */
function frame(extent, names) {
  const xs = names.map(({ at }) => at.x);
  const ys = names.map(({ at }) => at.y);
  const left = Math.min(extent.left + 0.23, ...xs) - MARGIN;
  const right = Math.max(extent.right - 0.23, ...xs) + MARGIN;
  const bottom = Math.min(extent.bottom + 0.23, ...ys) - MARGIN;
  const top = Math.max(extent.top - 0.23, ...ys) + MARGIN;
  return [left, -top, right - left, top - bottom];
}
