// The page of records: the shelf, a file of one's own, and the list of its games.

import * as api from "./api.js";
import { byId, html } from "./dom.js";
import { fetchFile, SHELF, titleOf } from "./shelf.js";
import { ending, players, sentence } from "./words.js";

/** The records whose games are listed: a text or bytes, their name, and the file on the shelf, if any. */
let listed;

let openGame;

/** Shows the page, with the games of a file on the shelf, if one is named. Calls open(shown) with each opened game. */
export async function showLibrary(games, file, open) {
  openGame = open;
  byId("shelf").replaceChildren(...games.filter(({ id }) => SHELF[id]).map((game) => shelf(game, file)));
  byId("formats-hint").textContent = api.readsOtherFormats
    ? "BRG, SGF, and the formats of other programs for these games, compressed by gzip or not."
    : "BRG and SGF, compressed by gzip or not. The formats of other programs are read by the server only.";
  byId("record-file").addEventListener("change", async ({ target }) => {
    const [chosen] = target.files;
    if (chosen) {
      await tryTo(async () => list(new Uint8Array(await chosen.arrayBuffer()), chosen.name));
    }
  });
  byId("record-form").addEventListener("submit", (event) => {
    event.preventDefault();
    list(byId("record-text").value, "");
  });
  byId("number-form").addEventListener("submit", (event) => {
    event.preventDefault();
    openNumber(Number(byId("record-number").value));
  });
  byId("filter").addEventListener("input", filter);
  byId("library").hidden = false;
  if (file) {
    byId("sources").open = false;
    await tryTo(async () => list(await fetchFile(file), file, file));
  }
}

function shelf({ id, title }, file) {
  const entries = SHELF[id].map(([name, text]) =>
    html("li", {}, html("a", { href: `?records=${name}`, "aria-current": name === file ? "page" : null }, text)),
  );
  return html("section", {}, html("h2", {}, title), html("ul", { class: "plain" }, ...entries));
}

/** Lists the games of records, unless other ones are chosen meanwhile. */
async function list(records, name, file) {
  const wanted = { records, name, file };
  listed = wanted;
  await tryTo(async () => {
    byId("record-status").textContent = "The games are judged …";
    const { games, counts, stopped } = await api.check(records, name);
    if (listed !== wanted) {
      return;
    }
    byId("record-status").textContent = [
      `${titleOf(file) ?? (name || "Pasted text")}: ${number(counts.games, "game")}`,
      counts.invalid > 0 ? `${counts.invalid} with problems` : "all valid",
      number(counts.plies, "move"),
    ].join(", ");
    byId("record-stopped").textContent = stopped ? sentence(stopped.message) : "";
    byId("record-games").replaceChildren(...games.map(row));
    byId("filter").value = "";
    byId("list").hidden = false;
    byId("record-status").scrollIntoView({ block: "nearest" });
  });
}

const number = (count, word) => `${count} ${count === 1 ? word : `${word}s`}`;

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
    : html("button", { type: "button", class: "link", onclick: () => openNumber(number) }, title);
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
  byId("filter-count").textContent = words.length > 0 ? number(shown, "game") : "";
}

/** Opens a game of the listed records. */
function openNumber(number) {
  return tryTo(async () => {
    if (!listed) {
      throw new Error("Choose a file first");
    }
    await openGame(await api.show(listed.records, number, undefined, listed.name));
  });
}
