// Carteso: the bounding box of the group below the pointer.

import { regions } from "./signs-territory.js";

export default {
  hover(pen, cell, position) {
    const group = position.marks.find((mark) => mark.cells.includes(cell));
    if (group) {
      pen.box(group.cells, 0.02, `span hovered ${group.owner.toLowerCase()}`);
    }
  },

  legend: (position) => [
    ...regions(
      position,
      "group",
      (pen, cell, side) => {
        pen.stone(cell, "white");
        pen.bar(cell, side === "vertical", 0.36, `owner ${side} open on-white`);
      },
      (stones) => `${stones} stones in groups`,
    ),
    {
      draw(pen, cell) {
        pen.box([cell], 0.06, "span vertical");
      },
      text: "The rows and columns of a group, in the color of its owner",
    },
    {
      draw(pen, cell) {
        pen.polygon(cell, "claim vertical");
        pen.bar(cell, true, 0.36, "owner vertical claimed");
      },
      text: "A finished group that its owner has claimed",
    },
  ],
};
