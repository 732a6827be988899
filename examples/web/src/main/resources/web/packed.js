// Records in the fragment of a URL, which browsers do not send to servers: a compressed text in Base64.

const NAME = "game";

/** The maximum number of bytes of a record, because a short link can expand to any size. */
const MAX_BYTES = 10_000_000;

/** Returns the record in the fragment of the URL of this page, if there is one. */
export async function unpacked() {
  const packed = new URLSearchParams(location.hash.slice(1)).get(NAME);
  if (!packed) {
    return undefined;
  }
  let expanded;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
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

/** Returns the URL of a page that shows a record at a place. */
export async function packedAddress(record, place) {
  const stream = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const address = new URL(location.pathname, location.origin);
  address.search = `?ply=${place}`;
  address.hash = `${NAME}=${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
  return address.href;
}
