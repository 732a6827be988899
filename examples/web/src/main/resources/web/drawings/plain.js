// A game without a drawing of its own: letters on its board.

export default {
  surface(pen, board) {
    for (const cell of board.cells) {
      pen.polygon(cell.name, "cell-shape");
    }
  },

  marks() {},

  occupant(pen, name, occupant) {
    pen.text(name, occupant.symbol, "symbol");
  },
};
