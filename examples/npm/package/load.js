// Loads the package where a program wants it, for bundlers without top-level await and files in other places.

import { obstacle } from "./choice.js";

const USED = "JavaScript is used instead, which is ten to thirty times slower";

/** Loads WebAssembly where it is safe, and JavaScript elsewhere. */
export async function load(options = {}) {
  const { target, wasm, ...others } = options;
  if (Object.keys(others).length > 0 || ![undefined, "webassembly", "javascript"].includes(target)) {
    throw new TypeError(`load() takes a target, "webassembly" or "javascript", and the place of wasm, not ${JSON.stringify({ target, ...others })}`);
  }
  if (target === "webassembly") {
    return (await import("./instantiate.js")).instantiate(wasm);
  }
  let reason = target === "javascript" ? "it was asked for" : obstacle();
  if (reason === null) {
    try {
      return await (await import("./instantiate.js")).instantiate(wasm);
    } catch (error) {
      reason = `WebAssembly could not be loaded: ${error?.message ?? error}`;
      console.warn(`boardrules: ${reason}. ${USED}.`);
    }
  }
  const { GameTypes, GameInProgress, Validator, Picture, RulesError } = await import("./javascript.js");
  return { GameTypes, GameInProgress, Validator, Picture, RulesError, target: "javascript", reason };
}
