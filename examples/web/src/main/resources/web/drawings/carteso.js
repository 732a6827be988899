// Carteso: the bounding box of the group below the pointer.

export default {
  hover(pen, cell, position) {
    const group = position.marks.find((mark) => mark.cells.includes(cell));
    if (group) {
      pen.box(group.cells, 0.02, `span hovered ${group.owner.toLowerCase()}`);
    }
  },
};
