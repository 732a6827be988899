// Judges texts with the package, in the page or in a worker.

import { Refusal } from "./refusal.js";

/** The maximum number of games of a text that are checked. */
const MAX_GAMES = 1000;

// A dynamic import, so that the page can report a failure.
const library = () => import("./boardrules/index.js");

/** Judges the games of a text or of the bytes of a file, and their variations. */
export async function check(records, name) {
  const { Validator } = await library();
  const games = [];
  const counts = { games: 0, valid: 0, invalid: 0, plies: 0 };
  for (const verdict of Validator.installed().withLimits({ PROBLEMS: 20 }).withVariations().validate(records, name)) {
    if (games.length === MAX_GAMES) {
      const message = `Only the first ${MAX_GAMES} games were checked`;
      return { games, counts, stopped: { limit: "games", maximum: MAX_GAMES, message } };
    }
    const game = verdict.toMap();
    games.push(game);
    counts.games++;
    counts[game.valid ? "valid" : "invalid"]++;
    counts.plies += game.legalPlies;
  }
  return { games, counts };
}

/** Returns the verdict on a game of a text or of the bytes of a file, and on its variations. */
export async function judge(records, number, name) {
  const { Validator } = await library();
  return find(Validator.installed().withLimits({ PROBLEMS: 20 }).withVariations().validate(records, name), number);
}

function find(verdicts, number) {
  for (const verdict of verdicts) {
    if (verdict.number() === number) {
      return verdict;
    }
  }
  throw refusal(409, { code: "NO_SUCH_GAME", message: `The text does not have a game with the number ${number}` });
}

/** Returns the verdict on a game of a text. Its main line must be valid. */
export async function read(text, number) {
  const { Validator } = await library();
  const verdict = find(Validator.installed().withLimits({ PROBLEMS: 20 }).validate(text), number);
  if (!verdict.isValid()) {
    throw bad(verdict);
  }
  return verdict;
}

/** Returns the legal part of a game. */
export function played(verdict) {
  try {
    return verdict.played();
  } catch (error) {
    throw error.name === "RecordProblem" ? bad(verdict) : error;
  }
}

function bad(verdict) {
  const problems = verdict.problems();
  const [{ message, line, column }] = problems;
  return refusal(422, { code: "BAD_RECORD", message, line, column, problems });
}

/** Returns a game of a text as a text of its own. The game must be valid. */
export async function extract(text, number) {
  return (await read(text, number)).played().toRecord();
}

const refusal = (status, error) => new Refusal(status, error);
