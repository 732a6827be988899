// All that the page needs to know about games, matches and records, from the HTTP API of the server.
// The page without a server has another module of this name with the same functions; see
// examples/npm/page.

import { Refusal } from "./refusal.js";

/** Whether the players of a match can use different browsers. */
export const invites = true;

async function send(method, path, { tokens = [], json, text, tag } = {}) {
  const headers = {};
  if (tokens.length > 0) {
    headers.Authorization = `Bearer ${tokens.join(",")}`;
  }
  if (tag !== undefined) {
    headers["If-None-Match"] = tag;
  }
  if (json !== undefined) {
    headers["Content-Type"] = "application/json";
  } else if (text !== undefined) {
    headers["Content-Type"] = "text/plain; charset=utf-8";
  }
  let response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: json === undefined ? text : JSON.stringify(json),
      cache: "no-store",
    });
  } catch (cause) {
    throw new Refusal(0, { code: "UNREACHABLE", message: "The server does not respond. Try again in a moment." });
  }
  if (!response.ok && response.status !== 304) {
    const body = await response.json().catch(() => ({}));
    throw new Refusal(response.status, body.error ?? {});
  }
  return response;
}

const read = (response) => response.json();
const at = (id) => `api/v1/matches/${encodeURIComponent(id)}`;

export const games = () => send("GET", "api/v1/games").then(read).then((body) => body.games);

/** Creates a match. Returns its id, the tokens of both players, and the match without its board and position. */
const begin = async (json) => {
  const { id, tokens, match } = await send("POST", "api/v1/matches", { json }).then(read);
  return { id, tokens: { first: tokens.FIRST, second: tokens.SECOND }, match };
};

export const create = (game, options) => begin({ game, options });

export const load = (record) => begin({ record });

/** Whether this page reads the formats of other programs besides BRG and SGF. */
export const readsOtherFormats = true;

const query = (members) =>
  new URLSearchParams(Object.entries(members).filter(([, value]) => value !== undefined && value !== ""));

/**
 * Shows a game of a text or of the bytes of a file, as far as it is legal, at a place: the number of
 * moves, or a text such as 6.1.2 for the second move after the first variation of the seventh move. By
 * default, the place is the end of the main line. The server stores nothing.
 */
export const show = (records, number = 1, place = undefined, name = "") =>
  send("POST", `api/v1/records/show?${query({ number, place, name })}`, { text: records }).then(read);

/**
 * Changes a record at a place, and shows it. The change has one member: play, annotate, describe, promote,
 * main, delete or merge. The server stores nothing.
 */
export const change = (record, place, change) =>
  send("POST", "api/v1/records/change", { json: { record, place, ...change } }).then(read);

/** Returns an SVG of the position after moves of a game, in a palette of the library. */
export const picture = (game, options, position, moves, palette) =>
  send("POST", "api/v1/picture", { json: { game, options, position, moves, palette } })
    .then(read)
    .then(({ svg }) => svg);

/** Returns an SVG that plays the main line of a record by itself. */
export const animation = (record) =>
  send("POST", "api/v1/records/animation", { text: record })
    .then(read)
    .then(({ svg }) => svg);

/**
 * Judges the games of a text or of the bytes of a file, and their variations. The server answers with a line
 * for each, and a last one with the counts.
 */
export async function check(records, name = "") {
  const response = await send("POST", `api/v1/verdicts?${query({ name, variations: true })}`, { text: records });
  const lines = (await response.text()).trim().split("\n").map((line) => JSON.parse(line));
  const { counts, stopped, error } = lines.pop();
  if (error) {
    throw new Refusal(500, error);
  }
  return { games: lines.map(({ verdict }) => verdict), counts, stopped };
}

/** The matches that this page has loaded, by id: the entity tag, and what the page shows. */
const loaded = new Map();

/** Returns a match with its board and its current position. Asks only for what has changed. */
export async function match(id, tokens) {
  const known = loaded.get(id);
  const response = await send("GET", at(id), { tokens, tag: known?.tag });
  if (response.status !== 304) {
    const found = await response.json();
    const board = known?.shown.board ?? (await send("GET", `${at(id)}/board`, { tokens }).then(read));
    const shown = { ...found, version: found.plies, seats: found.seats.map((seat) => seat.toLowerCase()), board };
    shown.position = ended(found, await position(id, found.plies, tokens));
    loaded.set(id, { tag: response.headers.get("ETag"), shown });
  }
  const { shown } = loaded.get(id);
  return { ...shown, moves: [...shown.moves] };
}

/** Returns a position in which the players have ended the game as one in which it is over. */
function ended({ result, termination }, position) {
  if (!termination) {
    return position;
  }
  const winner = result.winner === "DRAW" ? undefined : result.winner;
  const outcome = { winner, winnerSide: result.side, reason: termination.replace(/ by .*/, "") };
  return { ...position, over: true, toMove: undefined, side: undefined, moves: [], outcome };
}

export const position = (id, ply, tokens) => send("GET", `${at(id)}/views/${ply}`, { tokens }).then(read);

export async function play(id, move, version, tokens) {
  const json = { ply: version + 1, move };
  const played = await send("POST", `${at(id)}/moves`, { tokens, json }).then(read);
  return { version: played.ply, move: played.move, position: await position(id, played.ply, tokens) };
}

/** Takes back moves with the tokens of both players. */
export const undo = (id, version, to, tokens) =>
  send("POST", `${at(id)}/offers`, { tokens, json: { kind: "TAKE_BACK", to } }).then(read);

export const remove = (id, tokens) => send("DELETE", at(id), { tokens });

export const record = (id, format, tokens) =>
  send("GET", `${at(id)}/record?format=${format}`, { tokens }).then((response) => response.text());
