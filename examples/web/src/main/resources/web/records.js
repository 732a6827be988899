// Stores the records that this tab shows in session storage.

const KEY = "boardrules.record.";

/** Returns the text of a record, or undefined if this tab does not have it. */
export const text = (key) => sessionStorage.getItem(KEY + key) ?? undefined;

/** Stores the text of a record and returns its key. Drops the other records if space is short. */
export function keep(record) {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(KEY));
  const key = 1 + Math.max(0, ...keys.map((each) => Number(each.slice(KEY.length))));
  try {
    sessionStorage.setItem(KEY + key, record);
  } catch {
    keys.forEach((each) => sessionStorage.removeItem(each));
    sessionStorage.setItem(KEY + key, record);
  }
  return key;
}
