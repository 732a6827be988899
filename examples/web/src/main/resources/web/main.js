// The page: the list of games, or one game at its address ?match=…&ply=….

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
 * Takes the seat that an address hands on, and the seat out of the address. A token that opens
 * nothing is not kept, as the server refuses it beside good ones, too. Returns false for such a one.
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
      panel.say("This address hands on no seat of this game", true);
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
