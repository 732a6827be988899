// What people do: one action after the other, and why one fails.

import { byId } from "./dom.js";
import { sentence } from "./words.js";

/** Runs an asynchronous function. The element with an id says why it fails, if it does, or what it returns. */
export async function attempt(id, action) {
  let said;
  try {
    said = await action();
  } catch (refusal) {
    said = refusal.message;
  }
  byId(id).textContent = said ? sentence(said) : "";
}

/** Runs at most one action at a time. However an action ends, the next one can begin. */
export class Actions {
  #current;
  #refuse;

  /** Calls refuse(failure) if an action fails. */
  constructor(refuse) {
    this.#refuse = refuse;
  }

  /** Runs an asynchronous function, unless another one is running. Returns whether it was run. */
  async run(action) {
    if (this.#current) {
      return false;
    }
    this.#current = action;
    try {
      await action();
    } catch (failure) {
      await this.#refuse(failure);
    } finally {
      if (this.#current === action) {
        this.#current = undefined;
      }
    }
    return true;
  }

  /** Lets the next action begin, because the page shows what the current one did before its response arrives. */
  release() {
    this.#current = undefined;
  }
}
