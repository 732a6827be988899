// What pointers and keys do on the picture of a board, as verbs: click, escape and preview.

import { step } from "./geometry.js";

/** The number of pixels after which a press on a cell is a drag. */
const SLOP = 6;

/** Listens to a picture. Calls click(cell) and escape(). A drag of a piece is a click on each of its ends. */
export function listen(picture, { click, escape }) {
  const { svg } = picture;
  let pressed;
  let isDrag = false;
  const named = (event) => event.target.closest?.("[data-cell]")?.dataset.cell;
  svg.addEventListener("click", (event) => {
    if (!isDrag && named(event)) {
      click(named(event));
    }
    isDrag = false;
  });
  svg.addEventListener("pointerdown", (event) => {
    isDrag = false;
    const cell = named(event);
    pressed = event.isPrimary && event.button === 0 && picture.begins(cell) ? { cell, x: event.clientX, y: event.clientY } : undefined;
  });
  svg.addEventListener("pointermove", (event) => {
    if (pressed && !isDrag && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLOP) {
      isDrag = true;
      svg.setPointerCapture(event.pointerId);
      if (!picture.isChosen(pressed.cell)) {
        click(pressed.cell);
      }
    }
    if (pressed && isDrag) {
      picture.carry(pressed.cell, picture.pointOf(event));
    }
  });
  // Otherwise a finger on a piece scrolls the page: Chromium overlooks touch-action on the shapes of a drawing.
  svg.addEventListener("touchmove", (event) => pressed && event.preventDefault(), { passive: false });
  const drop = (event) => {
    const from = pressed?.cell;
    pressed = undefined;
    if (isDrag && from) {
      setTimeout(() => (isDrag = false)); // The browser makes a click of a drag.
      picture.carry();
      const to = event.type === "pointerup" ? picture.cellAt(picture.pointOf(event)) : undefined;
      if (to === undefined) {
        escape();
      } else if (to !== from) {
        click(to);
      }
    }
  };
  svg.addEventListener("pointerup", drop);
  svg.addEventListener("pointercancel", drop);
  svg.addEventListener("pointerover", (event) => event.pointerType !== "touch" && picture.preview(named(event)));
  svg.addEventListener("pointerleave", () => picture.preview(undefined));
  // Not one listener for all: browsers put whatever listens to the focus in the tab order.
  for (const [name, target] of picture.targets) {
    target.addEventListener("focus", () => {
      picture.focus = name;
      if (target.matches(":focus-visible")) {
        picture.preview(name);
      }
    });
    target.addEventListener("blur", () => picture.preview(undefined));
  }
  svg.addEventListener("keydown", (event) => {
    const cell = named(event);
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    if (event.key.startsWith("Arrow")) {
      picture.focus = step(picture.board, picture.cell(cell), event.key).name;
      picture.takeFocus();
    } else if (event.key === "Enter" || event.key === " ") {
      click(cell);
    } else if (event.key === "Escape") {
      escape();
    } else {
      return;
    }
    event.preventDefault();
  });
}
