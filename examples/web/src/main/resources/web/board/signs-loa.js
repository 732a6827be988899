// Lines of Action: the destinations of the chosen piece, and the clump below the pointer.

import { sides, stone } from "./legend.js";
import { sentence } from "./words.js";

export default {
  reach(pen, from, targets, position) {
    for (const to of targets) {
      pen.line(from, to, "reach");
    }
    for (const to of targets) {
      pen.disc(to, position.occupants[to] ? 0.44 : 0.13, position.occupants[to] ? "capture" : "target");
    }
  },

  hover(pen, cell, position) {
    const clump = position.marks.find((mark) => mark.cells.includes(cell));
    for (const name of clump?.cells ?? []) {
      pen.disc(name, 0.43, "halo");
    }
  },

  legend: (position, board) => [
    ...sides(position, stone, (side, text) => text),
    ...board.marks.map(({ text }) => ({ draw: (pen, cell) => pen.polygon(cell, "hole"), text: sentence(text) })),
  ],
};
