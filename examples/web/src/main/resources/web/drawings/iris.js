// Iris: the twin and the group of the cell below the pointer.

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
};
