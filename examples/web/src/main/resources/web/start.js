// The start page: the games, the matches of this browser, and the records to browse.

import * as api from "./api.js";
import { byId, html } from "./dom.js";
import { askForGame } from "./new-game.js";
import { showRules } from "./rules.js";
import { sample, summary, usualLength } from "./samples.js";
import * as seats from "./seats.js";
import { note } from "./seen.js";
import { opponent, own, who } from "./telling.js";
import { thumbnail } from "./thumbnail.js";
import { count, result, since, turn } from "./words.js";

/** The maximum number of own matches that are listed. */
const MAX_MATCHES = 8;

/** Shows the start page. */
export function showStart(games) {
  byId("games").replaceChildren(...games.map(card));
  const known = seats.known().slice(0, MAX_MATCHES);
  byId("recent").hidden = known.length === 0;
  byId("matches").replaceChildren(...known.map(entry));
  byId("home").hidden = false;
}

function card(game) {
  const place = html("div", { class: "picture" });
  drawSample(game, place);
  return html(
    "li",
    {},
    place,
    html("h2", {}, game.title),
    html("p", {}, summary(game)),
    html("p", {}, html("small", {}, [game.authors.join(" and "), game.year, usualLength(game)].filter(Boolean).join(" · "))),
    html(
      "div",
      { class: "bar" },
      html(
        "button",
        { type: "button", class: "main", "data-game": game.id, "aria-label": `Play ${game.title}`, onclick: () => askForGame(game.id) },
        "Play",
      ),
      html(
        "button",
        { type: "button", class: "rules", "aria-label": `Rules of ${game.title}`, onclick: () => showRules(game) },
        "Rules",
      ),
    ),
  );
}

/** Draws a position of a game. Without it, the page is complete. */
async function drawSample(game, place) {
  try {
    const { board, position } = await api.show(sample(game), 1);
    place.replaceChildren(thumbnail(board, position, `A position of ${game.title}`));
  } catch {
    place.remove();
  }
}

/** Returns the entry of a match. Whose turn it is follows when the match is loaded. */
function entry({ id, title, tokens }) {
  const state = html("span", { class: "state" });
  describe(id, tokens, state);
  return html("li", {}, html("a", { href: `?match=${encodeURIComponent(id)}` }, title || id), " ", state);
}

async function describe(id, tokens, state) {
  try {
    const match = await api.match(id, tokens);
    state.textContent = [against(match), whoseTurn(match), count(match.version, "move"), since(note(id, match.version))].filter(Boolean).join(" · ");
  } catch (refusal) {
    state.textContent = refusal.status === 404 ? "This game does not exist any more" : "This game cannot be read now";
  }
}

function against(match) {
  const me = own(match);
  return match.seats.length === 2 ? "both players here" : me ? `against ${who(match, opponent(me))}` : "watching";
}

function whoseTurn(match) {
  const { position } = match;
  if (position.over) {
    return result(position.outcome);
  }
  return position.toMove === own(match) ? "your turn" : turn(position);
}
