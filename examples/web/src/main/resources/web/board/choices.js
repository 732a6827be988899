// The buttons and fields for what has no cell: the kinds of stones, and the moves that no click makes.

import { html } from "./dom.js";
import { button } from "./words.js";

/** The maximum number of moves of a kind that are shown as buttons instead of a list. */
const MAX_BUTTONS = 4;

/**
 * Returns the choices of a position: the kinds of stones, if the game has several, and every offered move without
 * cells. A kind of move that has the name of an option, such as the komi, is explained in the words of the option.
 * Calls play(text) and choose(kind).
 */
export function choices({ board, position, plays, options }, hand, { play, choose }) {
  if (!plays) {
    return [];
  }
  const parts = [];
  const placing = board.kinds.filter(({ clicks }) => clicks > 0);
  if (placing.length > 1 && position.moves.some((move) => move.cells.length > 0)) {
    parts.push(palette(placing, hand.kind, choose));
  }
  const offered = hand.offered;
  for (const id of new Set(offered.map((move) => move.kind))) {
    const moves = offered.filter((move) => move.kind === id);
    const name = board.kinds.find((each) => each.id === id)?.title ?? "Moves";
    parts.push(moves.length > MAX_BUTTONS && id ? list(name, moves, play) : buttons(name, moves, play));
    const option = options.find((each) => each.name === id);
    if (option) {
      parts.push(html("small", {}, option.description));
    }
  }
  return parts;
}

function palette(kinds, chosen, choose) {
  const entry = (kind) =>
    html(
      "label",
      {},
      html("input", { type: "radio", name: "kind", value: kind.id, checked: kind.id === chosen.id, onchange: () => choose(kind) }),
      html("span", { class: `chip ${kind.id}`, "aria-hidden": "true" }),
      kind.title,
    );
  return html("fieldset", { class: "palette" }, html("legend", {}, "A click places a"), ...kinds.map(entry));
}

/** Returns a field for the value of a move: a number, if the values have equal distances, or one of a list. */
function list(name, moves, play) {
  const [first, second] = moves.map(button).map(Number);
  const [min, max, step] = [first, Number(button(moves.at(-1))), second - first];
  const isRange = moves.every((move, at) => Number(button(move)) === min + at * step);
  const attributes = { id: "value", min, max, step, required: true, type: "number" };
  const field = isRange
    ? html("input", attributes)
    : html("select", { id: "value" }, ...moves.map((move) => html("option", { value: button(move) }, button(move))));
  const choose = (event) => {
    event.preventDefault();
    play(moves.find((move) => button(move) === (isRange ? String(Number(field.value)) : field.value)).text);
  };
  return html(
    "form",
    { class: "pick", onsubmit: choose },
    html("label", { for: "value" }, name),
    field,
    html("button", { class: "main", "data-kind": moves[0].kind }, "Choose"),
    isRange && html("small", {}, `From ${min} to ${max} in steps of ${step}.`),
  );
}

function buttons(name, moves, play) {
  const all = moves.map((move) =>
    html("button", { type: "button", "data-move": move.text, onclick: () => play(move.text) }, button(move)),
  );
  return moves.length === 1
    ? html("div", { class: "pick" }, ...all)
    : html("fieldset", { class: "pick" }, html("legend", {}, name), ...all);
}
