// Stores the records that this tab shows, with everything that api.show returned, and the list from which they come.

import { tab } from "./storage.js";

const KEY = "boardrules.record.";
const LIST = "boardrules.list";

/** Returns a record as api.show returned it, or undefined if this tab does not have it. */
export function stored(key) {
  return tab.read(KEY + key);
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
  if (!tab.offer(KEY + key, text)) {
    tab.keys.filter((each) => each.startsWith("boardrules.") && each !== KEY + key).forEach((each) => tab.drop(each));
    if (!tab.offer(KEY + key, text)) {
      throw new Error("This browser has no space left for the record");
    }
  }
}

/**
 * Stores the list of games that this tab shows, if there is space. Its members: records, a text or bytes, and their
 * name; or file, a file on the shelf; id; and count, the number of games.
 */
export function keepList(list) {
  const bytes = list.records instanceof Uint8Array && Array.from(list.records);
  if (!tab.offer(LIST, JSON.stringify({ ...list, ...(bytes && { records: undefined, bytes }) }))) {
    tab.drop(LIST);
  }
}

/** Returns the list of games with an id, or of a file; undefined if the last list of this tab is another one. */
export function storedList(id, file) {
  const list = tab.read(LIST);
  const isWanted = list && (list.id === id || (file && list.file === file));
  return isWanted ? { ...list, records: list.bytes ? Uint8Array.from(list.bytes) : list.records } : undefined;
}
