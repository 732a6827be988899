// The same module, always in JavaScript.

export { GameTypes, GameInProgress, Validator, Picture } from "./lib/boardrules.js";

export const target = "javascript";
