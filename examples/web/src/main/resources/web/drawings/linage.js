// Linage: the region below the pointer.

export default {
  hover(pen, cell, position) {
    const region = position.marks.find((mark) => mark.cells.includes(cell));
    if (region) {
      pen.outline(region.cells, "around");
    }
  },
};
