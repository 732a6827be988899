// The module: WebAssembly where it runs with garbage collection, and JavaScript elsewhere.

/**
 * A module with a wrong type for a builtin of JavaScript strings: valid only where engines lack those
 * builtins. Engines that have them also have garbage collection. Node 22 lacks them, and would spend
 * minutes and gigabytes on optimizing the function that starts the module.
 */
const LACKS_BUILTINS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 23, 1, 14, 119, 97, 115, 109, 58, 106, 115, 45, 115, 116, 114, 105,
  110, 103, 4, 99, 97, 115, 116, 0, 0,
]);

async function implementation() {
  if (globalThis.WebAssembly?.validate(LACKS_BUILTINS, { builtins: ["js-string"] }) === false) {
    try {
      return await import("./webassembly.js");
    } catch {
      // A proxy, a content security policy or an old engine: JavaScript always works.
    }
  }
  return import("./javascript.js");
}

export const { GameTypes, GameInProgress, Validator, Picture, target } = await implementation();
