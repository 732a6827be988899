// Judges a record with the entry that needs no top-level await; the page or the process says where the file is.

import { load } from "boardrules/load";

load({ wasm: globalThis.wasm }).then(({ GameTypes, Validator, reason, target }) => {
  const [verdict] = Validator.installed().validate('[Game "loa"] 1. b1-b3 h7-f7 2. b3-b6 *', "upload");
  const judged = {
    target,
    reason,
    problem: verdict.problems()[0].reason,
    moves: GameTypes.find("loa").game().start().legalMoveCount(),
  };
  console.log(JSON.stringify(judged));
});
