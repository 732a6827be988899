// Keeps the keyboard focus where people left it when parts of the page are replaced.

/**
 * Renders a part of a document or shadow root. If the element with the focus is replaced, disabled or hidden, the focus
 * goes to its successor, to the button for the opposite that its data-opposite names, or otherwise where fallback()
 * puts it. A focus in a list with an id goes to its current entry.
 */
export function keepFocus(root, render, fallback) {
  const before = root.activeElement;
  const list = before?.closest("ol[id]")?.id;
  render();
  if (list) {
    root.querySelector(`#${list} [tabindex='0']`)?.focus();
  }
  if (before && before !== root.body && !isUsable(root.activeElement, root)) {
    (successor(before, root) ?? { focus: fallback }).focus();
  }
}

function successor(element, root) {
  const selector = selectorOf(element);
  return selector ? [...root.querySelectorAll(selector)].find((each) => isUsable(each, root)) : undefined;
}

function selectorOf({ id, dataset, name, value }) {
  if (id) {
    return `#${dataset.opposite ?? id}`;
  }
  const data = ["move", "kind"].find((key) => dataset[key]);
  if (data) {
    return `[data-${data}="${CSS.escape(dataset[data])}"]`;
  }
  return name && `[name="${name}"][value="${CSS.escape(value)}"]`;
}

const isUsable = (element, root) =>
  element && element !== root.body && element.isConnected && !element.disabled && !element.closest("[hidden]");
