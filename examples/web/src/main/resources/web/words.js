// Words of the interface, made of the names in the library.

/** VERTICAL → Vertical, twoPasses → Two passes, komi=4.5 → Komi=4.5. */
export function title(name) {
  const words = name === name.toUpperCase() ? name.toLowerCase() : name.replace(/([A-Z])/g, " $1").toLowerCase();
  const spaced = words.replaceAll("_", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** FIRST → First seat. */
export const seat = (player) => `${title(player)} seat`;

/** Who makes the next move. */
export function turn(position) {
  return `${position.side ? title(position.side) : seat(position.toMove)} to move`;
}

/** How a game ended. */
export function result(outcome) {
  if (!outcome.winner) {
    return "The game is a draw";
  }
  return `${outcome.winnerSide ? title(outcome.winnerSide) : seat(outcome.winner)} wins`;
}

/** What a button says that makes a move without cells: the value, where the move names one. */
export function button(move) {
  const value = move.text.slice(move.text.indexOf("=") + 1);
  return move.kind ? title(value) : value;
}

/** The cells that the notation of a move names, for showing where it was made. */
export function cellsIn(text, board) {
  const names = new Set(board.cells.map((cell) => cell.name));
  return [...new Set(text.match(/[a-z]{1,2}[1-9][0-9]*/g) ?? [])].filter((name) => names.has(name));
}

/** A sentence: capital first, unless it is that of a cell, and full stop last. */
export function sentence(text) {
  const begun = /^[a-z]{1,2}[0-9]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
