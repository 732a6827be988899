// Texts about a position, derived from the names in the library.

/** VERTICAL → Vertical, twoPasses → Two passes, komi=4.5 → Komi=4.5. */
export function title(name) {
  const words = name === name.toUpperCase() ? name.toLowerCase() : name.replace(/([A-Z])/g, " $1").toLowerCase();
  const spaced = words.replaceAll("_", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Returns a number with a noun, which has an s unless the number is 1. */
export const count = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** FIRST → First player. */
export const seat = (player) => `${title(player)} player`;

/** Returns the text that names the player to move. */
export function turn(position) {
  return `${position.side ? title(position.side) : seat(position.toMove)} to move`;
}

/** Returns the result of a game in words. */
export function result(outcome) {
  if (!outcome.winner) {
    return "The game is a draw";
  }
  return `${outcome.winnerSide ? title(outcome.winnerSide) : seat(outcome.winner)} wins`;
}

/** Returns the label of a move's button: the value, if the notation contains one. */
export function button(move) {
  const value = move.text.slice(move.text.indexOf("=") + 1);
  return move.kind ? title(value) : value;
}

/** Returns the cells that the notation of a move contains. */
export function cellsIn(text, board) {
  const names = new Set(board.cells.map((cell) => cell.name));
  return [...new Set(text.match(/[a-z]{1,2}[1-9][0-9]*/g) ?? [])].filter((name) => names.has(name));
}

/** Capitalizes a text, unless it begins with a cell, and adds a full stop if necessary. */
export function sentence(text) {
  const begun = /^[a-z]{1,2}[0-9]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

/** Returns whose turn it is, or the result. */
export const stateOf = (position) => (position.over ? result(position.outcome) : turn(position));
