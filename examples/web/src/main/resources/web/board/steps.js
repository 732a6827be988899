// The buttons that lead a number of moves forward or back.

import { html } from "./dom.js";

/** The id of each button, that of the opposite, its text and title, and the number of moves. */
const STEPS = [
  ["to-first", "to-next", "«", "First position", -Infinity],
  ["to-previous", "to-next", "‹", "Previous move", -1],
  ["to-next", "to-previous", "›", "Next move", 1],
  ["to-last", "to-previous", "»", "Last position", Infinity],
];

/** Returns a group of buttons that call step(count). */
export function stepButtons(step) {
  const buttons = STEPS.map(([id, opposite, text, title, count]) =>
    html("button", { type: "button", id, "data-opposite": opposite, "aria-label": title, title, onclick: () => step(count) }, text),
  );
  return html("div", { class: "steps", role: "group", "aria-label": "Step through the game" }, ...buttons);
}

/** Enables the buttons of a group that have an effect after a number of moves. */
export function enableSteps({ children }, ply, plies) {
  STEPS.forEach(([, , , , count], at) => (children[at].disabled = ply === (count < 0 ? 0 : plies)));
}
