// Loads WebAssembly, once.

import { load } from "./lib/boardrules.wasm-runtime.js";
import { obstacle } from "./choice.js";
import { RulesError, install, isBytes, support } from "./support.js";

const UNCLONEABLE = support.uncloneable("an object of boardrules: send its text, and parse that");

/** Returns the bytes of the module. Bundlers find the file by this form of its URL. */
async function bytes(place) {
  if (isBytes(place)) {
    return place;
  }
  const url =
    place === undefined ? new URL("./lib/boardrules.wasm", import.meta.url) : new URL(place.href ?? place, globalThis.location?.href ?? import.meta.url);
  // Without an import of a module of Node, which bundlers for browsers would refuse.
  const files = url.protocol === "file:" ? globalThis.process?.getBuiltinModule?.("node:fs") : undefined;
  if (files !== undefined) {
    return files.promises.readFile(url);
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} has the status ${response.status}`);
  }
  return response.arrayBuffer();
}

async function instantiated(place) {
  const reason = obstacle();
  if (reason !== null) {
    throw new Error(`WebAssembly cannot be used: ${reason}`);
  }
  let instance;

  /**
   * Wraps objects anew each time. The runtime would keep a weak reference to each wrapper, and an
   * engine frees no target of a new weak reference before the running script returns to its caller.
   */
  function installImports({ teavmJso }) {
    const unwrap = teavmJso.unwrapJavaObject;
    teavmJso.javaObjectToJS = (object, type) => {
      if (object === null) {
        return null;
      }
      const wrapper = new type(object);
      wrapper.uncloneable = UNCLONEABLE;
      return wrapper;
    };
    teavmJso.wrapObject = (value) =>
      value === null ? null : (unwrap(Object(value)) ?? instance.exports["teavm.jso.createWrapper"](value));
  }

  const module = await load(await bytes(place), { installImports });
  instance = module.instance;
  const { GameTypes, GameInProgress, Validator, Picture, Support } = module.exports;
  install({ Support, Validator });
  return { GameTypes, GameInProgress, Validator, Picture, RulesError, target: "webassembly", reason: null };
}

let loading;

/**
 * Returns the module. Every call returns the same one, unless it could not be loaded.
 *
 * @param place the URL of the file `lib/boardrules.wasm`, or its bytes; by default, beside this module
 */
export function instantiate(place) {
  loading ??= instantiated(place).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
