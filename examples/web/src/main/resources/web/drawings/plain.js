// The default drawing: letters on the board.

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
