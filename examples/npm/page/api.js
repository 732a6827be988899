// All that the page needs to know about games, matches and records, from the package boardrules in this
// browser. The functions and their results are those of the module of this name in examples/web.

import { Refusal } from "./refusal.js";
import * as checking from "./checking.js";
import * as seats from "./seats.js";

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
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith(KEY))) {
    if (!listed.has(key)) {
      localStorage.removeItem(key);
    }
  }
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  const id = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
  store(id, played);
  return { id, tokens: { first: "first", second: "second" }, match: shown(id, played) };
}

/** Shows a position of a game of a record, by default the last one. */
export async function show(text, number, ply) {
  const played = (await read(text, number)).played();
  const place = ply === undefined ? played : at(played, ply);
  const records = Object.fromEntries(played.formats().map((format) => [format, played.toRecord(format)]));
  return { ...described(played), ply: place.ply(), position: place.position().view(), records };
}

export const check = (text) => (text.length > LARGE ? inWorker("check", text) : checking.check(text));

/** Returns a match. The page asks for it again and again, because another tab may change it. */
export async function match(id) {
  await opened(id);
  const entry = loaded.get(id);
  entry.shown ??= shown(id, entry.played);
  return { ...entry.shown, moves: [...entry.shown.moves] };
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

export async function remove(id) {
  localStorage.removeItem(KEY + id);
}

export async function record(id, format) {
  const played = await opened(id);
  return accepted(() => played.toRecord(format));
}

/** Returns a stored match. The optional version is the number of moves that the caller has seen. */
async function opened(id, version) {
  const text = localStorage.getItem(KEY + id);
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
    localStorage.setItem(KEY + id, text);
  } catch {
    throw refusal(503, { code: "FULL", message: "This browser has no space left for the game" });
  }
  loaded.set(id, { text, played });
}

function at(played, ply) {
  return accepted(() => played.at(ply));
}

const described = (played) => ({
  game: played.game().type().id(),
  title: played.game().type().title(),
  options: played.game().options(),
  board: played.game().view(),
  version: played.ply(),
  moves: played.moves().map((move) => move.notation()),
});

const shown = (id, played) => ({
  id,
  ...described(played),
  seats: ["first", "second"],
  formats: played.formats(),
  position: played.position().view(),
});

/** Returns the verdict on a game of a text. The game must be valid. */
async function read(text, number) {
  return text.length > LARGE ? checking.read(await inWorker("extract", text, number), 1) : checking.read(text, number);
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

/** Returns the result of a function of the library, and rejects what the library rejects. */
function accepted(action) {
  try {
    return action();
  } catch (error) {
    if (!error.code) {
      throw error;
    }
    const { code, cells, violations } = error;
    const message = violations[0]?.message ?? error.message;
    throw refusal(422, { code, message, violation: { code, message, cells } });
  }
}

const refusal = (status, error) => new Refusal(status, error);

globalThis.navigator?.serviceWorker?.register("service-worker.js").catch(() => {
  // The page works without it, but not offline.
});
