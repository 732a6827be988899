// What this browser remembers about the board, in local storage.

const KEY = "boardrules.board";

function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

/** Returns a setting, or undefined if nobody has chosen it. */
export const get = (name) => all()[name];

/** Stores a setting. */
export function set(name, value) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [name]: value }));
  } catch {
    // The setting is lost when storage is full or forbidden.
  }
}
