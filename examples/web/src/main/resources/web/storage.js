// What this browser keeps: the storage of the browser, or one that lasts as long as the page where that is forbidden.

class Passing {
  #texts = new Map();

  get keys() {
    return [...this.#texts.keys()];
  }

  get(key) {
    return this.#texts.get(key) ?? null;
  }

  set(key, text) {
    this.#texts.set(key, text);
  }

  drop(key) {
    this.#texts.delete(key);
  }
}

class Lasting {
  #storage;

  constructor(storage) {
    this.#storage = storage;
  }

  get keys() {
    return Object.keys(this.#storage);
  }

  get(key) {
    return this.#storage.getItem(key);
  }

  /** Stores a text, or throws if there is no space left for it. */
  set(key, text) {
    this.#storage.setItem(key, text);
  }

  drop(key) {
    this.#storage.removeItem(key);
  }
}

function open(name) {
  try {
    const storage = globalThis[name];
    storage.getItem(""); // Some browsers have null instead.
    return new Lasting(storage);
  } catch {
    return new Passing();
  }
}

/** What all pages of this browser share. */
export const browser = open("localStorage");

/** What belongs to this tab. */
export const tab = open("sessionStorage");

/** Whether another page finds what this one stores. */
export const lasts = browser instanceof Lasting && tab instanceof Lasting;

/** Throws if a match would be lost with this page. */
export function needed() {
  if (!lasts) {
    throw new Error("This browser does not let the page store anything, and would lose the match. Moves can be tried in an analysis");
  }
}
