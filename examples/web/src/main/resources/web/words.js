// Texts of the page, beside those about a position.

import { seat, title } from "./board/words.js";

export * from "./board/words.js";

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
