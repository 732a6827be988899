// All that the page needs to know about games, matches and records, from the HTTP API of the server.
// The page without a server has another module of this name with the same functions; see
// examples/npm/page.

import { LiveMatch } from "./live.js";
import { Refusal } from "./refusal.js";
import { read, send } from "./transport.js";

/** Whether the players of a match can use different browsers. */
export const invites = true;

export const games = () => send("GET", "api/v1/games").then(read).then((body) => body.games);

/** Creates a match. Returns its id, the tokens of both players, and the match without its board and position. */
const begin = async (json) => {
  const { id, tokens, match } = await send("POST", "api/v1/matches", { json }).then(read);
  return { id, tokens: { first: tokens.FIRST, second: tokens.SECOND }, match };
};

/** Creates a match. The optional names of the players have the members FIRST and SECOND. */
export const create = (game, options, players) => begin({ game, options, players });

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
  const { text } = await send("POST", `api/v1/verdicts?${query({ name, variations: true })}`, { text: records });
  const lines = text.trim().split("\n").map((line) => JSON.parse(line));
  const { counts, stopped, error } = lines.pop();
  if (error) {
    throw new Refusal(500, error);
  }
  return { games: lines.map(({ verdict }) => verdict), counts, stopped };
}

/** The matches that this page has loaded, by id and tokens. */
const loaded = new Map();

function live(id, tokens) {
  const key = [id, ...tokens].join(" ");
  if (!loaded.has(key)) {
    loaded.set(key, new LiveMatch(id, tokens));
  }
  return loaded.get(key);
}

/** Returns a match with its board and its current position. */
export const match = (id, tokens) => live(id, tokens).load();

/** Follows the changes of a match that was loaded; see LiveMatch. */
export const follow = (id, tokens, listener) => live(id, tokens).follow(listener);

export const position = (id, ply, tokens) => live(id, tokens).position(ply);

export const play = (id, move, version, tokens) => live(id, tokens).play(move, version);

/**
 * Does what a player can do besides moving: offers, answers, resignation, players (to change a name), keys (to invite)
 * or seats (to take a seat). Returns the event.
 */
export const act = (id, what, json, tokens) => live(id, tokens).act(what, json);

/** Takes back moves with the tokens of both players. */
export const undo = (id, version, to, tokens) => act(id, "offers", { kind: "TAKE_BACK", to }, tokens);

export const remove = (id, tokens) => live(id, tokens).remove();

export const record = (id, format, tokens) => live(id, tokens).record(format);
