// What this browser remembers about the board.

import { browser } from "./storage.js";

const KEY = "boardrules.board";

function all() {
  try {
    return JSON.parse(browser.get(KEY)) ?? {};
  } catch {
    return {};
  }
}

/** Returns a setting, or undefined if nobody has chosen it. */
export const get = (name) => all()[name];

/** Stores a setting. */
export function set(name, value) {
  try {
    browser.set(KEY, JSON.stringify({ ...all(), [name]: value }));
  } catch {
    // The setting is lost when storage is full.
  }
}
