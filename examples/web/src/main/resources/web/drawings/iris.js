// Iris: gray hexagons inside a ring of coloured ones. Both twins also show the number of their
// colour.

export default {
  surface(pen, board) {
    for (const cell of board.cells) {
      pen.polygon(cell.name, "gray");
    }
    for (const twins of board.marks) {
      const { colour, colours } = twins.details;
      for (const name of twins.cells) {
        pen.polygon(name, "coloured", `hsl(${Math.round((360 * colour) / colours)} 58% ${colour % 2 ? 60 : 68}%)`);
        pen.text(name, colour, "number");
      }
    }
  },

  marks(pen, position) {
    for (const group of position.marks.filter((mark) => mark.kind === "group")) {
      pen.bonds(group.cells, 1.01, `bond ${group.owner.toLowerCase()}`);
    }
  },

  occupant(pen, name, occupant, board) {
    pen.stone(name, occupant.look);
    const twins = board.marks.find((mark) => mark.cells.includes(name));
    if (twins) {
      pen.text(name, twins.details.colour, `number on-${occupant.look}`);
    }
  },

  over(pen, position) {
    for (const mark of position.marks.filter((each) => each.kind === "pending")) {
      pen.disc(mark.cells[0], 0.13, "pending");
    }
  },

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
};
