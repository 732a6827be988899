// How people change what a board looks like to them: turned, with patterns, with a question before moves; and the legend.

import { html } from "./dom.js";
import { stepAngle } from "./geometry.js";
import { legend } from "./legend.js";

export class Controls {
  #patterns;
  #confirm;
  #shown;
  #legend = html("ul", { class: "legend plain" });

  /** Creates the controls of a board. Calls turn(degrees) and set(name, value). */
  constructor(board, { turn, set }) {
    const angle = stepAngle(board);
    const button = (name, degrees, text) => html("button", { type: "button", class: name, onclick: () => turn(degrees) }, text);
    this.#patterns = html("input", { type: "checkbox", onchange: ({ target }) => set("patterns", target.checked) });
    this.#confirm = html("input", { type: "checkbox", onchange: ({ target }) => set("confirm", target.checked) });
    this.element = html(
      "details",
      { class: "view", ontoggle: () => this.#explain() },
      html("summary", {}, "Board and legend"),
      html(
        "div",
        { class: "tools" },
        button("turn", angle, `Turn ${angle}°`),
        button("flip", 180, "Flip"),
        html("label", { class: "toggle patterns" }, this.#patterns, " Patterns"),
        html("label", { class: "toggle confirm" }, this.#confirm, " Confirm moves"),
      ),
      this.#legend,
    );
  }

  show(state, signs, hasPatterns, confirms) {
    this.#shown = [state.board, signs, state];
    this.#patterns.checked = hasPatterns;
    this.#confirm.checked = confirms;
    this.#legend.classList.toggle("patterns", hasPatterns);
    this.#explain();
  }

  /** Fills the legend if somebody can see it. */
  #explain() {
    if (this.element.open && this.#shown) {
      this.#legend.replaceChildren(...legend(...this.#shown));
    }
  }
}
