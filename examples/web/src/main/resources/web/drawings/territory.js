// What the legends of the territory games share.

import { owned } from "../legend.js";
import { title } from "../words.js";

/** Returns an entry for each side: its cells, their number in the words that count returns, and its score. */
export const regions = (position, kind, draw, count) =>
  position.standings.map(({ side, text }) => ({
    draw: (pen, cell) => draw(pen, cell, side.toLowerCase()),
    text: `${title(side)}: ${count(owned(position, side, kind))}, score ${text}`,
  }));
