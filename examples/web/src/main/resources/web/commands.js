// Typed commands: questions about the position, which the page answers in its live region.

import { ranks } from "./board/geometry.js";
import { count, title } from "./words.js";

/** The maximum number of moves that an answer lists. */
const MAX_LISTED = 60;

/** The commands, each with its words for the list of keys. */
export const COMMANDS = [
  ["moves", "the legal moves"],
  ["moves b1", "the legal moves that begin on a cell"],
  ["last", "the last move"],
  ["pieces", "all pieces and their cells"],
  ["pieces black", "the pieces of a kind"],
  ["row 3", "the cells of a row"],
  ["column c", "the cells of a column"],
  ["score", "the standings and whose turn it is"],
];

/**
 * Returns the answer to a command, or undefined if the text is none, in particular if it is a legal move. The table
 * has the members board, position, moves, ply and state, the state of the game in words.
 */
export function answer(text, table) {
  const [word, ...rest] = text.toLowerCase().split(/\s+/);
  if (table.position.moves.some((move) => move.text === text)) {
    return undefined;
  }
  const what = rest.join(" ");
  switch (word) {
    case "moves":
      return moves(table.position, what);
    case "last":
      return what ? undefined : last(table);
    case "pieces":
    case "stones":
      return pieces(table, what);
    case "row":
    case "rank":
    case "column":
    case "file":
      return line(table, word, what);
    case "score":
      return what ? undefined : score(table);
    case "help":
    case "?":
      return `Type a move, or one of: ${COMMANDS.map(([command]) => command).join(", ")}`;
    default:
      return undefined;
  }
}

function moves(position, cell) {
  const begins = ({ cells, atOnce }) => (atOnce ? cells.includes(cell) : cells[0] === cell);
  const found = position.moves.filter((move) => !cell || begins(move));
  const listed = found.slice(0, MAX_LISTED).map((move) => move.text);
  const number = `${count(found.length || "No", "legal move")}${cell ? ` on ${cell}` : ""}`;
  return [number, listed.join(", ") + (found.length > listed.length ? ", and more" : "")].filter(Boolean).join(": ");
}

function last({ moves, ply, state }) {
  return ply === 0 ? `No moves yet. ${state}` : `Move ${ply} was ${moves[ply - 1]}. ${state}`;
}

/** Returns the cells of each kind of piece, or of those kinds that a word is part of. */
function pieces({ board, position }, kind) {
  const cells = new Map();
  for (const { name } of board.cells) {
    const text = position.occupants[name]?.text;
    if (text?.toLowerCase().split(" ").some((word) => !kind || word === kind)) {
      cells.set(text, [...(cells.get(text) ?? []), name]);
    }
  }
  const lists = [...cells].map(([text, names]) => `${count(names.length, text)}: ${names.join(", ")}`);
  return lists.length > 0 ? lists.join(". ") : `No pieces${kind ? ` of the kind ${kind}` : ""}`;
}

/** Returns what is on the cells of a row or column; neighbors with the same content are joined. */
function line({ board, position }, word, name) {
  const isRow = word === "row" || word === "rank";
  const cells = ranks(board)
    .flat()
    .filter((cell) => (isRow ? /\d+$/ : /^[a-z]+/).exec(cell.name)[0] === name)
    .sort((a, b) => (isRow ? a.center.x - b.center.x : a.center.y - b.center.y));
  const runs = [];
  for (const cell of cells) {
    const text = position.occupants[cell.name]?.text ?? "empty";
    if (runs.at(-1)?.text === text) {
      runs.at(-1).to = cell.name;
    } else {
      runs.push({ text, from: cell.name, to: cell.name });
    }
  }
  const said = runs.map(({ text, from, to }) => (from === to ? `${from} ${text}` : `${from} to ${to} ${text}`));
  return said.length > 0 ? said.join(", ") : `The board has no ${word} ${name}`;
}

const score = ({ position, state }) => [state, ...position.standings.map(({ side, text }) => `${title(side)} ${text}`)].join(". ");
