// What the page shows about a match besides the game: names, offers, links, the connection and signals.

import { byId } from "./dom.js";
import { prepareConnection } from "./connection.js";
import { prepareLinks } from "./invite.js";
import { prepareOffers } from "./offers.js";
import { prepareSignals } from "./signals.js";

/** Sets up all of it. */
export function prepareMatch(source, table) {
  byId("deeds").hidden = false;
  prepareConnection(source);
  prepareOffers(source, table);
  prepareLinks(source, table);
  prepareSignals(source);
}
