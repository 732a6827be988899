// Carteso: stones of two colours with the direction of their group's owner. Claimed groups have a
// tint and a solid frame around their bounding box; other groups have a dashed frame.

export default {
  surface(pen, board) {
    for (const cell of board.cells) {
      pen.polygon(cell.name, "field");
    }
    pen.bonds(board.cells.map((cell) => cell.name), 1.01, "line");
  },

  marks(pen, position) {
    for (const group of position.marks) {
      if (group.details.claimed) {
        pen.outline(group.cells, `claim ${group.owner.toLowerCase()}`);
      }
      pen.bonds(group.cells, 1.01, `bond ${group.details.colour.toLowerCase()}`);
    }
  },

  occupant(pen, name, occupant) {
    pen.stone(name, occupant.look);
  },

  over(pen, position) {
    for (const group of position.marks) {
      const owner = group.owner.toLowerCase();
      const state = group.details.claimed ? "claimed" : "open";
      if (!group.details.claimed && group.cells.length > 1) {
        pen.box(group.cells, 0.06, `span ${owner}`);
      }
      for (const name of group.cells) {
        pen.bar(name, owner === "vertical", 0.36, `owner ${owner} ${state} on-${group.details.colour.toLowerCase()}`);
      }
    }
  },

  hover(pen, cell, position) {
    const group = position.marks.find((mark) => mark.cells.includes(cell));
    if (group) {
      pen.box(group.cells, 0.02, `span hovered ${group.owner.toLowerCase()}`);
    }
  },
};
