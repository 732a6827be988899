// What this browser keeps: the storage of the browser, or one that lasts as long as the page where that is forbidden.

class Passing {
  getItem(key) {
    return this[key] ?? null;
  }

  setItem(key, text) {
    this[key] = text;
  }

  removeItem(key) {
    delete this[key];
  }
}

class Kept {
  #storage;

  constructor(name) {
    try {
      this.#storage = globalThis[name];
      this.#storage.getItem(""); // Some browsers have null instead.
    } catch {
      this.#storage = new Passing();
    }
  }

  get lasts() {
    return !(this.#storage instanceof Passing);
  }

  get keys() {
    return Object.keys(this.#storage);
  }

  get(key) {
    return this.#storage.getItem(key);
  }

  /** Returns a value that is stored as JSON, or another one if there is none. */
  read(key, otherwise) {
    try {
      return JSON.parse(this.get(key)) ?? otherwise;
    } catch {
      return otherwise;
    }
  }

  /** Stores a text, or throws if there is no space left for it. */
  set(key, text) {
    this.#storage.setItem(key, text);
  }

  /** Stores a text that the page can do without, if there is space left for it. Returns whether there was. */
  offer(key, text) {
    try {
      this.set(key, text);
      return true;
    } catch {
      return false;
    }
  }

  drop(key) {
    this.#storage.removeItem(key);
  }
}

/** What all pages of this browser share. */
export const browser = new Kept("localStorage");

/** What belongs to this tab. */
export const tab = new Kept("sessionStorage");

/** Whether another page finds what this one stores. */
export const lasts = browser.lasts && tab.lasts;

/** Throws if a match would be lost with this page. */
export function needed() {
  if (!lasts) {
    throw new Error("This browser does not let the page store anything, and would lose the match. Moves can be tried in an analysis");
  }
}
