// What whoever shows a board draws on it: arrows, numbers, letters and circles.

/** Draws annotations: { arrow: [from, to] }, { cell, text } or { cell, mark: "circle" or "cross" }, each with an optional style. */
export function drawNotes(pen, annotations, position) {
  for (const { arrow, cell, text, mark, style = "" } of annotations) {
    const ground = position.occupants[cell]?.look ?? "bare";
    if (arrow) {
      pen.arrow(...arrow, `note ${style}`);
    } else if (text !== undefined) {
      pen.text(cell, String(text), `note on-${ground} ${style}`);
    } else if (mark === "cross") {
      pen.cross(cell, 0.2, `note on-${ground} ${style}`);
    } else {
      pen.disc(cell, 0.22, `note on-${ground} ${style}`);
    }
  }
}
