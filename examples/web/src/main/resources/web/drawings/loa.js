// Lines of Action: the destinations of the chosen piece, and the clump below the pointer.

import { title } from "../words.js";

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

  legend: (position) =>
    position.standings.map(({ side, text }) => ({
      draw: (pen, cell) => pen.stone(cell, side.toLowerCase()),
      text: `${title(side)}: ${text}`,
    })),
};
