// Validates a Linage record that claims a wrong winner, prints the rule that a LOA move breaks, and plays the
// game of the record.

import { GameTypes, GameInProgress, Validator } from "boardrules";
import type { Game, GameVerdict, RulesError } from "boardrules";

const RECORD = `[Game "linage"]
[Options "width=3 height=3 opening=FIXED komi=0.5"]

1. b2 a2 2. pass pass 1-0
`;

function report(verdict: GameVerdict): void {
  console.log(`${verdict.legalPlies()} legal plies`);
  const { source, problems } = verdict.toMap();
  for (const { line, column, reason } of problems) {
    console.log(`${source}:${line}:${column} ${reason}`);
  }
}

function game(id: string, options = {}): Game {
  const type = GameTypes.find(id);
  if (type === null) {
    throw new Error(`There is no game ${id}`);
  }
  return type.game(options);
}

for (const verdict of Validator.installed().forServers().validate(RECORD, "upload.brg")) {
  report(verdict);
}

try {
  game("loa").start().play("b1-b4");
} catch (error) {
  const { code, cells } = error as RulesError;
  console.log(`${code} [${cells.join(", ")}]`);
}

let played = GameInProgress.of(game("linage", { width: 3, height: 3, opening: "FIXED", komi: 0.5 }));
for (const move of ["b2", "a2", "pass", "pass"]) {
  played = played.play(move);
}
console.log(`${played.position().outcome()?.winner} wins`);
const [verdict] = Validator.installed().validate(played.toRecord());
console.log(verdict?.isValid() ? "valid" : "invalid");
