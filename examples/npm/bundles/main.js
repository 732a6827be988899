// Judges a record with the default entry, and reports what it found.

import { GameTypes, Validator, reason, target } from "boardrules";

const [verdict] = Validator.installed().validate('[Game "loa"] 1. b1-b3 h7-f7 2. b3-b6 *', "upload");
const judged = {
  target,
  reason,
  problem: verdict.problems()[0].reason,
  moves: GameTypes.find("loa").game().start().legalMoveCount(),
};
console.log(JSON.stringify(judged));
