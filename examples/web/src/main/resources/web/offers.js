// What players can do besides moving: resign, offer a draw, ask to take back moves, and play again.

import { confirmed } from "./dialogs.js";
import { byId, html } from "./dom.js";
import * as panel from "./panel.js";
import * as seats from "./seats.js";
import { own, pending, who } from "./telling.js";
import { sentence } from "./words.js";

/** Sets up the actions of a match. */
export function prepareOffers(source, table) {
  const send = async (what, json) => {
    const event = await source.act(what, json);
    if (event.type === "rematch") {
      playAgain(source, event.match);
    }
  };
  const act = (what, json) => table.act(() => send(what, json));
  byId("resign").addEventListener("click", async () => {
    const loser = own(source.match) ?? source.match.position.toMove;
    if (await confirmed(`Resign the game as ${who(source.match, loser)}?`, "Resign")) {
      await act("resignation", {});
    }
  });
  byId("offer-draw").addEventListener("click", async () => {
    if (own(source.match) || (await confirmed("End the game as a draw?", "Draw"))) {
      await act("offers", { kind: "DRAW" });
    }
  });
  const askBack = async () => {
    const to = await target(source, table);
    if (to === undefined) {
      panel.say("You have no move to take back", true);
    } else {
      await send("offers", { kind: "TAKE_BACK", to });
    }
  };
  byId("ask-back").addEventListener("click", () => table.act(askBack));
  byId("rematch").addEventListener("click", () => act("offers", { kind: "REMATCH" }));
  byId("next-match").addEventListener("click", () => playAgain(source, source.match.rematch));
  const show = () => showOffers(source.match, act);
  source.follow({
    changed: (match, { type }) => {
      show();
      if (type === "rematch" && own(match)) {
        playAgain(source, match.rematch);
      }
    },
  });
  show();
}

/**
 * Returns the number of moves to keep: those before the position that is shown, or those before the last move of this
 * player; undefined if there is none.
 */
async function target(source, table) {
  const { match, ply } = table.state;
  if (ply < match.version) {
    return ply;
  }
  for (let to = match.version - 1; to >= 0; to--) {
    if ((await source.position(to)).toMove === own(match)) {
      return to;
    }
  }
  return undefined;
}

/** Goes to the rematch, in which each player has the other side with the same token. */
function playAgain({ match, tokens }, id) {
  seats.keep(id, match.title, tokens);
  location.assign(`?match=${encodeURIComponent(id)}`);
}

function showOffers(match, act) {
  const { over } = match.position;
  const isPlayer = match.seats.length > 0;
  const isOne = own(match) !== undefined;
  const isMine = match.offer?.by === own(match);
  byId("resign").hidden = !isPlayer || over;
  byId("offer-draw").hidden = !isPlayer || over;
  byId("offer-draw").textContent = isOne ? "Offer a draw" : "Draw";
  byId("ask-back").hidden = !isOne || match.version === 0;
  byId("rematch").hidden = !isPlayer || !over || match.rematch !== undefined;
  byId("next-match").hidden = match.rematch === undefined;
  for (const id of ["offer-draw", "ask-back", "rematch"]) {
    byId(id).disabled = match.offer !== undefined;
  }
  showPending(match, isOne, isMine, act);
}

/** Shows the pending offer, with the answers that this player can give. */
function showPending(match, isOne, isMine, act) {
  const { offer } = match;
  const place = byId("offer");
  const key = offer ? [offer.kind, offer.by, offer.to, match.version].join(" ") : "";
  if (place.dataset.shown === key) {
    return;
  }
  place.dataset.shown = key;
  place.hidden = !offer;
  if (!offer) {
    place.replaceChildren();
    return;
  }
  const answer = (id, text, accept, className) =>
    html("button", { type: "button", id, class: className, onclick: () => act("answers", { kind: offer.kind, accept }) }, text);
  const answers = !isOne
    ? []
    : isMine
      ? [answer("withdraw", "Withdraw", false)]
      : [answer("accept", "Accept", true, "main"), answer("decline", "Decline", false)];
  place.replaceChildren(html("p", {}, sentence(pending(match))), html("div", { class: "tools" }, ...answers));
}
