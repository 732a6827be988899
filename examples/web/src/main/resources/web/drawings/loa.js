// Lines of Action: a chequered board, bonds between the pieces of a clump, and the destinations of
// the chosen piece.

const NEIGHBOURS = 1.5;

export default {
  surface(pen, board) {
    for (const { name, centre } of board.cells) {
      const dark = Math.round(centre.x + centre.y) % 2 === 0;
      pen.polygon(name, `square ${dark ? "dark" : "light"}`);
    }
  },

  marks(pen, position) {
    for (const clump of position.marks) {
      pen.bonds(clump.cells, NEIGHBOURS, `bond ${clump.owner.toLowerCase()}`);
    }
  },

  occupant(pen, name, occupant) {
    pen.stone(name, occupant.look);
  },

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
};
