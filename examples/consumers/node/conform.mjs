// Answers the questions of `boardrules conform` for an implementation, here the npm package boardrules.
// What you change for yours: the import, the class, and the names of cells, if yours are not a1, b1, …

import { createInterface } from "node:readline";
import { GameTypes } from "boardrules";

const file = (cell) => cell.charCodeAt(0) - 97;
const rank = (cell) => Number(cell.slice(1));
export const names = {
  same: (cell) => cell,
  rowsFromTheTop: (cell, { height }) => cell[0] + (height + 1 - rank(cell)),
  numbers: (cell, { width }) => String((rank(cell) - 1) * width + file(cell)),
};

/** Translates moves: a1-b3 is a1b3 without marks. To add the marks again, `captures` must tell of your move. */
export function translation(cells, name, size, captures = null) {
  const yours = new Map(cells.map((cell) => [cell, name(cell, size)]));
  const ours = new Map([...yours].map(([cell, yours]) => [yours, cell]));
  const toYours = (move) => move.replace(/[a-z]\d+/g, (cell) => yours.get(cell) ?? cell);
  const toOurs = (move) => move.replace(/[a-z]?\d+/g, (cell) => ours.get(cell) ?? cell);
  if (!captures) return { toYours, toOurs };
  const marked = (move) => toOurs(move).replace(/(\d)(?=[a-z])/, captures(move) ? "$1:" : "$1-");
  return { toYours: (move) => toYours(move).replace(/[-:]/, ""), toOurs: marked };
}

export class Implementation {
  games() {
    const known = ({ kind, values, min, max }) =>
      kind === "choice" ? values.map(({ name }) => name)
      : kind !== "integer" || max > 100 ? true
      : Array.from({ length: max - min + 1 }, (_, i) => min + i);
    const options = (type) => Object.fromEntries(type.options().map((each) => [each.name, known(each)]));
    const games = GameTypes.all().map((type) => ({ game: type.id(), options: options(type) }));
    return { games, answers: ["legal", "play", "outcome", "position"] };
  }
  start({ game, options }) {
    this.now = GameTypes.find(game).game(options).start();
    const { cells, width, height } = this.now.game().board();
    this.moves = translation(cells.map((cell) => cell.name), names.same, { width, height });
  }
  legal = () => ({ moves: this.now.legalMoves().map((move) => this.moves.toOurs(move.notation())) });
  play({ move }) {
    const violation = this.now.violation(this.moves.toYours(move), "STRICT");
    if (violation) throw new Error(violation.code);
    this.now = this.now.play(this.moves.toYours(move));
  }
  outcome = () => (this.now.isOver() ? { winner: this.now.outcome().winner ?? "DRAW" } : {});
  position = () => ({ position: this.now.text() });
}

const implementation = new Implementation();
for await (const line of createInterface({ input: process.stdin })) {
  const { id, ask, ...members } = JSON.parse(line);
  const write = (answer) => process.stdout.write(`${JSON.stringify({ id, ...answer })}\n`);
  try {
    write(implementation[ask](members));
  } catch (error) {
    write({ [{ start: "refused", play: "illegal" }[ask] ?? "error"]: String(error) });
  }
}
