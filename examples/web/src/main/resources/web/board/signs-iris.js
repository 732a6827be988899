// Iris: the twin and the group of the cell below the pointer.

import { sides, stone } from "./legend.js";

/** Returns an entry that shows a colored cell, if the board has one. */
function colored(board) {
  const shape = board.shapes.find(({ style }) => style === "colored");
  const draw = (pen, cell) => {
    pen.polygon(cell, "colored", shape.fill);
    pen.text(cell, "A", "number");
  };
  return shape ? [{ draw, text: "Two cells with the same letter are twins: a stone on one places one on the other" }] : [];
}

/** Returns the scores of the groups of a side, and their sum. */
function scores(position, side) {
  const groups = position.marks.filter(({ kind, owner, details }) => kind === "group" && owner === side && details.score > 0);
  const sum = groups.reduce((before, { details }) => before + details.score, 0);
  const best = Math.max(0, ...groups.map(({ details }) => details.score));
  return `${sum} colored cells in ${groups.length === 1 ? "1 group that scores" : `${groups.length} groups that score`}, at most ${best} in one`;
}

export default {
  hover(pen, cell, position, board) {
    const twins = board.marks.find((mark) => mark.cells.includes(cell));
    for (const name of twins?.cells ?? []) {
      pen.polygon(name, "twin");
    }
    const group = position.marks.find((mark) => mark.kind === "group" && mark.cells.includes(cell));
    if (group) {
      pen.outline(group.cells, "around");
    }
  },

  legend: (position, board) => [
    ...colored(board),
    ...sides(position, stone, (side) => scores(position, side)),
    { draw: (pen, cell) => pen.disc(cell, 0.13, "pending"), text: "The first stone of this turn" },
  ],
};
