// What people type at a table: moves, and questions about the position.

import { answer } from "./commands.js";
import { byId } from "./dom.js";
import * as panel from "./panel.js";
import { stateOf } from "./words.js";

/** Plays and answers what is typed at a table. */
export function prepareTyping(table) {
  byId("typing").addEventListener("submit", (event) => {
    event.preventDefault();
    const text = byId("typed").value.trim();
    const said = text && answered(text, table);
    if (said) {
      byId("typed").value = "";
      panel.say(said);
    } else if (text && table.state.plays) {
      table.play(text);
    } else if (text) {
      panel.say(table.state.idle);
    }
  });
}

/** Returns the answer to a typed command; undefined if the text is none. */
export function answered(text, table) {
  const { match, position, ply } = table.state;
  const { board, moves } = match;
  return answer(text, { board, moves, position, ply, state: stateOf(position) });
}

/** Removes a move that has been played from the field for moves, but not what was typed meanwhile. */
export function clearTyped(text) {
  if (byId("typed").value.trim() === text) {
    byId("typed").value = "";
  }
}
