// Stores the records that this tab shows, with everything that api.show returned.

import { tab } from "./storage.js";

const KEY = "boardrules.record.";

/** Returns a record as api.show returned it, or undefined if this tab does not have it. */
export function stored(key) {
  const text = tab.get(KEY + key);
  return text === null ? undefined : JSON.parse(text);
}

/** Stores a record and returns its key. Drops the other records if space is short, and throws if that does not help. */
export function keep(shown) {
  const keys = tab.keys.filter((key) => key.startsWith(KEY));
  const key = 1 + Math.max(0, ...keys.map((each) => Number(each.slice(KEY.length))));
  update(key, shown);
  return key;
}

/** Stores a record under a key in the same way. */
export function update(key, shown) {
  const text = JSON.stringify(shown);
  try {
    tab.set(KEY + key, text);
  } catch {
    tab.keys
      .filter((each) => each.startsWith(KEY) && each !== KEY + key)
      .forEach((each) => tab.drop(each));
    try {
      tab.set(KEY + key, text);
    } catch {
      throw new Error("This browser has no space left for the record");
    }
  }
}
