// The module: WebAssembly where it is known to be safe, and JavaScript elsewhere.

import { load } from "./load.js";

export { RulesError } from "./support.js";

export const { GameTypes, GameInProgress, Validator, Picture, target, reason } = await load();
