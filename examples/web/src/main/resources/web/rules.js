// The dialog with the rules of a game.

import { byId, html } from "./dom.js";

/** Shows the rules of a game. */
export function showRules(game) {
  byId("rules-title").textContent = game.title;
  byId("rules-text").replaceChildren(
    html("p", {}, html("small", {}, byline(game))),
    ...game.rules.split("\n\n").map((paragraph) => html("p", {}, paragraph)),
    ...(game.links.length > 0 ? [html("ul", { class: "plain" }, ...game.links.map(link))] : []),
  );
  byId("rules-dialog").showModal();
  byId("rules-text").scrollTop = 0;
}

function byline({ authors, year, players }) {
  const by = authors.length > 0 ? `By ${authors.join(" and ")}` : "A traditional game";
  return `${by}${year ? `, ${year}` : ""}, for ${players} players`;
}

function link(address) {
  return html("li", {}, html("a", { href: address, rel: "noreferrer" }, address));
}
