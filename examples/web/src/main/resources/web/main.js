// The page: the list of games, a match if the URL has the form ?match=…&ply=…, or a record if it has
// the form ?record=…&ply=….

import * as api from "./api.js";
import * as dialogs from "./dialogs.js";
import { byId, html } from "./dom.js";
import * as panel from "./panel.js";
import * as records from "./records.js";
import { showRules } from "./rules.js";
import * as seats from "./seats.js";
import { MatchSource, RecordSource } from "./sources.js";
import { Table } from "./table.js";
import { sentence } from "./words.js";

function started(created, seat) {
  const { id, match, tokens } = created;
  const own = seat === "both" ? Object.values(tokens) : [tokens[seat]];
  const other = seat === "both" ? undefined : tokens[seat === "first" ? "second" : "first"];
  seats.keep(id, match.title, own, other);
  location.assign(`?match=${encodeURIComponent(id)}`);
}

function opened(record) {
  location.assign(`?record=${records.keep(record)}`);
}

function showHome(games) {
  byId("games").replaceChildren(
    ...games.map((game) =>
      html(
        "li",
        {},
        html("button", { type: "button", onclick: () => dialogs.askForGame(game.id) }, game.title),
        html(
          "button",
          { type: "button", class: "rules", "aria-label": `Rules of ${game.title}`, onclick: () => showRules(game) },
          "Rules",
        ),
      ),
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
 * Stores the token of an invitation URL and removes it from the URL. Returns the reason if the token
 * is not stored: an invalid token, which the server would reject even together with valid ones, or
 * the token of the other player, whom this browser invites.
 */
async function takeSeat(id) {
  const token = seats.invited();
  if (!token) {
    return undefined;
  }
  history.replaceState(null, "", location.pathname + location.search);
  if (token === seats.spare(id)) {
    return "This invitation is for the other player. Send it to them";
  }
  try {
    await api.match(id, [token]);
    seats.keep(id, "", [token]);
    return undefined;
  } catch (refusal) {
    if (refusal.status !== 403) {
      throw refusal;
    }
    return "This invitation is not valid for this game";
  }
}

async function openTable(source, address, games) {
  await Table.open(source, {
    rules: (id) => showRules(games.find((game) => game.id === id)),
    options: (id) => games.find((game) => game.id === id).options,
    ply: address.has("ply") ? Number(address.get("ply")) : undefined,
    started,
  });
}

async function begin() {
  const games = await api.games();
  dialogs.prepare(games, started, opened);
  byId("new-game").addEventListener("click", () => dialogs.askForGame());
  byId("open-record").addEventListener("click", () => dialogs.askForRecord());
  const address = new URLSearchParams(location.search);
  const id = address.get("match");
  if (!id && !address.has("record")) {
    showHome(games);
    return;
  }
  try {
    if (id) {
      const reason = await takeSeat(id);
      await openTable(new MatchSource(id), address, games);
      if (reason) {
        panel.say(reason, true);
      }
    } else {
      await openTable(new RecordSource(address.get("record")), address, games);
    }
  } catch (refusal) {
    if (id && refusal.status === 404) {
      seats.forget(id);
    }
    showHome(games);
    throw refusal;
  }
}

// An invitation that is pasted into a tab that shows the same match changes the fragment only.
addEventListener("hashchange", () => {
  if (seats.invited()) {
    location.reload();
  }
});

begin().catch((trouble) => {
  byId("trouble").textContent = sentence(trouble.message);
  byId("trouble").hidden = false;
});
