// All that the page needs to know about games, matches and records, from the package boardrules in this
// browser. The functions and their results are those of the module of this name in examples/web.

import { accepted } from "./accepted.js";
import * as checking from "./checking.js";
import { Refusal } from "./refusal.js";
import * as seats from "./seats.js";
import { browser } from "./storage.js";
import * as studies from "./studies.js";

/** Whether the players of a match can use different browsers. */
export const invites = false;

const KEY = "boardrules.game.";

/** The number of characters above which a text is read in a worker: reading it takes about a tenth of a second. */
const LARGE = 20_000;

// A dynamic import, so that the page can report a failure.
const library = () => import("./boardrules/index.js");

/** The matches that this page has loaded, by id: the stored text, the game, and what the page shows of it. */
const loaded = new Map();

export async function games() {
  const { GameTypes } = await library();
  return GameTypes.all().map((type) => ({ id: type.id(), title: type.title(), ...type.about(), options: type.options() }));
}

export async function create(id, options) {
  const { GameTypes, GameInProgress } = await library();
  return added(GameInProgress.of(accepted(() => GameTypes.find(id).game(options))));
}

export async function load(record) {
  return added((await read(record, 1)).played());
}

/** Stores a new match, and drops the matches that the page does not list any more. */
function added(played) {
  const listed = new Set(seats.known().map(({ id }) => KEY + id));
  for (const key of browser.keys.filter((each) => each.startsWith(KEY))) {
    if (!listed.has(key)) {
      browser.drop(key);
    }
  }
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  const id = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
  store(id, played);
  return { id, tokens: { first: "first", second: "second" }, match: shown(id, played) };
}

/** Whether this page reads the formats of other programs besides BRG and SGF. */
export const readsOtherFormats = false;

/** Shows a game of a text or of the bytes of a file, as far as it is legal, at a place. */
export const show = (records, number = 1, place = undefined, name = "") =>
  isLarge(records) && place === undefined
    ? inWorker("show", records, number, place, name)
    : studies.show(records, number, place, name);

/** Changes a record at a place, and shows it. */
export const change = (record, place, change) => studies.change(record, place, change);

/** Returns an SVG of the position after moves of a game, in a palette of the library. */
export async function picture(id, options, position, moves, palette) {
  const { GameTypes, GameInProgress, Picture } = await library();
  const game = GameTypes.find(id).game(options);
  const start = GameInProgress.of(position === undefined ? game : game.parsePosition(position));
  const played = moves.reduce((before, move) => before.play(move), start);
  const drawn = Picture.of(played.position()).with({ palette });
  return (played.ply() > 0 ? drawn.lastMove(played.lastMove()) : drawn).svg();
}

/** Returns an SVG that plays the main line of a record by itself. */
export async function animation(record) {
  const { Picture } = await library();
  return Picture.animation((await checking.read(record, 1)).played(), 1);
}

/** Judges the games of a text or of the bytes of a file, and their variations. */
export const check = (records, name = "") =>
  isLarge(records) ? inWorker("check", records, name) : checking.check(records, name);

const isLarge = (records) => (records.length ?? records.byteLength) > LARGE;

/** Returns a match. */
export async function match(id) {
  await opened(id);
  const entry = loaded.get(id);
  entry.shown ??= shown(id, entry.played);
  return { ...entry.shown, moves: [...entry.shown.moves] };
}

/** Follows the changes of a match that other tabs make. */
export function follow(id, _, { changed, connection }) {
  addEventListener("storage", async ({ key, newValue }) => {
    if (key === KEY + id && newValue === null) {
      connection("deleted");
    } else if (key === KEY + id) {
      changed(await match(id), { type: "match" });
    }
  });
}

export const position = async (id, ply) => ({ ...at(await opened(id), ply).position().view(), ply });

export async function play(id, move, version) {
  const before = await opened(id, version);
  if (before.position().isOver()) {
    throw refusal(409, { code: "GAME_OVER", message: "The game is over" });
  }
  const played = accepted(() => before.play(move));
  store(id, played);
  return { version: played.ply(), move: played.lastMove().notation(), position: played.position().view() };
}

export async function undo(id, version, to) {
  const played = at(await opened(id, version), to).lineOnly();
  store(id, played);
  return { version: played.ply(), position: played.position().view() };
}

/** Refuses offers and the like: both players of a match are in this browser. */
export async function act() {
  throw refusal(409, { code: "ONE_BROWSER", message: "Both players are in this browser" });
}

export async function remove(id) {
  browser.drop(KEY + id);
}

export async function record(id, format) {
  const played = await opened(id);
  return accepted(() => played.toRecord(format));
}

/** Returns a stored match. The optional version is the number of moves that the caller has seen. */
async function opened(id, version) {
  const text = browser.get(KEY + id);
  if (text === null) {
    throw refusal(404, { code: "UNKNOWN_MATCH", message: "This match does not exist" });
  }
  if (loaded.get(id)?.text !== text) {
    loaded.set(id, { text, played: (await read(text, 1)).played() });
  }
  const { played } = loaded.get(id);
  if (version !== undefined && played.ply() !== version) {
    throw refusal(409, { code: "STALE", message: `The game has ${played.ply()} moves meanwhile` });
  }
  return played;
}

function store(id, played) {
  const text = played.toRecord();
  try {
    browser.set(KEY + id, text);
  } catch {
    throw refusal(503, { code: "FULL", message: "This browser has no space left for the game" });
  }
  loaded.set(id, { text, played });
}

function at(played, ply) {
  return accepted(() => played.at(ply));
}

const shown = (id, played) => ({
  id,
  ...studies.described(played),
  seats: ["first", "second"],
  formats: played.formats(),
  position: played.position().view(),
});

/** Returns the verdict on a game of a text. The game must be valid. */
async function read(text, number) {
  return isLarge(text) ? checking.read(await inWorker("extract", text, number), 1) : checking.read(text, number);
}

/** Does something in a worker, so that the page responds meanwhile. */
function inWorker(task, ...values) {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  const done = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.refused) {
        reject(refusal(...data.refused));
      } else if (data.failed) {
        reject(new Error(data.failed));
      } else {
        resolve(data.result);
      }
    };
    worker.onerror = ({ message }) => reject(new Error(message || "The worker of this page cannot be loaded"));
    worker.postMessage({ task, values });
  });
  return done.finally(() => worker.terminate());
}

const refusal = (status, error) => new Refusal(status, error);

const stored = globalThis.navigator?.serviceWorker;
stored
  ?.register("service-worker.js")
  .then(() => stored.ready)
  .then(({ active }) => stored.controller ?? active.postMessage("claim"))
  .catch(() => {
    // The page works without it, but not offline.
  });
