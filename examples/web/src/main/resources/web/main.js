// The page. Its URL says what it shows: a match, ?match=…; a record, ?shelf=FILE&number=…, ?record=KEY or
// #game=…; the records to browse, ?records; otherwise the start page. &ply=… is a position of a match or a record.

import * as api from "./api.js";
import { linked } from "./board/record.js";
import { prepareConnection } from "./connection.js";
import { byId } from "./dom.js";
import { arrive, askToJoin, invite, prepareLinks } from "./invite.js";
import { showLibrary, showWays } from "./library.js";
import { askForGame, prepareNewGame } from "./new-game.js";
import { prepareOffers } from "./offers.js";
import { keepOrigin } from "./origins.js";
import * as panel from "./panel.js";
import { prepareRecord } from "./record-panel.js";
import * as records from "./records.js";
import { showRules } from "./rules.js";
import * as seats from "./seats.js";
import { packedAddress, prepareShare } from "./share.js";
import { fetchFile } from "./shelf.js";
import { prepareSignals } from "./signals.js";
import { MatchSource } from "./sources.js";
import { showStart } from "./start.js";
import { lasts } from "./storage.js";
import { Study } from "./study.js";
import { Table } from "./table.js";
import { prepareTrial } from "./trial.js";
import { sentence } from "./words.js";

async function started(created, seat, record) {
  const { id, match, tokens } = created;
  if (seat === "both") {
    seats.keep(id, match.title, Object.values(tokens));
  } else {
    const other = seat === "first" ? "second" : "first";
    seats.keep(id, match.title, [tokens[seat]], { spare: tokens[other] });
    await invite(id, other.toUpperCase()).catch(() => {}); // The page of the match tries again.
  }
  if (record && api.invites) {
    keepOrigin(id, record);
  }
  location.assign(`?match=${encodeURIComponent(id)}`);
}

/**
 * Opens a record in a page of its own, which finds it in the storage of this tab, or in its URL. The optional origin
 * has the number of the game in a list, and the id of the list.
 */
async function opened(shown, origin) {
  location.assign(lasts ? addressOf(records.keep(shown), origin) : await packedAddress(shown.records.brg, shown.place));
}

const addressOf = (key, origin) => `?${new URLSearchParams({ record: key, ...origin })}`;

async function openTable(source, address, games) {
  const table = await Table.open(source, {
    rules: (id, chosen) => showRules(games.find((game) => game.id === id), chosen),
    options: (id) => games.find((game) => game.id === id).options,
    ply: address.get("ply") ?? undefined,
    started,
  });
  prepareShare(source, table);
  byId("table").focus({ preventScroll: true });
  byId("analyze").hidden = source.analyzes;
  return table;
}

async function openMatch(id, address, games) {
  try {
    const { reason, ...arrival } = await arrive(id);
    const source = new MatchSource(id);
    const table = await openTable(source, address, games);
    prepareTrial(source, table, byId("analyze"));
    if (api.invites) {
      prepareConnection(source);
      prepareOffers(source, table);
      prepareLinks(source, table);
      prepareSignals(source);
    } else {
      source.follow({ connection: (state) => state === "deleted" && panel.say("This game was deleted", true) });
    }
    if (reason) {
      panel.say(reason, true);
    } else if (arrival.key) {
      await askToJoin(source, arrival).catch((refusal) => panel.say(refusal.message, true));
    }
  } catch (refusal) {
    if (refusal.status === 404) {
      seats.forget(id);
    }
    throw refusal;
  }
}

/**
 * Opens a record. Changes are stored under a key of this tab, which takes the place of the record in the URL, or in the
 * URL where storage is forbidden.
 */
async function openRecord(shown, key, address, games) {
  let stored = key;
  const list = records.storedList(address.get("listed"), address.get("shelf"));
  const origin = list && { number: address.get("number"), listed: list.id };
  const keep = async (changed) => {
    if (!lasts) {
      history.replaceState(null, "", await packedAddress(changed.records.brg, changed.place));
    } else if (stored) {
      records.update(stored, changed);
    } else {
      stored = records.keep(changed);
      history.replaceState(null, "", addressOf(stored, origin));
    }
  };
  const study = new Study(shown, async (changed) => {
    try {
      await keep(changed);
    } catch (failure) {
      study.say(`${failure.message}. Save it before you leave the page`);
    }
  });
  prepareRecord(study);
  await openTable(study, address, games);
  showWays(address, opened);
}

/** Returns the record that the URL names: what api.show returned, and its key in this tab, if it has one. */
async function recordOf(address) {
  if (address.has("record")) {
    const key = address.get("record");
    const shown = records.stored(key);
    if (!shown) {
      throw new Error("This tab does not have the record any more. Open it again");
    }
    return { shown, key };
  }
  if (address.has("shelf")) {
    const file = address.get("shelf");
    return { shown: await api.show(await fetchFile(file), Number(address.get("number") ?? 1), undefined, file) };
  }
  const text = await linked();
  return text === undefined ? undefined : { shown: await api.show(text) };
}

async function begin() {
  const games = await api.games();
  for (const button of document.querySelectorAll("[data-close]")) {
    button.addEventListener("click", () => button.closest("dialog").close());
  }
  prepareNewGame(games, started, opened);
  byId("new-game").addEventListener("click", () => askForGame());
  const address = new URLSearchParams(location.search);
  try {
    if (address.has("match")) {
      await openMatch(address.get("match"), address, games);
      return;
    }
    if (address.has("records")) {
      await showLibrary(games, address.get("records"), address.get("listed"), opened);
      return;
    }
    const record = await recordOf(address);
    if (record) {
      await openRecord(record.shown, record.key, address, games);
      return;
    }
  } catch (refusal) {
    showStart(games);
    throw refusal;
  }
  showStart(games);
}

// What was said about an input ends when it changes.
addEventListener("input", ({ target }) => {
  for (const said of target.closest("dialog, #join")?.querySelectorAll("[role='alert'], [role='status']") ?? []) {
    said.textContent = "";
  }
});

// An invitation or a record that is pasted into a tab that shows this page changes the fragment only.
addEventListener("hashchange", () => {
  if (seats.arrival() || location.hash.startsWith("#game=")) {
    location.reload();
  }
});

begin().catch((trouble) => {
  byId("trouble").textContent = sentence(trouble.message);
  byId("trouble").hidden = false;
});
