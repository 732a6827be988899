// Stores the matches and the tokens of this browser in local storage.

const KEY = "boardrules.matches";
const MAX_STORED = 40;

function all() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Returns the ids, titles and tokens of this browser's matches, most recent first. */
export const known = all;

/** Returns the tokens for a match. */
export function tokens(id) {
  return all().find((match) => match.id === id)?.tokens ?? [];
}

/** Returns the token for the other player, if it is still to be handed on. */
export const spare = (id) => all().find((match) => match.id === id)?.spare;

/**
 * Stores tokens for a match in addition to the stored ones, and the token for the other player.
 */
export function keep(id, title, added, spare) {
  const before = all();
  const old = before.find((match) => match.id === id);
  const kept = {
    id,
    title: title || old?.title || "",
    tokens: [...new Set([...(old?.tokens ?? []), ...added])],
    spare: spare ?? old?.spare,
  };
  const others = before.filter((match) => match.id !== id);
  localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MAX_STORED)));
}

/** Removes a match that the server does not have. */
export function forget(id) {
  localStorage.setItem(KEY, JSON.stringify(all().filter((match) => match.id !== id)));
}

/**
 * Returns the invitation URL for the other player. Browsers do not send the part after # to
 * servers.
 */
export function invitation(id, token) {
  const address = new URL(location.href);
  address.search = `?match=${encodeURIComponent(id)}`;
  address.hash = `seat=${token}`;
  return address.href;
}

/** Returns the token of an invitation URL, if the page was opened with one. */
export function invited() {
  return /^#seat=([\w.~-]+)$/.exec(location.hash)?.[1];
}
