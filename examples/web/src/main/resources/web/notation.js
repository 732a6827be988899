// The moves of a record with their comments, glyphs, clocks and variations.

import { byId, html } from "./dom.js";
import { clock, glyph } from "./words.js";
import { lineFrom } from "./tree.js";

/** Lists the moves of a tree. Calls go(node) when a move is clicked, and returns the buttons by node. */
export function showNotation(tree, comment, go) {
  const buttons = new Map();
  const entries = lineFrom(tree.start).map((node) => {
    const others = node.before.next.slice(1).map((first) => variation(first, go, buttons));
    return html("li", {}, ...written(node, true, go, buttons), ...others);
  });
  byId("moves").replaceChildren(...entries);
  byId("game-comment").textContent = comment;
  byId("game-comment").hidden = comment === "";
  return buttons;
}

/** Returns a variation: its first move, and the moves after it with their own variations. */
function variation(first, go, buttons) {
  const parts = written(first, true, go, buttons);
  let isContinued = first.commentAfter === "";
  for (const node of lineFrom(first)) {
    const others = node.before.next.slice(1).map((other) => variation(other, go, buttons));
    parts.push(...written(node, !isContinued, go, buttons), ...others);
    isContinued = others.length === 0 && node.commentAfter === "";
  }
  return html("div", { class: "variation" }, ...parts);
}

/** Returns a move with its annotations, and with its number if wanted. */
function written(node, isNumbered, go, buttons) {
  const button = html("button", { type: "button", class: moveClass(node), onclick: () => go(node) }, node.text);
  buttons.set(node, button);
  const glyphs = node.nags.map(glyph).join(" ");
  const isTimed = node.clock !== null && node.clock !== undefined;
  return [
    node.commentBefore && html("bdi", { class: "comment" }, node.commentBefore),
    html(
      "span",
      { class: "ply" },
      isNumbered && html("small", {}, String(node.ply)),
      button,
      glyphs && html("span", { class: "glyph" }, glyphs),
      isTimed && html("small", { class: "clock", title: "Time left" }, clock(node.clock)),
    ),
    node.commentAfter && html("bdi", { class: "comment" }, node.commentAfter),
  ].filter(Boolean);
}

function moveClass(node) {
  return node.played ? "move" : node.problem ? "move bad" : "move unread";
}
