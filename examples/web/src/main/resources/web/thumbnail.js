// A small picture of a position, which does not respond to clicks.

import { svg } from "./board/dom.js";
import { byName } from "./board/geometry.js";
import { Pen } from "./board/pen.js";

/** The margin around the board, in units of the distance of cells. */
const MARGIN = 0.1;

/** Returns a picture of a position. The label describes it to screen readers. */
export function thumbnail(board, position, label) {
  const { left, bottom, right, top } = board.extent;
  const frame = [left - MARGIN, -top - MARGIN, right - left + 2 * MARGIN, top - bottom + 2 * MARGIN];
  const { below, stones, above } = position.sketch;
  const layers = [board.shapes, below, stones, above].map((shapes) => {
    const layer = svg("g");
    new Pen(byName(board)).into(layer).shapes(shapes);
    return layer;
  });
  return svg(
    "svg",
    {
      viewBox: frame.map((number) => Math.round(number * Pen.UNIT)).join(" "),
      class: `board small ${board.drawing}`,
      role: "img",
      "aria-label": label,
    },
    ...layers,
  );
}
