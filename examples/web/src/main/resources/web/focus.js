// Keeps the keyboard focus where people left it when parts of the page are replaced.

/** The buttons that are disabled together with what they do, and the buttons for the opposite. */
const OPPOSITE = {
  "to-first": "to-next",
  "to-previous": "to-next",
  "to-next": "to-previous",
  "to-last": "to-previous",
  "study-undo": "study-redo",
  "study-redo": "study-undo",
};

/**
 * Renders a part of the page. If the element with the focus is replaced, disabled or hidden, the focus goes to its
 * successor, to the button for the opposite, or otherwise where fallback() puts it. A focus in the list of moves
 * goes to the current move.
 */
export function keepFocus(render, fallback) {
  const before = document.activeElement;
  const wasInList = before?.closest("#moves");
  render();
  if (wasInList) {
    document.querySelector("#moves [tabindex='0']")?.focus();
  }
  if (before && before !== document.body && !isUsable(document.activeElement)) {
    (successor(before) ?? { focus: fallback }).focus();
  }
}

function successor(element) {
  const selector = selectorOf(element);
  return selector ? [...document.querySelectorAll(selector)].find(isUsable) : undefined;
}

function selectorOf({ id, dataset, name, value }) {
  if (id) {
    return `#${OPPOSITE[id] ?? id}`;
  }
  const data = ["move", "kind"].find((key) => dataset[key]);
  if (data) {
    return `[data-${data}="${CSS.escape(dataset[data])}"]`;
  }
  return name && `[name="${name}"][value="${CSS.escape(value)}"]`;
}

const isUsable = (element) =>
  element && element !== document.body && element.isConnected && !element.disabled && !element.closest("[hidden]");
