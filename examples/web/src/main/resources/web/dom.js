// Creates and finds elements.

export { html, svg } from "./board/dom.js";

/** Returns the element with an id. */
export const byId = (id) => document.getElementById(id);
