// Texts of records in BRG, and in links.

/** The maximum number of bytes of a record in a link, because a short link can expand to any size. */
const MAX_BYTES = 10_000_000;

/** Returns a record without moves: of a game with options, an object or a text such as n=5, at a position. */
export function blankRecord(game, options = {}, position = undefined) {
  const pairs = Object.entries(options).map(([name, value]) => `${name}=${quoted(String(value))}`);
  const tags = { Game: game, Options: typeof options === "string" ? options : pairs.join(" "), Setup: position };
  const lines = Object.entries(tags).filter(([, value]) => value);
  return `${lines.map(([name, value]) => `[${name} "${escaped(value)}"]\n`).join("")}\n*\n`;
}

const escaped = (text) => text.replaceAll("\\", "\\\\").replaceAll('"', '\\"');

/** Returns the value of an option as the library writes it. */
const quoted = (value) => (value === "" || /[\s"\\]/.test(value) ? `"${escaped(value)}"` : value);

/** Returns a record for the fragment of a link: compressed, in Base64. */
export async function packed(record) {
  const stream = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Returns a link to an address with a record and a number of moves in its fragment. */
export async function linkTo(address, record, ply) {
  const link = new URL(address, location.href);
  link.hash = `game=${await packed(record)}&ply=${ply}`;
  return link.href;
}

/** Returns the line of HTML that shows a link in another page. */
export const frameLine = (link, title) =>
  `<iframe src="${link.replaceAll("&", "&amp;")}" width="480" height="560" title="${title}"></iframe>`;

/** Returns the record in the fragment of the URL of this page, which browsers do not send to servers, if there is one. */
export async function linked() {
  const text = new URLSearchParams(location.hash.slice(1)).get("game");
  if (!text) {
    return undefined;
  }
  let expanded;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    expanded = await bounded(stream);
  } catch {
    throw new Error("The link to this game is damaged");
  }
  if (!expanded) {
    throw new Error(`The link to this game expands to more than ${MAX_BYTES / 1_000_000} MB`);
  }
  return expanded.text();
}

/** Reads a stream to its end; returns undefined if it is too long. */
async function bounded(stream) {
  const reader = stream.getReader();
  const chunks = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > MAX_BYTES) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  return new Blob(chunks);
}
