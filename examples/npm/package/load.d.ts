/**
 * Loads the package when a program wants it: for bundlers without top-level await, and to say where
 * the file of WebAssembly is.
 *
 * @packageDocumentation
 */

import type * as boardrules from "./index.js";

/** What `import "boardrules"` has. */
export type Boardrules = Pick<
  typeof boardrules,
  "GameTypes" | "GameInProgress" | "Validator" | "Picture" | "RulesError" | "target" | "reason"
>;

export interface LoadOptions {
  /** What to load; by default WebAssembly where it is known to be safe, and JavaScript elsewhere. */
  readonly target?: "webassembly" | "javascript";
  /** The URL of `lib/boardrules.wasm`, or its bytes; by default beside the module that loads it. */
  readonly wasm?: string | { readonly href: string } | ArrayBuffer | Uint8Array;
}

/**
 * Loads the package. Every call returns the same objects.
 *
 * Where WebAssembly should work but cannot be loaded, JavaScript is used instead. Then `reason` says
 * why, and a warning is written to the console.
 *
 * @throws {Error} if `target` is `"webassembly"` and WebAssembly cannot be loaded
 */
export function load(options?: LoadOptions): Promise<Boardrules>;
