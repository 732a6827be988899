// The tokens of the seats that this browser holds, kept from visit to visit.

const KEY = "boardrules.matches";
const MOST_KEPT = 40;

function all() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** The matches of this browser, the newest first: their ids, titles and tokens. */
export const known = all;

/** The tokens that open a match. */
export function tokens(id) {
  return all().find((match) => match.id === id)?.tokens ?? [];
}

/** The token that was not kept for oneself, if there is one to hand on. */
export const spare = (id) => all().find((match) => match.id === id)?.spare;

/** Keeps what opens a match, beside what is kept of it already, and the token to hand on. */
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
  localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST_KEPT)));
}

/** Forgets a match that the server does not know. */
export function forget(id) {
  localStorage.setItem(KEY, JSON.stringify(all().filter((match) => match.id !== id)));
}

/** The address that hands a seat to somebody else: the part after # is never sent to a server. */
export function invitation(id, token) {
  const address = new URL(location.href);
  address.search = `?match=${encodeURIComponent(id)}`;
  address.hash = `seat=${token}`;
  return address.href;
}

/** The token of an address that was handed on, if this is one. */
export function invited() {
  return /^#seat=([\w.~-]+)$/.exec(location.hash)?.[1];
}
