// The panel beside the board: the player to move, the standings and the move list.

import { byId, html } from "./dom.js";
import { result, seat, sentence, setting, title, turn } from "./words.js";

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
