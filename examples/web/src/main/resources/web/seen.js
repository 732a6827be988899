// When this browser saw the last change of each of its matches. Servers do not tell the time of a move.

import * as seats from "./seats.js";
import { browser } from "./storage.js";

const KEY = "boardrules.seen";

/** Notes that a match has a number of moves now. Returns the time at which this browser saw this first. */
export function note(id, version) {
  const all = browser.read(KEY, {});
  if (all[id]?.version !== version) {
    const listed = new Set(seats.known().map((match) => match.id));
    const kept = Object.fromEntries(Object.entries(all).filter(([each]) => listed.has(each)));
    all[id] = { version, time: Date.now() };
    browser.offer(KEY, JSON.stringify({ ...kept, [id]: all[id] }));
  }
  return all[id].time;
}
