// The buttons with which people take back moves, save, continue and delete what a table shows.

import * as api from "./api.js";
import { confirmed } from "./dialogs.js";
import { byId } from "./dom.js";
import { save } from "./files.js";
import * as panel from "./panel.js";
import * as storage from "./storage.js";
import { takenBack } from "./telling.js";
import { fileName } from "./words.js";

const FORMATS = ["brg", "sgf"];

/** Sets up the buttons. Calls started(created, seat, record) when a record is continued as a match. */
export function prepareTools(table, started) {
  const on = (id, action) => byId(id).addEventListener("click", () => table.act(action));
  on("undo", () => takeBack(table));
  for (const format of FORMATS) {
    on(`save-${format}`, () => saveAs(table, format));
  }
  on("continue", async () => {
    const { source } = table.state;
    storage.needed();
    await started(await source.continue(), "both", await source.record("brg"));
  });
  byId("delete").addEventListener("click", async () => {
    if (await confirmed("Delete this game for both players?", "Delete")) {
      await table.act(async () => {
        await table.state.source.remove();
        location.assign("./");
      });
    }
  });
}

async function takeBack(table) {
  const { source, match, ply, isPresent } = table.state;
  const to = isPresent ? match.version - 1 : ply;
  await source.undo(match.version, to);
  // The event may have been faster than the response.
  if (!table.isAway && table.state.match.version > to) {
    await table.reload();
    panel.say(takenBack(to, table.state.position));
  }
}

async function saveAs(table, format) {
  const { source, match } = table.state;
  const text = await source.record(format);
  const { record } = await api.show(text, 1, "0");
  save(`${fileName(match.game, record.tags)}.${format}`, text);
}

/** Shows the buttons that can be used now. */
export function showTools(table) {
  const { source, match, isPresent } = table.state;
  const undo = byId("undo");
  undo.hidden = match.seats.length < 2;
  undo.disabled = isPresent && match.version === 0;
  undo.textContent = isPresent ? "Take back" : "Take back to here";
  byId("delete").hidden = match.seats.length < 2;
  byId("continue").hidden = !source.continue || table.isAway;
  for (const format of FORMATS) {
    byId(`save-${format}`).hidden = !match.formats.includes(format);
  }
}
