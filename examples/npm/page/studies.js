// Shows and changes records with the package, in the page or in a worker. The results are plain values.

import { accepted } from "./accepted.js";
import * as checking from "./checking.js";
import { indicesOf, placeOf } from "./place.js";
import { Refusal } from "./refusal.js";

/** The record that was shown last, and the verdict on it: most records are shown again, at another place. */
const last = { text: undefined, verdict: undefined };

/** Shows a game as far as it is legal, at a place. */
export async function show(records, number, place, name) {
  const verdict = last.text === records && number === 1 ? last.verdict : await checking.judge(records, number, name);
  return shown(verdict, checking.played(verdict), place === undefined ? undefined : indices(String(place)));
}

function shown(verdict, played, wanted) {
  const records = Object.fromEntries(played.formats().map((format) => [format, played.toRecord(format)]));
  const isWhole = verdict.isValid() && typeof records.brg === "string";
  if (isWhole) {
    Object.assign(last, { text: records.brg, verdict });
  }
  const place = wanted ?? Array(played.ply()).fill(0);
  const at = find(played, place);
  return {
    ...described(played),
    ply: at.ply(),
    place: placeOf(place),
    position: at.position().view(),
    records,
    record: verdict.view(),
    verdict: verdict.toMap(),
  };
}

/** What a match and a record have in common. */
export const described = (played) => ({
  game: played.game().type().id(),
  title: played.game().type().title(),
  options: played.game().options(),
  board: played.game().view(),
  version: played.ply(),
  moves: played.moves().map((move) => move.notation()),
});

function indices(place) {
  const found = indicesOf(place);
  if (!found) {
    const message = "A place must be whole numbers that are not negative, separated by periods";
    throw new Refusal(400, { code: "WRONG_TYPE", message });
  }
  return found;
}

/** Returns the game at a place. */
function find(played, place) {
  let at = played.at(0);
  for (const index of place) {
    if (index >= at.continuations().length) {
      throw new Refusal(409, { code: "NO_SUCH_PLY", message: "The record does not have this place" });
    }
    at = at.follow(index);
  }
  return at;
}

/** Changes a record at a place, and shows it. */
export async function change(record, place, change) {
  const verdict = await checking.read(record, 1);
  const way = indices(place);
  const [kind] = Object.keys(change);
  const value = kind === "merge" ? (await checking.read(change.merge, 1)).played() : change[kind];
  const game = find(verdict.played(), way);
  const changed = accepted(() => CHANGES[kind](game, way, value), 409);
  const again = await checking.judge(changed.game.toRecord(), 1, "");
  if (!again.isValid()) {
    // The record has become too long, or its variations too deep, to be read again.
    throw new Refusal(409, { code: "NOT_CHANGEABLE", message: again.problems()[0].message });
  }
  return shown(again, again.played(), changed.place);
}

const CHANGES = {
  play(before, way, move) {
    const game = before.playVariation(move);
    const index = game.undo().continuations().findIndex((each) => String(each) === String(game.lastMove()));
    return { game, place: [...way, index] };
  },

  annotate: (game, way, annotations) => ({ game: game.annotate(annotations), place: way }),

  describe: (game, way, header) => ({ game: game.withHeader(header), place: way }),

  /** Moves the last variation on the way one place earlier. */
  promote(game, way) {
    const branch = way.findLastIndex((index) => index > 0);
    return branch < 0
      ? { game, place: way }
      : { game: game.at(branch).promote(way[branch]), place: way.with(branch, way[branch] - 1) };
  },

  /** Makes all moves on the way moves of the main line. */
  main(game, way) {
    const changed = way.reduce((at, index) => at.promoteToMain(index).follow(0), game.at(0));
    return { game: changed, place: way.map(() => 0) };
  },

  delete: (game, way) => ({ game: game.undo().remove(way.at(-1)), place: way.slice(0, -1) }),

  merge: (game, way, other) => ({ game: game.merge(other), place: way }),
};
