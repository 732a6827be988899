// All that the page needs to know about games, matches and records, from the HTTP API of the server.
// The page without a server has another module of this name with the same functions; see
// examples/npm/page.

import { Refusal } from "./refusal.js";

/** Whether the players of a match can use different browsers. */
export const invites = true;

async function send(method, path, { tokens = [], json, text } = {}) {
  const headers = {};
  if (tokens.length > 0) {
    headers.Authorization = `Bearer ${tokens.join(",")}`;
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
  if (!response.ok) {
    const body = await response.json().catch(() => ({}));
    throw new Refusal(response.status, body.error ?? {});
  }
  return response;
}

const read = (response) => response.json();
const at = (id) => `api/v1/matches/${encodeURIComponent(id)}`;

export const games = () => send("GET", "api/v1/games").then(read).then((body) => body.games);

export const create = (game, options) => send("POST", "api/v1/matches", { json: { game, options } }).then(read);

export const load = (record) => send("POST", "api/v1/matches", { json: { record } }).then(read);

/** Shows a position of a game of a record, by default the last one. The server stores nothing. */
export const show = (text, number, ply) =>
  send("POST", `api/v1/records/show?number=${number}${ply === undefined ? "" : `&ply=${ply}`}`, { text }).then(read);

/** Judges the games of a text. The server answers with a line for each, and a last one with the counts. */
export async function check(text) {
  const response = await send("POST", "api/v1/verdicts", { text });
  const lines = (await response.text()).trim().split("\n").map((line) => JSON.parse(line));
  const { counts, stopped, error } = lines.pop();
  if (error) {
    throw new Refusal(500, error);
  }
  return { games: lines.map(({ verdict }) => verdict), counts, stopped };
}

export const match = (id, tokens) => send("GET", at(id), { tokens }).then(read);

export const position = (id, ply, tokens) => send("GET", `${at(id)}/positions/${ply}`, { tokens }).then(read);

export const play = (id, move, version, tokens) =>
  send("POST", `${at(id)}/moves`, { tokens, json: { move, version } }).then(read);

export const undo = (id, version, to, tokens) =>
  send("POST", `${at(id)}/undo`, { tokens, json: { version, to } }).then(read);

export const remove = (id, tokens) => send("DELETE", at(id), { tokens });

export const record = (id, format, tokens) =>
  send("GET", `${at(id)}/record?format=${format}`, { tokens }).then((response) => response.text());
