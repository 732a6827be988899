// The types compile in projects that have neither the types of browsers nor those of Node.

import { GameTypes, Validator } from "../../target/package/index.js";
import { load } from "../../target/package/load.js";

const loaded: typeof GameTypes = (await load({ wasm: { href: "file:///boardrules.wasm" } })).GameTypes;
for (const verdict of Validator.installed().validate(new Uint8Array())) {
  const valid: boolean = verdict.isValid() && loaded.all().length > 0;
  void valid;
}
