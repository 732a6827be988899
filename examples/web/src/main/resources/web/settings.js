// What this browser remembers about the board.

import { browser } from "./storage.js";

const KEY = "boardrules.board";

/** Returns a setting, or undefined if nobody has chosen it. */
export const get = (name) => browser.read(KEY, {})[name];

/** Stores a setting. */
export const set = (name, value) => browser.offer(KEY, JSON.stringify({ ...browser.read(KEY, {}), [name]: value }));
