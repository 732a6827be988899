// Linage: points on lines, and the regions in the colours of their owners.

export default {
  surface(pen, board) {
    for (const cell of board.cells) {
      pen.polygon(cell.name, "field");
    }
    pen.bonds(board.cells.map((cell) => cell.name), 1.01, "line");
  },

  marks(pen, position) {
    for (const region of position.marks) {
      const owner = region.owner?.toLowerCase() ?? "free";
      pen.outline(region.cells, `region ${owner}`);
      if (region.owner) {
        for (const name of region.cells) {
          pen.bar(name, owner === "vertical", 0.34, `owner ${owner}`);
        }
      }
    }
  },

  occupant(pen, name, occupant) {
    pen.stone(name, occupant.look);
  },

  hover(pen, cell, position) {
    const region = position.marks.find((mark) => mark.cells.includes(cell));
    if (region) {
      pen.outline(region.cells, "around");
    }
  },
};
