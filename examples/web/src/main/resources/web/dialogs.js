// Dialogs that are made for one answer.

import { html } from "./dom.js";

/**
 * Shows a dialog until a button closes it. Its id and those of its parts begin with a name. The buttons have a value
 * each, and a text. Returns the value of the pressed one; "" if there was none.
 */
export function showDialog(name, title, content, buttons = [["", "Close"]]) {
  const last = buttons.length - 1;
  const press = buttons.map(([value, text], at) => html("button", { id: value ? `${name}-${value}` : null, class: at === last && "main", value }, text));
  const dialog = html(
    "dialog",
    { id: `${name}-dialog`, "aria-labelledby": `${name}-title` },
    html(
      "form",
      { method: "dialog" },
      html("h2", { id: `${name}-title` }, title),
      content.length > 0 && html("div", { id: `${name}-text`, class: "text", tabindex: "0" }, ...content),
      html("menu", {}, ...press),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
}

/** Asks a question. Returns whether the answer was pressed. */
export const confirmed = async (question, answer) => (await showDialog("ask", question, [], [["", "Cancel"], ["yes", answer]])) === "yes";
