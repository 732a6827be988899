// A board for any page: the element <board-rules>, which asks the rules of this package, and createBoard for front ends
// that have positions of their own.

import { Picture, Validator } from "../index.js";
import { createBoard as create } from "./board.js";
import { html } from "./dom.js";
import { BoardRules, define, dressed } from "./element.js";
import { answers, rules, server } from "./source.js";

define((record, element) => {
  const address = element.getAttribute("server");
  return address === null ? rules({ Picture, Validator }, record) : answers(server(new URL(address, location.href)), record);
});

/** Creates a board in the shadow root of an element. */
export function createBoard(element, options) {
  const frame = html("div", { class: "frame" });
  dressed(element).append(frame);
  return create(frame, options);
}

export { BoardRules };
