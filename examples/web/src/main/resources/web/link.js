// A link to hand on: a text to copy, and a picture to scan.

import { html, svg } from "./dom.js";
import { generate } from "./vendor/lean-qr.js";

/** The width of the margin that scanners need, in modules of the code. */
const MARGIN = 4;

/** The width of a module in pixels. It is an integer because scanners fail more often if modules differ in size. */
const MODULE = 4;

/** Returns a text with its label and a button that copies it, and other elements. The id is that of the field. */
export function copyBlock(id, label, text, ...others) {
  const isLong = text.includes("\n");
  const field = isLong ? html("textarea", { id, rows: 6, readonly: true }, text) : html("input", { id, readonly: true, value: text });
  const copy = async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      button.textContent = "Copied";
    } catch {
      button.textContent = "Press Ctrl+C"; // The browser forbids copying.
    }
  };
  const button = html("button", { type: "button", "aria-label": `Copy: ${label}`, onclick: copy }, "Copy");
  return html("div", { class: "link" }, html("label", { for: id }, label), field, button, ...others);
}

/** Returns a link to copy, and its QR code. */
export const linkBlock = (id, label, link) =>
  copyBlock(id, label, link, html("details", {}, html("summary", {}, "Code to scan"), code(link)));

/** Returns a QR code. */
function code(text) {
  const { size, get } = generate(text);
  let path = "";
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      path += get(x, y) ? `M${x} ${y}h1v1h-1z` : "";
    }
  }
  const side = size + 2 * MARGIN;
  return svg(
    "svg",
    {
      class: "code",
      viewBox: `${-MARGIN} ${-MARGIN} ${side} ${side}`,
      width: side * MODULE,
      height: side * MODULE,
      role: "img",
      "aria-label": "QR code of the link",
    },
    svg("rect", { x: -MARGIN, y: -MARGIN, width: side, height: side, fill: "#fff" }),
    svg("path", { d: path, fill: "#000", "shape-rendering": "crispEdges" }),
  );
}
