// Analysis beside a match: moves are tried without being sent, while the match goes on.

import * as api from "./api.js";
import { byId } from "./dom.js";
import { prepareRecord } from "./record-panel.js";
import { Study } from "./study.js";

/** Makes a button begin and end the analysis of a match. */
export function prepareTrial(source, table, button) {
  let study;
  let isPrepared = false;
  const begin = async () => {
    const place = String(table.state.ply);
    study = new Study(await api.show(await source.record("brg"), 1, place), () => {});
    if (!isPrepared) {
      isPrepared = true;
      // The tools serve one study after the other.
      prepareRecord({
        change: (change) => study.change(change),
        undo: () => study.undo(),
        redo: () => study.redo(),
        say: (text) => study.say(text),
      });
    }
    await table.leave(study, place);
    show(true);
    table.say("Try moves here. They are not sent");
  };
  const end = () => {
    show(false);
    table.comeBack();
  };
  const show = (isTrial) => {
    document.body.classList.toggle("studied", isTrial);
    document.body.classList.toggle("trial", isTrial);
    for (const id of ["analysis", "about"]) {
      byId(id).hidden = !isTrial;
    }
    if (!isTrial) {
      byId("game-comment").hidden = true;
      byId("problems").hidden = true;
    }
    button.textContent = isTrial ? "Back to the match" : "Analyze";
  };
  button.addEventListener("click", () => (table.isAway ? end() : table.act(begin)));
  byId("news").addEventListener("click", () => {
    if (table.isAway) {
      end();
    }
  });
}
