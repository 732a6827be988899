// Draws shapes on cells, so that drawings do not depend on SVG.

import { svg } from "./dom.js";
import { bonds, box, outlines, turn } from "./geometry.js";

export class Pen {
  /** The distance between neighboring cells in units of the picture. */
  static UNIT = 100;

  #cells;
  #turned;
  #layer;

  /** Creates a pen for cells by name, on a board that is turned clockwise by an angle in degrees. */
  constructor(cells, angle = 0) {
    this.#cells = cells;
    this.#turned = turn(angle);
  }

  /** Clears a layer and makes it the target of the following shapes. */
  into(layer) {
    layer.replaceChildren();
    this.#layer = layer;
    return this;
  }

  /** Returns a pen that draws a preview of a stone. */
  ghost() {
    const pen = new Pen(this.#cells);
    pen.#turned = this.#turned;
    pen.#layer = svg("g", { class: "ghost" });
    this.#layer.append(pen.#layer);
    return pen;
  }

  cell(name) {
    return this.#cells.get(name);
  }

  #add(tag, attributes) {
    const shape = svg(tag, attributes);
    this.#layer.append(shape);
    return shape;
  }

  /** Draws all of a figure at once: an element for each cell would cost time on large boards. */
  #path(d, className, fill) {
    this.#add("path", { d, class: className, fill });
  }

  /** Draws the shape of a cell. The optional fill overrides the fill of the class. */
  polygon(name, className, fill) {
    this.#layer.append(this.polygonOf(name, { class: className, fill }));
  }

  /** Returns the shape of a cell with attributes. */
  polygonOf(name, attributes) {
    return svg("polygon", { points: corners(this.cell(name).outline), ...attributes });
  }

  /** Draws a disc around the center of a cell. The unit of the radius is the distance of cells. */
  disc(name, radius, className) {
    const { center } = this.cell(name);
    this.#add("circle", { cx: x(center), cy: y(center), r: round(radius), class: className, "data-at": name });
  }

  /** Draws a stone or piece. */
  stone(name, look) {
    this.disc(name, 0.37, `stone ${look}`);
  }

  /** Draws a line between the centers of two cells. */
  line(from, to, className) {
    this.#lineOf(this.cell(from).center, this.cell(to).center, className);
  }

  #lineOf(a, b, className) {
    this.#add("line", { x1: x(a), y1: y(a), x2: x(b), y2: y(b), class: className });
  }

  /** Draws the shapes of a sketch or of the surface of a board. */
  shapes(shapes) {
    shapes.forEach((shape) => this.#shape(shape));
  }

  #shape({ form, cells, style, size, text, fill }) {
    const each = (draw) => () => cells.forEach(draw);
    const draw = {
      AREA: () => this.#path(cells.map((name) => `M${corners(this.cell(name).outline)}Z`).join(""), style, fill),
      OUTLINE: () => this.outline(cells, style),
      BOX: () => this.box(cells, size, style),
      DISC: each((name) => this.disc(name, size, style)),
      VERTICAL_BAR: each((name) => this.bar(name, true, size, style)),
      HORIZONTAL_BAR: each((name) => this.bar(name, false, size, style)),
      BONDS: () => this.bonds(cells, size, style),
      TEXT: each((name) => this.text(name, text, style)),
    };
    draw[form]();
  }

  /** Draws a short vertical or horizontal bar in the middle of a cell. */
  bar(name, upright, length, className) {
    const { center } = this.cell(name);
    const half = this.#turned(upright ? { x: 0, y: length / 2 } : { x: length / 2, y: 0 });
    const end = (sign) => ({ x: center.x + sign * half.x, y: center.y + sign * half.y });
    this.#lineOf(end(-1), end(1), className);
  }

  /** Draws a small cross in the middle of a cell. */
  cross(name, size, className) {
    const { center } = this.cell(name);
    const [left, right] = [center.x - size, center.x + size];
    const [top, bottom] = [center.y + size, center.y - size];
    const d = `M${round(left)} ${-round(top)}L${round(right)} ${-round(bottom)}M${round(left)} ${-round(bottom)}L${round(right)} ${-round(top)}`;
    this.#add("path", { d, class: className });
  }

  /** Draws lines between all cells whose centers are at most a given distance apart. */
  bonds(names, reach, className) {
    const pairs = bonds(names.map((name) => this.cell(name)), reach);
    this.#path(pairs.map((pair) => `M${corners(pair.map(({ center }) => center))}`).join(""), className);
  }

  /** Draws the outline of the union of cells. */
  outline(names, className) {
    const loops = outlines(names.map((name) => this.cell(name)));
    this.#path(loops.map((loop) => `M${corners(loop)}Z`).join(""), className);
  }

  /** Draws the bounding box of cells, reduced by an inset. */
  box(names, inset, className) {
    const { left, bottom, width, height } = box(names.map((name) => this.cell(name)));
    this.#add("rect", {
      x: round(left + inset),
      y: -round(bottom + height - inset),
      width: round(width - 2 * inset),
      height: round(height - 2 * inset),
      rx: 14,
      class: className,
    });
  }

  /** Draws an arrow between the centers of two cells. */
  arrow(from, to, className) {
    const [a, b] = [this.cell(from).center, this.cell(to).center];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [u, v] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const at = (ahead, aside) => `${round(b.x + ahead * u - aside * v)} ${-round(b.y + ahead * v + aside * u)}`;
    const d = `M${x(a)} ${y(a)}L${at(-0.1, 0)}M${at(-0.35, 0.2)}L${at(-0.1, 0)}L${at(-0.35, -0.2)}`;
    this.#add("path", { d, class: `arrow ${className}` });
  }

  /** Draws text in a cell. */
  text(name, text, className) {
    this.textAt(this.cell(name).center, text, className);
  }

  /** Draws text at a point. */
  textAt(point, text, className) {
    this.#add("text", { x: x(point), y: y(point), class: className }).textContent = text;
  }
}

const round = (number) => Math.round(number * Pen.UNIT * 10) / 10;
const x = (point) => round(point.x);
const y = (point) => -round(point.y);
const corners = (points) => points.map((point) => `${x(point)},${y(point)}`).join(" ");
