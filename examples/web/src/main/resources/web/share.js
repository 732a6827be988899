// The dialog with which a position or a game is taken elsewhere: a link, pictures, and texts.

import * as api from "./api.js";
import { attempt } from "./actions.js";
import { frameLine, linkTo, packed } from "./board/record.js";
import { byId } from "./dom.js";
import { save, toPng } from "./files.js";
import { copyBlock } from "./link.js";
import { fileName } from "./words.js";

/** The width of a PNG in pixels. */
const PNG_WIDTH = 1200;

/** Sets up the dialog for a match or a record that a table shows. */
export function prepareShare(source, table) {
  byId("share").addEventListener("click", () => {
    const { position } = table.state;
    byId("share-texts").replaceChildren(
      copyBlock("share-link", "Link to this position", ""),
      copyBlock("share-frame", "A line that shows the game in another page", ""),
      copyBlock("share-position", "The position in one line", position.text),
      copyBlock("share-diagram", "The position as a diagram", position.diagram),
    );
    byId("share-dialog").showModal();
    attempt("share-message", async () => {
      const shared = await sharedOf(source, table);
      const framed = await linkTo("embed.html", shared.text, Number.parseInt(shared.place, 10)); // Of the main line.
      byId("share-link").value = await linkOf(source, shared);
      byId("share-frame").value = frameLine(framed, table.state.match.title);
    });
  });
  const on = (id, action) =>
    byId(id).addEventListener("click", () => {
      byId("share-message").textContent = "…";
      attempt("share-message", async () => {
        await action();
        return "Saved";
      });
    });
  on("save-svg", async () => {
    const { svg, name } = await drawn(source, table);
    save(`${name}.svg`, svg, "image/svg+xml");
  });
  on("save-png", async () => {
    const { svg, name } = await drawn(source, table);
    save(`${name}.png`, await toPng(svg, PNG_WIDTH));
  });
  on("save-animation", async () => {
    const { text, name } = await sharedOf(source, table);
    save(`${name}.svg`, await api.animation(text), "image/svg+xml");
  });
}

/** Returns the record of what the table shows, the moves up to the position, and a name for files. */
async function sharedOf(source, table) {
  const { match, ply } = table.state;
  if (source.analyzes) {
    return { ...source.shared, name: source.fileName };
  }
  const text = await source.record("brg");
  const name = fileName(match.game, (await api.show(text, 1, "0")).record.tags);
  return { game: match.game, options: match.options, text, place: String(ply), moves: match.moves.slice(0, ply), name };
}

async function drawn(source, table) {
  const { game, options, text, moves, name } = await sharedOf(source, table);
  const setup = source.analyzes ? source.setup : (await api.show(text, 1, "0")).verdict.setup;
  const palette = matchMedia("(prefers-color-scheme: dark)").matches ? "DARK" : "LIGHT";
  return { svg: await api.picture(game, options, setup, moves, palette), name: `${name}-${moves.length}` };
}

/** Returns a link that opens a position anywhere: of a record on the shelf, or with the record in the link. */
function linkOf(source, { text, place }) {
  const address = new URL(location.href);
  if (address.searchParams.has("shelf")) {
    address.searchParams.set("ply", place);
    return address.href;
  }
  return packedAddress(text, place);
}

/** Returns the URL of a page that shows a record at a place. */
export async function packedAddress(record, place) {
  const address = new URL(location.pathname, location.origin);
  address.search = `?ply=${place}`;
  address.hash = `game=${await packed(record)}`;
  return address.href;
}
