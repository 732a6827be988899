// Judges the records of a folder, and prints one line of CSV for each game. Refuses games with more than 500 moves in
// the main line.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Validator } from "boardrules";

const folder = process.argv[2];
const validator = Validator.installed().withLimits({ PLIES: 500 });
for (const name of readdirSync(folder).sort()) {
  for (const verdict of validator.validate(readFileSync(join(folder, name)), name)) {
    const { First = "", Second = "" } = verdict.record().tags;
    const state = verdict.isValid() ? "valid" : verdict.summary();
    const line = [name, verdict.number(), state, First, Second, verdict.result().value, verdict.plies()];
    console.log(line.map((value) => `"${String(value).replaceAll('"', '""')}"`).join(","));
  }
}
