// Answers the questions of the guide (referee.md) with the package: what it has of each answer.

import { GameInProgress, GameTypes, Picture, RulesError, Validator } from "./implementation.js";

/** What each answer has that the package does not tell, as paths; every text of a list counts for all elements. */
export const MISSING = {
  games: [],
  start: ["position.occupants", "position.components.*.facts", "position.outcome.score"],
  position: ["position.occupants", "position.components.*.facts", "position.outcome.score", "canonical.swapsPlayers"],
  legal: [],
  judge: [],
  play: ["position.occupants", "position.components.*.facts", "position.outcome.score"],
  picture: [],
  verdicts: [],
  convert: ["notes"],
};

/** Errors that the package reports, too; the others are about the form of a question, which it does not see. */
export const REPORTED = ["UNKNOWN_GAME", "BAD_OPTION", "BAD_SETUP", "UNREADABLE", "ILLEGAL_MOVE", "NO_INDEX"];

/** Leaves out members that are null or undefined. */
const known = (members) => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined));

/** Leaves out members that are null, at any depth. */
const allKnown = (value) => JSON.parse(JSON.stringify(value, (name, member) => (member === null ? undefined : member)));

/** Leaves out what a violation does not have. */
const broken = ({ code, message, parameters, cells }) => ({
  code,
  message,
  ...(Object.keys(parameters).length > 0 && { parameters }),
  ...(cells.length > 0 && { cells }),
});

class Refusal extends Error {
  constructor(error) {
    super(error.message);
    this.error = error;
  }
}

/** Runs a part of a question, and names its place if the package refuses it. */
function at(pointer, action, move) {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof RulesError)) {
      throw error;
    }
    const { name, code, message, location, violations } = error;
    switch (name) {
      case "IllegalMoveException":
        throw new Refusal({ code: "ILLEGAL_MOVE", pointer, message: violations[0].message, move: move(), violation: broken(violations[0]) });
      case "NotationException":
        throw new Refusal({ code: "UNREADABLE", pointer, message, reason: code, offset: location.offset });
      case "SetupException":
        throw new Refusal({ code: "BAD_SETUP", pointer, message, violations: violations.map(broken) });
      case "OptionException":
        throw new Refusal({ code: "BAD_OPTION", message, reason: code });
      default:
        throw error;
    }
  }
}

function find(id) {
  const type = GameTypes.find(id);
  if (type === null) {
    throw new Refusal({ code: "UNKNOWN_GAME", pointer: "/game" });
  }
  return type;
}

const named = ({ game, options }) => at("/options", () => find(game).game(options ?? {}));

/** Plays the moves of a question. */
function played(question) {
  const game = named(question);
  const start = question.position === undefined ? game.start() : at("/position", () => game.parsePosition(question.position));
  const strictness = question.strict ? "STRICT" : undefined;
  return (question.moves ?? []).reduce((before, text, i) => {
    const move = at(`/moves/${i}`, () => before.position().parseMove(text, strictness));
    return at(`/moves/${i}`, () => before.play(move), () => move.notation());
  }, GameInProgress.of(start));
}

const head = (game) => ({ game: game.type().id(), options: game.options() });
const turn = (position) => known({ toMove: position.toMove(), side: position.sideToMove() });
const told = (move) => ({ move: move.notation(), cells: move.cells() });

function described(position) {
  const sides = known({ FIRST: position.side("FIRST"), SECOND: position.side("SECOND") });
  const outcome = position.outcome();
  return known({
    text: position.text(),
    ...turn(position),
    sides: Object.keys(sides).length > 0 ? sides : null,
    over: position.isOver(),
    outcome: outcome && known({
      winner: outcome.winner ?? "DRAW",
      side: outcome.winner && position.side(outcome.winner),
      reason: outcome.reason,
      text: outcome.text,
    }),
    legalMoves: position.legalMoveCount(),
    components: position.components().map(({ cells, owner }) => known({ cells, owner })),
    facts: allKnown(position.facts()),
    hash: String(position.hash()),
    key: String(position.transpositionKey()),
  });
}

function page(name, all, { offset = 0, limit = all.length }) {
  const from = Math.min(offset, all.length);
  return { total: all.length, offset: from, [name]: all.slice(from, from + limit) };
}

function judged(question, visit) {
  const counts = { games: 0, valid: 0, invalid: 0, plies: 0 };
  for (const verdict of Validator.installed().validate(question.text, question.name ?? "")) {
    counts.games++;
    counts[verdict.isValid() ? "valid" : "invalid"]++;
    counts.plies += verdict.legalPlies();
    visit(verdict);
  }
  return counts;
}

/** The package has no index of games, in Node as in browsers. */
function withoutIndex() {
  throw new Refusal({ code: "NO_INDEX" });
}

const answer = {
  find: withoutIndex,
  explore: withoutIndex,
  games: (question) => page("games", (question.game === undefined ? GameTypes.all() : [find(question.game)]).map((type) => ({
    id: type.id(),
    title: type.title(),
    ...known(type.about()),
    options: type.options().map(known),
  })), question),
  start: (question) => {
    const game = named(question);
    const { width, height, cells } = game.board();
    const board = { width, height, cells: cells.map(({ name, center, outline }) => ({ name, center, outline })) };
    return { ...head(game), title: game.type().title(), board, position: described(game.start()) };
  },
  position: (question) => {
    const game = played(question);
    const canonical = game.position().canonical();
    return {
      ...head(game.game()),
      moves: game.moves().map(String),
      position: described(game.position()),
      canonical: { text: canonical.text(), hash: String(canonical.hash()), key: String(canonical.transpositionKey()) },
    };
  },
  legal: (question) => {
    const position = played(question).position();
    return { ...head(position.game()), text: position.text(), ...turn(position), ...page("moves", position.legalMoves().map(told), question) };
  },
  judge: (question) => {
    const position = played(question).position();
    const move = at("/move", () => position.parseMove(question.move, question.strict ? "STRICT" : undefined));
    const violation = position.violation(move);
    return known({ legal: violation === null, ...told(move), violation: violation && broken(violation), text: violation === null ? position.play(move).text() : null });
  },
  play: (question) => {
    const game = played(question);
    const positions = game.positions();
    const plies = game.moves().map((move, i) => ({ ...told(move), text: positions[i + 1].text(), ...turn(positions[i + 1]) }));
    return { ...head(game.game()), plies, position: described(game.position()) };
  },
  picture: (question) => {
    const game = played(question);
    const { ply = game.ply() } = question;
    const shown = game.at(ply);
    const picture = Picture.of(shown.position()).with({ flipped: question.flipped ?? false });
    return { svg: (ply === 0 ? picture : picture.lastMove(shown.lastMove())).svg(), ply };
  },
  convert: (question) => {
    let text = "";
    let written = 0;
    const counts = judged(question, (verdict) => {
      const game = verdict.isValid() ? verdict.played() : null;
      if (game?.formats().includes(question.to)) {
        text += game.toRecord(question.to);
        written++;
      }
    });
    return { counts, format: question.to, text, written };
  },
};

/** Returns the answers to a question; `undefined` if the package has nothing of this kind. */
export function answers(question) {
  try {
    if (question.kind === "verdicts") {
      const lines = [];
      const counts = judged(question, (verdict) => lines.push({ verdict: verdict.toMap() }));
      return [...lines, { counts }];
    }
    const one = answer[question.kind]?.(question);
    return one && [one];
  } catch (error) {
    if (error instanceof Refusal) {
      return [{ error: error.error }];
    }
    throw error;
  }
}
