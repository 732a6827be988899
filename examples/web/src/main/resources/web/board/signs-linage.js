// Linage: the region below the pointer.

import { regions } from "./signs-territory.js";

export default {
  hover(pen, cell, position) {
    const region = position.marks.find((mark) => mark.cells.includes(cell));
    if (region) {
      pen.outline(region.cells, "around");
    }
  },

  legend: (position) =>
    regions(
      position,
      "region",
      (pen, cell, side) => {
        pen.polygon(cell, `region ${side}`);
        pen.bar(cell, side === "vertical", 0.34, `owner ${side}`);
      },
      (points) => `${points} points on the board`,
    ),
};
