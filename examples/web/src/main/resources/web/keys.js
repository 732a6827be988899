// The keys of a match or a record, and the list of them.

import { stepButtons } from "./board/steps.js";
import { COMMANDS } from "./commands.js";
import { showDialog } from "./dialogs.js";
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

/** Sets up the buttons and keys that lead a number of moves forward or back. Moves that keys reach are read aloud. */
export function prepareSteps(table) {
  byId("steps").append(stepButtons((count) => table.step(count, false)));
  byId("keys").addEventListener("click", showKeys);
  byId("news").addEventListener("click", () => table.isAway || table.jump(table.state.match.version));
  const steps = { PageUp: -1, PageDown: 1, Home: -Infinity, End: Infinity, ArrowLeft: -1, ArrowRight: 1 };
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (isTaken(event) || (key.startsWith("Page") && !target.closest("#board"))) {
      return;
    }
    if (key in steps) {
      table.step(steps[key], true);
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
function showKeys() {
  const row = ([key, text]) => html("tr", {}, html("th", { scope: "row" }, html("kbd", {}, key)), html("td", {}, text));
  const table = (entries) => html("table", {}, html("tbody", {}, ...entries.map(row)));
  const note = html("p", {}, "In the field for moves, these words are answered and read aloud:");
  showDialog("keys", "Keys", [table(KEYS), note, table(COMMANDS)]);
}
