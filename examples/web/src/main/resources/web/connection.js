// Whether the server is there, and who else.

import { byId } from "./dom.js";
import * as seats from "./seats.js";
import { opponent, own, who } from "./telling.js";
import { sentence } from "./words.js";

/** The time after which a lost connection is reported: most of them are back at once. */
const GRACE = 1_500;

/** The time for which the page says that the connection is back. */
const BACK = 6_000;

const LOST = "Connection lost. The page tries to connect again";
const BACK_TEXT = "The connection is back. Nothing was missed";

/** Sets up the lines on the connection and on who is present. */
export function prepareConnection(source) {
  let present;
  let timer;
  const line = byId("connection");
  const say = (text, isBad) => {
    clearTimeout(timer);
    timer = undefined;
    line.textContent = text && sentence(text);
    line.hidden = !text;
    line.classList.toggle("refusal", isBad);
  };
  const showPresence = () => {
    byId("presence").textContent = present ? described(source.match, present) : "";
  };
  source.follow({
    changed: showPresence,
    presence: (event) => {
      present = event;
      showPresence();
    },
    connection: (state, refusal) => {
      if (state === "open") {
        const wasLost = line.classList.contains("refusal");
        say(wasLost ? BACK_TEXT : "", false);
        timer = wasLost ? setTimeout(() => say("", false), BACK) : undefined;
        return;
      }
      present = undefined;
      showPresence();
      if (state === "deleted") {
        end();
        say("This game was deleted", true);
      } else if (state === "refused" && (refusal.status === 401 || refusal.status === 403)) {
        end();
        say("Somebody goes on with your seat on another device. Here, the game has ended", true);
      } else if (state === "refused") {
        say(refusal.message, true);
      } else if (!line.classList.contains("refusal")) {
        line.hidden || say("", false);
        timer ??= setTimeout(() => say(LOST, true), GRACE);
      }
    },
  });
}

/** Disables what the server would refuse. */
function end() {
  for (const id of ["actions", "deeds", "offer", "invite", "links", "delete"]) {
    byId(id).inert = true;
  }
}

function described(match, { players, watchers }) {
  const me = own(match);
  const parts = [];
  if (me) {
    const other = opponent(me);
    const isInvited = seats.key(match.id) !== undefined;
    parts.push(`${who(match, other)} ${players.includes(other) ? "is here" : isInvited ? "has not joined yet" : "is away"}`);
  }
  if (match.seats.length === 0) {
    parts.push(`You are watching. ${players.length === 2 ? "Both players are" : players.length === 1 ? "One player is" : "Nobody of the players is"} here`);
  }
  const others = watchers - (match.seats.length === 0 ? 1 : 0);
  if (others > 0) {
    parts.push(others === 1 ? "1 person watches" : `${others} people watch`);
  }
  return parts.map(sentence).join(" ");
}
