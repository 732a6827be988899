// The same module, always in JavaScript.

import { GameInProgress, GameTypes, Picture, Support, Validator } from "./lib/boardrules.js";
import { RulesError, support } from "./support.js";

Support.install(support);

export { GameInProgress, GameTypes, Picture, RulesError, Validator };

export const target = "javascript";

export const reason = "it was asked for";
