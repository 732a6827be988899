// The question before a move on small cells, with a magnifier.

import { html, svg } from "./dom.js";
import { nearest } from "./geometry.js";
import { Pen } from "./pen.js";

/** The number of cells that the magnifier shows in a row. */
const MAGNIFIED = 5;

export class Question {
  #lens = svg("svg", { class: "lens", "aria-hidden": "true" });
  #play;
  #picture;

  /** Creates a hidden question. Calls click(cell), confirm() and cancel(). */
  constructor({ click, confirm, cancel }) {
    this.#play = html("button", { type: "button", class: "main", onclick: confirm });
    const stop = html("button", { type: "button", onclick: cancel }, "Cancel");
    this.element = html("div", { class: "ask", hidden: true }, this.#lens, html("div", { class: "answers" }, this.#play, stop));
    this.#lens.addEventListener("click", ({ clientX, clientY }) => {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.#lens.getScreenCTM().inverse());
      click(nearest(this.#picture.board, { x: x / Pen.UNIT, y: -y / Pen.UNIT }).name);
    });
  }

  /** Shows the question, with the asked move if there is one already, and the cells around a place if they are small. */
  show(isOpen, asked, picture, place, isSmall) {
    this.#picture = picture;
    this.element.hidden = !isOpen;
    this.#play.hidden = !asked;
    this.#play.textContent = asked ? `Play ${asked.text}` : "";
    this.#lens.setAttribute("class", `lens ${isSmall ? "shown" : ""} ${picture.element.getAttribute("class")}`);
    if (isOpen && isSmall) {
      const { x, y } = picture.cell(place).center;
      const size = MAGNIFIED * Pen.UNIT;
      this.#lens.setAttribute("viewBox", `${x * Pen.UNIT - size / 2} ${-y * Pen.UNIT - size / 2} ${size} ${size}`);
      this.#lens.replaceChildren(svg("use", { href: `#${picture.svg.id}` }));
    }
  }
}
