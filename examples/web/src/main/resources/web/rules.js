// The dialog with the rules of a game, and with pictures of the board that they are about.

import * as api from "./api.js";
import { showDialog } from "./dialogs.js";
import { html } from "./dom.js";
import { blankRecord } from "./board/record.js";
import { sample } from "./samples.js";
import { thumbnail } from "./thumbnail.js";
import { setting } from "./words.js";

/** Shows the rules of a game, with the options that differ from the standard. */
export function showRules(game, options = {}) {
  const pictures = html("div", { class: "pictures" });
  showDialog("rules", game.title, [
    html("small", {}, byline(game)),
    ...differences(game, options),
    pictures,
    ...game.rules.split("\n\n").map((paragraph) => html("p", {}, paragraph)),
    ...(game.links.length > 0 ? [html("ul", { class: "plain" }, ...game.links.map(link))] : []),
  ]);
  draw(game, options, pictures);
}

/** Returns how the chosen game differs from the one that the rules describe. */
function differences(game, options) {
  const chosen = Object.entries(options);
  if (chosen.length === 0) {
    return [];
  }
  const entries = chosen.map(([name, value]) => {
    const option = game.options.find((each) => each.name === name);
    const named = option.values.find((each) => each.name === value);
    return html("li", {}, `${setting(game.options, name, value)}. ${named?.description ?? option.description}`);
  });
  return [
    html(
      "div",
      { class: "differences" },
      html("strong", {}, "This game differs from the standard game, which the text below describes:"),
      html("ul", {}, ...entries),
    ),
  ];
}

/** Draws the chosen board at the start, and a later position on the standard board. */
async function draw(game, options, place) {
  const captions = [[blankRecord(game.id, options), "The board at the start"]];
  if (Object.keys(options).length === 0 && sample(game) !== blankRecord(game.id)) {
    captions.push([sample(game), "A later position"]);
  }
  for (const [record, caption] of captions) {
    try {
      const { board, position } = await api.show(record, 1);
      const label = `${caption}: ${Object.keys(position.occupants).length} pieces on ${board.cells.length} cells`;
      place.append(html("figure", {}, thumbnail(board, position, label), html("figcaption", {}, caption)));
    } catch {
      // The text is complete without it.
    }
  }
}

function byline({ authors, year, players }) {
  const by = authors.length > 0 ? `By ${authors.join(" and ")}` : "A traditional game";
  return `${by}${year ? `, ${year}` : ""}, for ${players} players`;
}

const link = (address) => html("li", {}, html("a", { href: address, rel: "noreferrer" }, address));
