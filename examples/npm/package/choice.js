// Whether WebAssembly is known to be safe in an engine.

/** A module with a block that catches exceptions, in the encoding that the package uses. */
const CATCHES = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 31, 64, 0, 11, 11]);

/** A module with a wrong type for a builtin of JavaScript strings: valid only where engines lack those builtins. */
const LACKS_BUILTINS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 23, 1, 14, 119, 97, 115, 109, 58, 106, 115, 45, 115, 116, 114, 105,
  110, 103, 4, 99, 97, 115, 116, 0, 0,
]);

/**
 * The first version of V8 that is safe. Version 12.4, that of Node 22, passes the tests above from Node 22.19 on, and
 * then spends minutes and gigabytes on optimizing the function that starts the module.
 */
const SAFE_V8 = [13, 6];

/** Returns why WebAssembly cannot run here; null if it can. */
export function obstacle() {
  const { WebAssembly, process } = globalThis;
  if (typeof WebAssembly !== "object") {
    return "this engine has no WebAssembly";
  }
  if (!WebAssembly.validate(CATCHES)) {
    return "this engine has no exceptions of WebAssembly that can be caught by reference (Node has them from 24.15 on)";
  }
  if (WebAssembly.validate(LACKS_BUILTINS, { builtins: ["js-string"] })) {
    return "this engine has no string builtins of WebAssembly";
  }
  const v8 = process?.versions?.v8;
  if (typeof v8 === "string") {
    const [major, minor] = v8.split(".").map(Number);
    if (!(major > SAFE_V8[0] || (major === SAFE_V8[0] && minor >= SAFE_V8[1]))) {
      return `V8 ${major}.${minor} needs minutes and gigabytes to optimize this module (V8 ${SAFE_V8.join(".")} does not)`;
    }
  }
  return null;
}
