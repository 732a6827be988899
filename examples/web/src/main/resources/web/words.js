// Texts of the interface, derived from the names in the library.

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

/** Returns how a recorded game ended, in words, as an array; empty if it did not end. */
export function ending({ result, termination }) {
  const reason = result?.reason ? title(result.reason).toLowerCase() : termination?.replace(/ by .*/, "");
  if (!result) {
    return reason ? [reason] : [];
  }
  const winner = result.winner === "DRAW" ? "draw" : `${result.side ? title(result.side) : seat(result.winner)} wins`;
  return [`${winner} (${reason})`];
}

/** Returns an option and its value in words: bothConnected, DRAW → Both sides connected: Draw. */
export function setting(options, name, value) {
  const option = options.find((candidate) => candidate.name === name);
  const plain = /^[a-z]+(,[a-z]+)*$/i.test(value) ? value.split(",").map(title).join(", ") : value.replace("..", " to ");
  return `${option.label}: ${option.values.find((named) => named.name === value)?.label ?? { true: "Yes", false: "No" }[value] ?? plain}`;
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

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** Returns how long ago a time in milliseconds was, in words. */
export function since(time) {
  const passed = Date.now() - time;
  const [unit, length] = UNITS.find(([, millis]) => passed >= millis) ?? [];
  return unit ? new Intl.RelativeTimeFormat("en").format(-Math.floor(passed / length), unit) : "just now";
}

const GLYPHS = { 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!", 7: "□", 10: "=", 13: "∞", 14: "⩲", 15: "⩱", 16: "±", 17: "∓", 18: "+−", 19: "−+" };

/** Returns the sign of a numeric annotation glyph. */
export const glyph = (nag) => GLYPHS[nag] ?? `$${nag}`;

/** Returns a time in seconds as hours, minutes and seconds: 3723 → 1:02:03. */
export function clock(seconds) {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

/**
 * Returns a text that a stranger has written as a part of a sentence, whose other parts it cannot turn around: without
 * control characters, and between marks that isolate it if it has other characters than ASCII and Latin letters. An
 * element of its own is a <bdi> instead.
 */
export function isolated(text) {
  const plain = text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, " ").trim();
  return /[^\p{ASCII}\p{Script=Latin}]/u.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Returns the names of the players of a record in one text; undefined if it names none. */
export function players({ First, Second }) {
  return First || Second ? `${isolated(First ?? "") || "?"} – ${isolated(Second ?? "") || "?"}` : undefined;
}

/** Returns the name of the file for a record, without its ending: its players, event and date, or its game. */
export function fileName(game, { First, Second, Event, Round, Date: date }) {
  const parts = [First && Second ? `${First} ${Second}` : First || Second, Event, Round, date];
  const name = parts
    .filter(Boolean)
    .join(" ")
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);
  return name ? `${game}-${name.toLowerCase()}` : game;
}
