// The buttons and keys with which people step through the moves that a table shows.

import { byId } from "./dom.js";
import { listen, showKeys } from "./keys.js";

const STEPS = { "to-first": -Infinity, "to-previous": -1, "to-next": 1, "to-last": Infinity };

/** Sets up the buttons and keys. Moves that are reached by keys are read aloud. */
export function prepareSteps(table) {
  for (const [id, count] of Object.entries(STEPS)) {
    byId(id).addEventListener("click", () => table.step(count, false));
  }
  listen((count) => table.step(count, true));
  byId("keys").addEventListener("click", () => showKeys());
  byId("news").addEventListener("click", () => table.isAway || table.jump(table.state.match.version));
}
