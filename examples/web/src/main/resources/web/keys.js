// The keys of a match or a record, and the list of them.

import { COMMANDS } from "./commands.js";
import { byId, html } from "./dom.js";

const KEYS = [
  ["← →", "one move back or forward; on the board, Page Up and Page Down"],
  ["Home, End", "the first or the last position"],
  ["↑ ↓", "in the list of moves: the move before or after, in variations, too"],
  ["Arrow keys", "on the board: the neighboring cell"],
  ["Enter", "on the board: clicks the cell"],
  ["Escape", "on the board: takes back a click"],
  ["?", "this list"],
];

/**
 * Listens to the keys of the page. Calls step(count) to go a number of moves forward or, if it is negative, back;
 * an infinite number leads to the last or the first position.
 */
export function listen(step) {
  const steps = { PageUp: -1, PageDown: 1, Home: -Infinity, End: Infinity, ArrowLeft: -1, ArrowRight: 1 };
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (isTaken(event) || (key.startsWith("Page") && !target.closest("#board"))) {
      return;
    }
    if (key in steps) {
      step(steps[key]);
    } else if (key === "?") {
      showKeys();
    } else {
      return;
    }
    event.preventDefault();
  });
  byId("moves").addEventListener("keydown", (event) => {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (way && !isTaken(event)) {
      const buttons = [...byId("moves").querySelectorAll("button")];
      buttons[buttons.indexOf(event.target) + way]?.click();
      event.preventDefault();
    }
  });
}

/** Whether a key belongs to the browser, to a dialog, or to an element that takes text or has several values. */
function isTaken({ target, defaultPrevented, altKey, ctrlKey, metaKey }) {
  const isField = target.matches("input:not([type=checkbox]), textarea, select");
  return isField || defaultPrevented || altKey || ctrlKey || metaKey || document.querySelector("dialog[open]") !== null;
}

/** Shows the list of keys and typed commands. */
export function showKeys() {
  const table = (entries) =>
    html(
      "table",
      {},
      html(
        "tbody",
        {},
        ...entries.map(([key, text]) => html("tr", {}, html("th", { scope: "row" }, html("kbd", {}, key)), html("td", {}, text))),
      ),
    );
  byId("keys-text").replaceChildren(
    table(KEYS),
    html("p", {}, "In the field for moves, these words are answered and read aloud:"),
    table(COMMANDS),
  );
  byId("keys-dialog").showModal();
}
