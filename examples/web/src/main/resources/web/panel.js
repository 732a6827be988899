// The panel beside the board: the player to move, the standings, the choices and the move list.

import { byId, html } from "./dom.js";
import { button, result, seat, sentence, setting, title, turn } from "./words.js";

/** The maximum number of moves of a kind that are shown as buttons instead of a list. */
const MAX_BUTTONS = 4;

/** Shows a message in the live region, styled as an error if refused is true. */
export function say(text, refused = false) {
  const message = byId("message");
  message.classList.toggle("refusal", refused);
  message.textContent = text ? sentence(text) : "";
}

/** Removes a message if it is the one that is shown. */
export function unsay(text) {
  if (byId("message").textContent === sentence(text)) {
    say("");
  }
}

/** Shows the title of a match, and its options in the words of their specifications. */
export function showHeading(match, options) {
  byId("title").textContent = match.title;
  const settings = Object.entries(match.options).map(([name, value]) => setting(options, name, value));
  byId("options").textContent = settings.join(" · ");
  document.title = `${match.title} – boardrules`;
}

export function showState(position, match) {
  const { seats } = match;
  const { outcome } = position;
  const line = byId("turn");
  line.classList.toggle("over", position.over);
  if (outcome) {
    line.replaceChildren(html("strong", {}, result(outcome)), ` · ${title(outcome.reason).toLowerCase()}`);
  } else {
    const mine = seats.length === 1 && seats.includes(position.toMove.toLowerCase());
    const note = seats.length === 1 ? (mine ? "your turn" : "waiting for the other player") : undefined;
    line.replaceChildren(html("strong", {}, turn(position)), note ? ` · ${note}` : "");
  }
  byId("standings").replaceChildren(...standings(position, match));
}

/** Shows that something has happened since the position that is shown; nothing if the text is undefined. */
export function showNews(text) {
  byId("news").hidden = text === undefined;
  byId("news").textContent = text ? `${sentence(text)} Go there` : "";
}

function standings(position, match) {
  const players = ["FIRST", "SECOND"];
  if (position.standings.length === 0) {
    return players.map((player) => standing(undefined, player, "", position, match));
  }
  return position.standings.map(({ side, text }) => {
    const player = players.find((each) => position.sides[each] === side);
    return standing(side, player, text, position, match);
  });
}

function standing(side, player, text, position, { seats, players }) {
  const name = player && players?.[player];
  const own = seats.length === 1 && player && seats.includes(player.toLowerCase()) ? ", you" : "";
  return html(
    "li",
    { class: player && player === position.toMove ? "current" : null },
    side && html("span", { class: `chip ${side.toLowerCase()}`, "aria-hidden": "true" }),
    html("span", { class: "who" }, side ? title(side) : seat(player)),
    name && html("bdi", { class: "name" }, name),
    side && player && html("small", {}, `${player.toLowerCase()}${own}`),
    html("span", { class: "points" }, text),
  );
}

/**
 * Offers the kinds of stones, if the game has several, and every move without cells. A kind of move
 * that has the name of an option, such as the komi, is explained in the words of the option. Calls
 * play(text) and choose(kind).
 */
export function showChoices(board, position, kind, plays, options, { play, choose }) {
  const placing = board.kinds.filter(({ clicks }) => clicks > 0);
  const parts = [];
  if (plays && placing.length > 1 && position.moves.some((move) => move.cells.length > 0)) {
    parts.push(palette(placing, kind, choose));
  }
  if (plays) {
    const kinds = new Set(position.moves.filter((move) => move.cells.length === 0).map((move) => move.kind));
    for (const id of kinds) {
      const moves = position.moves.filter((move) => move.cells.length === 0 && move.kind === id);
      const name = board.kinds.find((each) => each.id === id)?.title ?? "Moves";
      parts.push(moves.length > MAX_BUTTONS && id ? list(name, moves, play) : buttons(name, moves, play));
      const option = options.find((each) => each.name === id);
      if (option) {
        parts.push(html("small", {}, option.description));
      }
    }
  }
  byId("choices").replaceChildren(...parts);
}

function palette(kinds, chosen, choose) {
  return html(
    "fieldset",
    { class: "palette" },
    html("legend", {}, "A click places a"),
    ...kinds.map((kind) =>
      html(
        "label",
        {},
        html("input", {
          type: "radio",
          name: "kind",
          value: kind.id,
          checked: kind.id === chosen.id,
          onchange: () => choose(kind),
        }),
        html("span", { class: `chip ${kind.id}`, "aria-hidden": "true" }),
        kind.title,
      ),
    ),
  );
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

/** Lists the moves. Calls jump(ply) when a move is clicked. */
export function showMoves(moves, ply, jump) {
  const entries = byId("moves");
  while (entries.children.length > moves.length) {
    entries.lastChild.remove();
  }
  moves.forEach((text, index) => {
    const entry = entries.children[index]?.firstChild;
    if (entry?.textContent === text) {
      return;
    }
    const made = html("li", {}, html("button", { type: "button", onclick: () => jump(index + 1) }, text));
    if (entry) {
      entry.parentNode.replaceWith(made);
    } else {
      entries.append(made);
    }
  });
  [...entries.children].forEach((entry, index) => {
    const current = index + 1 === ply;
    entry.firstChild.setAttribute("aria-current", current ? "step" : "false");
    entry.firstChild.tabIndex = index + 1 === Math.max(ply, 1) ? 0 : -1;
    if (current) {
      entries.scrollTop = entry.offsetTop - entries.clientHeight / 2;
    }
  });
  if (ply === 0) {
    entries.scrollTop = 0;
  }
}

/** Enables the buttons that step through a number of moves. */
export function showSteps(ply, plies) {
  byId("to-first").disabled = ply === 0;
  byId("to-previous").disabled = ply === 0;
  byId("to-next").disabled = ply === plies;
  byId("to-last").disabled = ply === plies;
}
