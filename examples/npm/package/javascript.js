// The same module, always in JavaScript.

export { GameTypes, PlayedGame, Validator, Picture } from "./lib/boardrules.js";

export const target = "javascript";
