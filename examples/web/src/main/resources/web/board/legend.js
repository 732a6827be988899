// The legend of a board: a small picture and a sentence for each mark.

import { html, svg } from "./dom.js";
import { byName } from "./geometry.js";
import { Pen } from "./pen.js";
import { title } from "./words.js";

/**
 * Returns the entries of the legend. Drawings add their own: legend(position), a list of objects with draw(pen, cell)
 * and text.
 */
export function legend(board, drawing, state) {
  const { position, plays, single } = state;
  const entries = [
    ...(state.marks ? (drawing.legend?.(position, board) ?? []) : []),
    { draw: (pen, cell) => pen.polygon(cell, "last"), text: "The last move" },
    plays && state.marks && single && { draw: (pen, cell) => pen.cross(cell, 0.1, "forbidden"), text: "No move is legal here" },
    plays && state.marks && !single && { draw: (pen, cell) => pen.disc(cell, 0.43, "movable"), text: "Moves begin here" },
    plays && !single && { draw: (pen, cell) => pen.disc(cell, 0.13, "target"), text: "The chosen piece moves here" },
    { draw: (pen, cell) => pen.polygon(cell, "blamed"), text: "Why a move is refused" },
  ].filter(Boolean);
  return entries.map(({ draw, text }) => html("li", {}, swatch(board, draw), text));
}

function swatch(board, draw) {
  const [cell] = board.cells;
  const { x, y } = cell.center;
  const layer = svg("g");
  const pen = new Pen(byName(board)).into(layer);
  pen.polygon(cell.name, "cell-shape");
  draw(pen, cell.name);
  const half = 0.6 * Pen.UNIT;
  return svg(
    "svg",
    {
      class: `board swatch ${board.drawing}`,
      viewBox: `${x * Pen.UNIT - half} ${-y * Pen.UNIT - half} ${2 * half} ${2 * half}`,
      "aria-hidden": "true",
    },
    layer,
  );
}

/** Returns an entry for each side, with draw(pen, cell, side) and the words about it that say(side, text) returns. */
export const sides = (position, draw, say) =>
  position.standings.map(({ side, text }) => ({
    draw: (pen, cell) => draw(pen, cell, side.toLowerCase()),
    text: `${title(side)}: ${say(side, text)}`,
  }));

/** Draws a stone in the color of a side. */
export const stone = (pen, cell, side) => pen.stone(cell, side);
