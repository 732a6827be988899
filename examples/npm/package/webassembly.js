// The same module, always in WebAssembly. The import fails where WebAssembly has no garbage collection.

import { load } from "./lib/boardrules.wasm-runtime.js";

async function bytes() {
  const file = new URL("./lib/boardrules.wasm", import.meta.url);
  if (file.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return readFile(file);
  }
  const response = await fetch(file);
  if (!response.ok) {
    throw new Error(`${file} cannot be loaded: status ${response.status}`);
  }
  return response.arrayBuffer();
}

let instance;

/**
 * Wraps objects anew each time. The runtime would keep a weak reference to each wrapper, and an
 * engine frees no target of a new weak reference before the running script returns to its caller.
 */
function installImports({ teavmJso }) {
  const unwrap = teavmJso.unwrapJavaObject;
  teavmJso.javaObjectToJS = (object, type) => (object === null ? null : new type(object));
  teavmJso.wrapObject = (value) =>
    value === null ? null : (unwrap(Object(value)) ?? instance.exports["teavm.jso.createWrapper"](value));
}

const module = await load(await bytes(), { installImports });
instance = module.instance;

export const { GameTypes, GameInProgress, Validator, Picture } = module.exports;

export const target = "webassembly";
