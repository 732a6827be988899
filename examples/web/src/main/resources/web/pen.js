// Draws shapes of cells. A drawing gets a pen and never sees how SVG is made.

import { svg } from "./dom.js";
import { bonds, box, outlines } from "./geometry.js";

export class Pen {
  /** Units of the picture to the distance between neighbouring cells. */
  static UNIT = 100;

  #cells;
  #layer;

  constructor(cells) {
    this.#cells = cells;
  }

  /** Draws into a layer from now on, which is emptied. */
  into(layer) {
    layer.replaceChildren();
    this.#layer = layer;
    return this;
  }

  /** A pen that draws something that is not there yet. */
  ghost() {
    const pen = new Pen(this.#cells);
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

  /** The shape of a cell; fill, if given, instead of that of the class. */
  polygon(name, className, fill) {
    const shape = this.polygonOf(this.cell(name).outline, className);
    if (fill) {
      shape.setAttribute("fill", fill);
    }
    this.#layer.append(shape);
  }

  polygonOf(points, className) {
    return svg("polygon", { points: points.map((point) => `${x(point)},${y(point)}`).join(" "), class: className });
  }

  /** A disc around the centre of a cell; the radius in units. */
  disc(name, radius, className) {
    const { centre } = this.cell(name);
    this.#add("circle", { cx: x(centre), cy: y(centre), r: round(radius), class: className });
  }

  /** A stone or piece as all games have them. */
  stone(name, look) {
    this.disc(name, 0.37, `stone ${look}`);
  }

  /** A line between the centres of two cells. */
  line(from, to, className) {
    const [a, b] = [this.cell(from).centre, this.cell(to).centre];
    this.#add("line", { x1: x(a), y1: y(a), x2: x(b), y2: y(b), class: className });
  }

  /** A short bar in the middle of a cell, upright or not. */
  bar(name, upright, length, className) {
    const { centre } = this.cell(name);
    const [dx, dy] = upright ? [0, length / 2] : [length / 2, 0];
    this.#add("line", {
      x1: round(centre.x - dx),
      y1: -round(centre.y - dy),
      x2: round(centre.x + dx),
      y2: -round(centre.y + dy),
      class: className,
    });
  }

  /** Lines between all of some cells whose centres are at most so far from each other. */
  bonds(names, reach, className) {
    for (const [one, other] of bonds(names.map((name) => this.cell(name)), reach)) {
      this.line(one.name, other.name, className);
    }
  }

  /** The outline of some cells together. */
  outline(names, className) {
    const loops = outlines(names.map((name) => this.cell(name)));
    const d = loops.map((loop) => `M${loop.map((point) => `${x(point)} ${y(point)}`).join("L")}Z`).join("");
    this.#add("path", { d, class: className });
  }

  /** The rectangle around some cells, a little smaller than they are. */
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

  /** Text in a cell. */
  text(name, text, className) {
    this.textAt(this.cell(name).centre, text, className);
  }

  /** Text anywhere. */
  textAt(point, text, className) {
    this.#add("text", { x: x(point), y: y(point), class: className }).textContent = text;
  }
}

const round = (number) => Math.round(number * Pen.UNIT * 10) / 10;
const x = (point) => round(point.x);
const y = (point) => -round(point.y);
