// Records in the fragment of the URL of this page, which browsers do not send to servers.

import { packed, unpacked } from "./board/record.js";

const NAME = "game";

/** Returns the record in the fragment of the URL of this page, if there is one. */
export async function linked() {
  const text = new URLSearchParams(location.hash.slice(1)).get(NAME);
  return text ? unpacked(text) : undefined;
}

/** Returns the URL of a page that shows a record at a place. */
export async function packedAddress(record, place) {
  const address = new URL(location.pathname, location.origin);
  address.search = `?ply=${place}`;
  address.hash = `${NAME}=${await packed(record)}`;
  return address.href;
}
