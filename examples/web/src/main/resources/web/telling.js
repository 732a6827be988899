// What happens in a match, in words.

import { count, isolated, result, seat, stateOf, title } from "./words.js";

/** FIRST → SECOND. */
export const opponent = (player) => (player === "FIRST" ? "SECOND" : "FIRST");

/** Returns the player whom this browser plays: FIRST or SECOND, or undefined for both and for watchers. */
export const own = (match) => (match.seats.length === 1 ? match.seats[0].toUpperCase() : undefined);

/** Returns who a player is: Ann (Black), Ann, Black or First player. */
export function who(match, player) {
  const side = match.position.sides[player];
  const name = match.players?.[player];
  return name ? (side ? `${isolated(name)} (${title(side)})` : isolated(name)) : side ? title(side) : seat(player);
}

/** Returns who a player is to this browser: You, or as above. */
const whom = (match, player) => (own(match) === player ? "You" : who(match, player));

/** Returns the sentence on a move in a match as it was before it. */
export const moved = (before, move, position) => `${before.position.toMove ? who(before, before.position.toMove) : "Move"} played ${move}. ${stateOf(position)}`;

export const takenBack = (plies, position) => `Position after ${count(plies, "move")}. ${stateOf(position)}`;

/** Returns what a player offers or asks, as the rest of a sentence. */
function offered({ kind, to }, plies) {
  switch (kind) {
    case "DRAW":
      return ["offer a draw", "offers a draw"];
    case "REMATCH":
      return ["offer a rematch with sides swapped", "offers a rematch with sides swapped"];
    default: {
      const back = plies === to ? "ask to go on" : `ask to take back ${plies - to === 1 ? "the last move" : `the last ${plies - to} moves`}`;
      return [back, back.replace("ask", "asks")];
    }
  }
}

/** Returns the sentence on the pending offer. */
export function pending(match) {
  const { offer, version } = match;
  const [mine, theirs] = offered(offer, version);
  return offer.by === own(match) ? `You ${mine}` : `${who(match, offer.by)} ${theirs}`;
}

const OFFERS = { DRAW: "offer of a draw", REMATCH: "offer of a rematch", TAKE_BACK: "request to take back" };

/** Returns the sentence on an event; undefined if it needs none. The match is the one after it, before is the one before. */
export function told(before, match, event) {
  switch (event.type) {
    case "move":
      return moved(before, event.move, match.position);
    case "takeBack":
      return takenBack(event.plies, match.position);
    case "match":
      return takenBack(match.version, match.position);
    case "offer":
      return match.offer && pending(match);
    case "decline":
      return `The ${OFFERS[event.kind]} is off`;
    case "end":
      return ended(match);
    case "seat":
      return `${whom(match, event.player)} took the seat of the ${seat(event.player).toLowerCase()}`;
    case "players":
      return Object.keys(match.players)
        .filter((player) => match.players[player] !== before.players?.[player])
        .map((player) => `The ${seat(player).toLowerCase()} is called ${isolated(match.players[player])}`)
        .join(". ");
    case "rematch":
      return "The rematch has begun";
    default:
      return undefined;
  }
}

function ended(match) {
  const loser = / by (\w+)$/.exec(match.termination)?.[1];
  const { outcome } = match.position;
  return loser
    ? `${whom(match, loser)} resigned. ${result(outcome)}`
    : `The players agreed on a draw. ${result(outcome)}`;
}
