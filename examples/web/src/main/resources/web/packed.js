// Records in the fragment of a URL, which browsers do not send to servers: a compressed text in Base64.

const NAME = "game";

/** Returns the record in the fragment of the URL of this page, if there is one. */
export async function unpacked() {
  const packed = new URLSearchParams(location.hash.slice(1)).get(NAME);
  if (!packed) {
    return undefined;
  }
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await new Response(stream).text();
  } catch {
    throw new Error("The link to this game is damaged");
  }
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
