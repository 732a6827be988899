// A link to hand on: a text to copy, and a picture to scan.

import { html, svg } from "./dom.js";
import { copy } from "./files.js";
import { generate } from "./vendor/lean-qr.js";

/** The width of the margin that scanners need, in modules of the code. */
const MARGIN = 4;

/** The width of a module in pixels. It is an integer because scanners fail more often if modules differ in size. */
const MODULE = 4;

/** Returns a link with its explanation, a button that copies it, and its QR code. The id is that of the field. */
export function linkBlock(id, label, link) {
  const field = html("input", { id, readonly: true, value: link });
  const button = html("button", { type: "button", onclick: () => copyLink() }, "Copy");
  const copyLink = async () => {
    field.select();
    button.textContent = (await copy(link, field)) ? "Copied" : "Press Ctrl+C";
  };
  return html(
    "div",
    { class: "link" },
    html("label", { for: id }, label),
    field,
    button,
    html("details", {}, html("summary", {}, "Code to scan"), code(link)),
  );
}

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
