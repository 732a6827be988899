// The page: the list of games, or a match if the URL has the form ?match=…&ply=….

import * as api from "./api.js";
import * as dialogs from "./dialogs.js";
import { byId, html } from "./dom.js";
import * as panel from "./panel.js";
import * as seats from "./seats.js";
import { Table } from "./table.js";
import { sentence } from "./words.js";

function started(created, seat) {
  const { id, match, tokens } = created;
  const own = seat === "both" ? Object.values(tokens) : [tokens[seat]];
  const other = seat === "both" ? undefined : tokens[seat === "first" ? "second" : "first"];
  seats.keep(id, match.title, own, other);
  location.assign(`?match=${encodeURIComponent(id)}`);
}

function showHome(games) {
  byId("games").replaceChildren(
    ...games.map((game) =>
      html("li", {}, html("button", { type: "button", onclick: () => dialogs.askForGame(game.id) }, game.title)),
    ),
  );
  const known = seats.known();
  byId("recent").hidden = known.length === 0;
  byId("matches").replaceChildren(
    ...known
      .slice(0, 8)
      .map(({ id, title }) => html("li", {}, html("a", { href: `?match=${encodeURIComponent(id)}` }, `${title} `, html("small", {}, id)))),
  );
  byId("home").hidden = false;
}

/**
 * Stores the token of an invitation URL and removes it from the URL. Returns false if the token is
 * invalid; an invalid token is not stored, because the server would reject it even together with
 * valid ones.
 */
async function takeSeat(id) {
  const token = seats.invited();
  if (!token) {
    return true;
  }
  let opens = true;
  try {
    await api.match(id, [token]);
    seats.keep(id, "", [token]);
  } catch (refusal) {
    if (refusal.status !== 403) {
      throw refusal;
    }
    opens = false;
  }
  history.replaceState(null, "", location.pathname + location.search);
  return opens;
}

async function begin() {
  const games = await api.games();
  dialogs.prepare(games, started);
  byId("new-game").addEventListener("click", () => dialogs.askForGame());
  byId("open-record").addEventListener("click", () => dialogs.askForRecord());
  const address = new URLSearchParams(location.search);
  const id = address.get("match");
  if (!id) {
    showHome(games);
    return;
  }
  try {
    const opened = await takeSeat(id);
    await Table.open(id, address.has("ply") ? Number(address.get("ply")) : undefined);
    if (!opened) {
      panel.say("This invitation is not valid for this game", true);
    }
  } catch (refusal) {
    if (refusal.status === 404) {
      seats.forget(id);
    }
    showHome(games);
    throw refusal;
  }
}

begin().catch((trouble) => {
  byId("trouble").textContent = sentence(trouble.message);
  byId("trouble").hidden = false;
});
