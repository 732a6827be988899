// How people get into a match: the invitation of the other player, the links of the players and for watchers, and
// the page of whoever opens one.

import { attempt } from "./actions.js";
import * as api from "./api.js";
import { byId, html } from "./dom.js";
import { linkBlock } from "./link.js";
import * as seats from "./seats.js";
import * as storage from "./storage.js";
import { opponent, own, who } from "./telling.js";

const UNUSABLE = {
  FORBIDDEN: "This invitation is not valid for this game",
  KEY_USED: "Somebody has used this invitation already",
};

/** Makes a key with which somebody can take the seat of a player once. */
const keyFor = (id, player, tokens) => api.act(id, "keys", { player }, tokens).then(({ key }) => key);

/** Makes the invitation of the other player, whose token this browser has, and stores it. */
export async function invite(id, player) {
  seats.keep(id, "", [], { key: await keyFor(id, player, [seats.spare(id)]) });
}

const invitation = (match, player, key) => seats.address(match.id, { watch: match.watcher, player, key });

/** Sets up the invitation and the links of a match. */
export function prepareLinks(source, table) {
  const { id, match } = source;
  showInvitation(source);
  if (own(match) && seats.spare(id) && !seats.key(id)) {
    table.act(async () => {
      await invite(id, opponent(own(match)));
      showInvitation(source);
    });
  }
  source.follow({
    changed: (match, { type, player }) => {
      if (type === "seat" && player !== own(match)) {
        seats.keep(source.id, "", [], { spare: undefined, key: undefined });
      }
      showInvitation(source);
    },
  });
  byId("links").hidden = source.match.seats.length === 0;
  byId("links").addEventListener("click", () => showLinks(source));
  byId("name-form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const name = byId("own-name").value.trim();
    await attempt("links-message", async () => {
      await source.act("players", { name });
      seats.keepName(name);
      return "Saved";
    });
  });
}

function showInvitation({ id, match }) {
  const key = seats.key(id);
  const player = opponent(own(match));
  const isOpen = key !== undefined && own(match) !== undefined;
  byId("invite").hidden = !isOpen;
  if (isOpen && byId("invitation") === null) {
    const label = `Send this link to the other player, ${who(match, player)}. It works once`;
    byId("invite").replaceChildren(linkBlock("invitation", label, invitation(match, player, key)));
  }
}

function showLinks(source) {
  const { match } = source;
  const me = own(match);
  byId("links-message").textContent = "";
  byId("own-name").value = match.players?.[me] ?? "";
  byId("name-form").hidden = me === undefined;
  const blocks = [linkBlock("watch-link", "Link for people who only watch", seats.address(match.id, { watch: match.watcher }))];
  if (me) {
    const place = html("div");
    const make = () =>
      attempt("links-message", async () => {
        const link = invitation(match, me, await keyFor(match.id, me, source.tokens));
        place.replaceChildren(linkBlock("own-link", "Open this link on the other device. It works once, and ends the game here", link));
      });
    place.append(html("button", { type: "button", id: "move-seat", onclick: make }, "Go on with another device"));
    blocks.push(place);
  }
  byId("links-list").replaceChildren(...blocks);
  byId("links-dialog").showModal();
}

/**
 * Stores the token for watchers of the link with which the page was opened, unless this browser has a better one, and
 * removes the link from the URL if this browser stores tokens. Returns what is to be done when the match is shown: an
 * invitation to accept, or a reason why there is none.
 */
export async function arrive(id) {
  const arrival = seats.arrival();
  if (!arrival) {
    return {};
  }
  if (storage.lasts) {
    history.replaceState(null, "", location.pathname + location.search);
  }
  const { key, watch, player } = arrival;
  if (key && seats.spare(id)) {
    return { reason: "This invitation is for the other player. Send it to them" };
  }
  if (watch && seats.tokens(id).length === 0) {
    try {
      const { title } = await api.match(id, [watch]);
      seats.keep(id, title, [watch]);
    } catch (refusal) {
      if (refusal.status !== 403) {
        throw refusal;
      }
      return { reason: "This link is not valid for this game" };
    }
  }
  return { key, player, watch };
}

/**
 * Asks whoever has opened an invitation for a name, and takes the seat. Does not ask if the invitation works no more:
 * a token that the match has already takes no seat, but shows that the key could.
 */
export async function askToJoin(source, { key, player, watch }) {
  const { id, match } = source;
  if (player === own(match)) {
    return;
  }
  try {
    await takeSeat(id, key, watch);
  } catch (refusal) {
    if (UNUSABLE[refusal.code]) {
      throw refusal;
    }
  }
  byId("join").hidden = false;
  byId("join-title").textContent = `Play as ${who(match, player)}`;
  byId("join-name").value = match.players?.[player] ?? seats.name();
  // The same one again after a lost response.
  const token = seats.token();
  byId("join-form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const name = byId("join-name").value.trim();
    await attempt("join-refusal", async () => {
      storage.needed();
      await takeSeat(id, key, token, name);
      seats.take(id, token);
      seats.keepName(name);
      location.reload();
    });
  });
}

async function takeSeat(id, key, token, name) {
  try {
    await api.act(id, "seats", { key, token, ...(name && { name }) }, []);
  } catch (refusal) {
    refusal.message = UNUSABLE[refusal.code] ?? refusal.message;
    throw refusal;
  }
}
