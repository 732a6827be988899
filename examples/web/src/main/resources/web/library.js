// The page of records: the shelf, a file of one's own, and the list of its games.

import { attempt } from "./actions.js";
import * as api from "./api.js";
import { byId, html } from "./dom.js";
import { keepList, storedList } from "./records.js";
import { fetchFile, SHELF, titleOf } from "./shelf.js";
import { count, ending, players, sentence } from "./words.js";

/** The records whose games are listed: a text or bytes, their name, and the file on the shelf, if any; see records.js. */
let listed;

let openGame;

/**
 * Shows the page, with the games of a file on the shelf, or with the list of this tab that has an id, if one is named.
 * Calls open(shown, number) with each opened game.
 */
export async function showLibrary(games, file, id, open) {
  openGame = open;
  byId("shelf").replaceChildren(...games.filter(({ id }) => SHELF[id]).map((game) => shelf(game, file)));
  byId("formats-hint").textContent = api.readsOtherFormats
    ? "BRG, SGF, and the formats of other programs for these games, compressed by gzip or not."
    : "BRG and SGF, compressed by gzip or not. The formats of other programs are read by the server only.";
  byId("record-file").addEventListener("change", async ({ target }) => {
    const [chosen] = target.files;
    if (chosen) {
      await tryTo(async () => list({ records: new Uint8Array(await chosen.arrayBuffer()), name: chosen.name }));
    }
  });
  byId("record-form").addEventListener("submit", (event) => {
    event.preventDefault();
    list({ records: byId("record-text").value, name: "" });
  });
  byId("number-form").addEventListener("submit", (event) => {
    event.preventDefault();
    openNumber(Number(byId("record-number").value));
  });
  byId("filter").addEventListener("input", filter);
  byId("library").hidden = false;
  const stored = storedList(id);
  if (file) {
    byId("sources").open = false;
    await tryTo(async () => list({ records: await fetchFile(file), name: file, file }));
  } else if (stored) {
    await list(stored);
  }
}

function shelf({ id, title }, file) {
  const entries = SHELF[id].map(([name, text]) =>
    html("li", {}, html("a", { href: `?records=${name}`, "aria-current": name === file ? "page" : null }, text)),
  );
  return html("section", {}, html("h2", {}, title), html("ul", { class: "plain" }, ...entries));
}

/** Lists the games of records, unless other ones are chosen meanwhile. A valid game that is new and alone is opened. */
async function list(wanted) {
  const { records, name, file } = wanted;
  listed = wanted;
  await tryTo(async () => {
    byId("record-status").textContent = "The games are judged …";
    const { games, counts, stopped } = await api.check(records, name);
    if (listed !== wanted) {
      return;
    }
    const isNew = !wanted.id;
    wanted.id ??= String(Date.now());
    keepList({ ...wanted, count: games.length, ...(file && { records: undefined }) });
    if (isNew && !file) {
      history.replaceState(null, "", `?records&listed=${wanted.id}`);
      if (games.length === 1 && counts.invalid === 0) {
        await openNumber(1);
        return;
      }
    }
    byId("record-status").textContent = [
      `${titleOf(file) ?? (name || "Pasted text")}: ${count(counts.games, "game")}`,
      counts.invalid > 0 ? `${counts.invalid} with problems` : "all valid",
      count(counts.plies, "move"),
    ].join(", ");
    byId("record-stopped").textContent = stopped ? sentence(stopped.message) : "";
    byId("record-games").replaceChildren(...games.map(row));
    byId("filter").value = "";
    byId("list").hidden = false;
    byId("record-status").scrollIntoView({ block: "nearest" });
  });
}

async function tryTo(action) {
  byId("record-refusal").textContent = "";
  try {
    await action();
  } catch (refusal) {
    const { line, column } = refusal.error ?? {};
    const place = line ? ` (line ${line}${column ? `, column ${column}` : ""})` : "";
    byId("record-status").textContent = "";
    byId("record-refusal").textContent = sentence(refusal.message + place);
  }
}

function row(game) {
  const { number, valid, event, date, problems } = game;
  const names = players({ First: game.players?.FIRST, Second: game.players?.SECOND });
  const title = names ?? (event ? html("bdi", {}, event) : `Game ${number}`);
  const link = listed.file
    ? html("a", { href: `?shelf=${listed.file}&number=${number}` }, title)
    : html("button", { type: "button", onclick: () => openNumber(number) }, title);
  return html(
    "tr",
    { class: valid ? null : "invalid" },
    html("td", {}, String(number)),
    html("td", {}, link),
    html("td", {}, names && event && html("bdi", {}, event)),
    html("td", {}, date && html("bdi", {}, date)),
    html("td", {}, valid ? String(game.plies) : `${game.legalPlies} of ${game.plies}`),
    html("td", {}, [valid ? undefined : "invalid", ...ending(game)].filter(Boolean).join(", "), ...findings(problems)),
  );
}

function findings(problems) {
  if (problems.length === 0) {
    return [];
  }
  const entries = problems.map(({ line, column, message }) =>
    html("li", {}, html("bdi", {}, sentence(line ? `Line ${line}, column ${column}: ${message}` : message))),
  );
  return [html("ul", { class: "plain findings" }, ...entries)];
}

/** Shows the games that contain all words of the filter. */
function filter() {
  const words = byId("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const entry of byId("record-games").children) {
    const text = entry.textContent.toLowerCase();
    entry.hidden = !words.every((word) => text.includes(word));
    shown += entry.hidden ? 0 : 1;
  }
  byId("filter-count").textContent = words.length > 0 ? count(shown, "game") : "";
}

/** Opens a game of the listed records. */
function openNumber(number) {
  return tryTo(async () => {
    if (!listed) {
      throw new Error("Choose a file first");
    }
    await openGame(await api.show(listed.records, number, undefined, listed.name), { number, listed: listed.id });
  });
}

/** Shows the way to the games before and after an opened one, if it comes from a list that this tab has. */
export function showWays(address, open) {
  const number = Number(address.get("number"));
  const list = storedList(address.get("listed"), address.get("shelf"));
  if (!list || !number) {
    return;
  }
  const go = (to) =>
    attempt("message", async () => {
      if (list.file) {
        location.assign(`?shelf=${list.file}&number=${to}`);
      } else {
        await open(await api.show(list.records, to, undefined, list.name), { number: to, listed: list.id });
      }
    });
  const button = (to, text) =>
    html("button", { type: "button", disabled: to < 1 || to > list.count, onclick: () => go(to) }, text);
  byId("listed").replaceChildren(
    button(number - 1, "‹ Previous"),
    html("a", { href: list.file ? `?records=${list.file}` : `?records&listed=${list.id}` }, `Game ${number} of ${list.count}`),
    button(number + 1, "Next ›"),
  );
  byId("listed").hidden = false;
}
