// The same module, always in WebAssembly. The import fails with a sentence where WebAssembly is not known to be safe.

import { instantiate } from "./instantiate.js";

export { RulesError } from "./support.js";

export const { GameTypes, GameInProgress, Validator, Picture, target, reason } = await instantiate();
