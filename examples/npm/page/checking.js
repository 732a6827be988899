// Judges texts with the package, in the page or in a worker.

import { Refusal } from "./refusal.js";

/** The maximum number of games of a text that are checked. */
const MAX_GAMES = 1000;

// A dynamic import, so that the page can report a failure.
const library = () => import("./boardrules/index.js");

/** Judges the games of a text. */
export async function check(text) {
  const { Validator } = await library();
  const games = [];
  const counts = { games: 0, valid: 0, invalid: 0, plies: 0 };
  for (const verdict of Validator.standard().withLimits({ PROBLEMS: 20 }).validate(text)) {
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

/** Returns the verdict on a game of a text. The game must be valid. */
export async function read(text, number) {
  const { Validator } = await library();
  for (const verdict of Validator.standard().withLimits({ PROBLEMS: 20 }).validate(text)) {
    if (verdict.number() === number) {
      if (verdict.isValid()) {
        return verdict;
      }
      const problems = verdict.problems();
      const [{ message, line, column }] = problems;
      throw refusal(422, { code: "BAD_RECORD", message, line, column, problems });
    }
  }
  throw refusal(409, { code: "NO_SUCH_GAME", message: `The text does not have a game with the number ${number}` });
}

/** Returns a game of a text as a text of its own. The game must be valid. */
export async function extract(text, number) {
  return (await read(text, number)).played().toRecord();
}

const refusal = (status, error) => new Refusal(status, error);
