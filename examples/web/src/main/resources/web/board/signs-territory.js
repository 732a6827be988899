// What the legends of the territory games share.

import { sides } from "./legend.js";

/** Returns the number of cells of the marks of a kind that a side owns. */
const owned = ({ marks }, owner, kind) =>
  marks.filter((mark) => mark.owner === owner && mark.kind === kind).reduce((sum, { cells }) => sum + cells.length, 0);

/** Returns an entry for each side: its cells, their number in the words that count returns, and its score. */
export const regions = (position, kind, draw, count) =>
  sides(position, draw, (side, text) => `${count(owned(position, side, kind))}, score ${text}`);
