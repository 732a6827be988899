// Stores the matches and the tokens of this browser and the name of its owner.

import { browser } from "./storage.js";

const KEY = "boardrules.matches";
const NAME = "boardrules.name";
const MAX_STORED = 40;

/** Returns the ids, titles and tokens of this browser's matches, most recent first. */
export function known() {
  const kept = browser.read(KEY, []);
  return Array.isArray(kept) ? kept : [];
}

const find = (id) => known().find((match) => match.id === id);

/** Returns the tokens for a match. */
export const tokens = (id) => find(id)?.tokens ?? [];

/** Returns the token for the other player, if it is still to be handed on. */
export const spare = (id) => find(id)?.spare;

/** Returns the key of the latest invitation for the other player, if there is one. */
export const key = (id) => find(id)?.key;

/** Stores tokens for a match in addition to the stored ones, and other members if they are given. */
export function keep(id, title, added, more = {}) {
  const old = find(id);
  store(id, { ...old, title: title || old?.title || "", tokens: [...new Set([...(old?.tokens ?? []), ...added])], ...more });
}

function store(id, match) {
  const others = known().filter((other) => other.id !== id);
  if (!browser.offer(KEY, JSON.stringify([{ ...match, id }, ...others].slice(0, MAX_STORED)))) {
    throw new Error("This browser has no space left for the game");
  }
}

/** Makes a match the most recent one, if there is space. */
export function list(id, title) {
  try {
    keep(id, title, []);
  } catch {
    // The match is listed at its former place.
  }
}

/** Stores the token of a seat that this browser has taken instead of all others. */
export const take = (id, token) => store(id, { title: find(id)?.title ?? "", tokens: [token] });

/** Removes a match that the server does not have. */
export function forget(id) {
  browser.set(KEY, JSON.stringify(known().filter((match) => match.id !== id)));
}

/** Returns a new token: 256 random bits. */
export function token() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Returns the name that the owner of this browser has entered last. */
export const name = () => browser.get(NAME) ?? "";

export const keepName = (text) => browser.offer(NAME, text);

/** Returns the URL of a match with the members of a fragment. Browsers do not send the part after # to servers. */
export function address(id, members) {
  const url = new URL(location.pathname, location.origin);
  url.search = `?match=${encodeURIComponent(id)}`;
  url.hash = String(new URLSearchParams(Object.entries(members).filter(([, value]) => value !== undefined)));
  return url.href;
}

/** Returns the members of the fragment if the page was opened with an invitation or a link for watchers. */
export function arrival() {
  const { key, watch, player } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  return key || watch ? { key, watch, player } : undefined;
}
