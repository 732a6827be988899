// The records that matches of this browser continue: a match has moves only, and its record gets the names, tags,
// comments and variations of the record back.

import * as api from "./api.js";
import * as seats from "./seats.js";
import { browser } from "./storage.js";

const KEY = "boardrules.origin.";

/** Stores the record that a match continues, and drops the records of matches that are not listed any more. */
export function keepOrigin(id, record) {
  const listed = new Set(seats.known().map((match) => KEY + match.id));
  for (const key of browser.keys.filter((each) => each.startsWith(KEY) && !listed.has(each))) {
    browser.drop(key);
  }
  browser.offer(KEY + id, record); // Without space, the match can be played, but saves its moves only.
}

/** Removes the record that a match continued. */
export const dropOrigin = (id) => browser.drop(KEY + id);

/**
 * Returns the record of a match with what the record has that the match continues, as api.show returns it. The
 * line of the match is the main line.
 */
export async function withOrigin(id, record) {
  const origin = browser.get(KEY + id);
  if (origin === null) {
    return undefined;
  }
  const { record: old } = await api.show(origin);
  const { records, record: own } = await api.change(record, "0", { merge: origin });
  return api.change(records.brg, "0", { describe: { tags: { ...own.tags, ...old.tags }, comment: old.comment } });
}
