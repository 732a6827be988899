// The dialogs for new games and for records. The form of a game follows its option descriptions.

import * as api from "./api.js";
import { byId, html } from "./dom.js";
import { ending, sentence, setting } from "./words.js";

/**
 * Sets up both dialogs. Calls started(created, seat) with each new match and opened(record) with
 * the text of each opened record.
 */
export function prepare(games, started, opened) {
  for (const button of document.querySelectorAll("[data-close]")) {
    button.addEventListener("click", () => button.closest("dialog").close());
  }
  prepareNewGame(games, started);
  prepareRecords(opened);
}

/** Opens the dialog for a new game. The optional id preselects the game. */
export function askForGame(id) {
  const kind = byId("new-kind");
  kind.value = id ?? kind.value;
  kind.dispatchEvent(new Event("change"));
  byId("new-refusal").textContent = "";
  byId("new-dialog").showModal();
}

/** Opens the dialog for records. */
export function askForRecord() {
  byId("record-refusal").textContent = "";
  byId("record-findings").replaceChildren();
  byId("record-dialog").showModal();
}

function prepareNewGame(games, started) {
  byId("new-seats").hidden = !api.invites;
  const kind = byId("new-kind");
  kind.replaceChildren(...games.map((game) => html("option", { value: game.id }, game.title)));
  kind.addEventListener("change", () => {
    const game = games.find(({ id }) => id === kind.value);
    byId("new-options").replaceChildren(...game.options.map((option) => field(option, game.options)));
  });
  byId("new-form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const given = new FormData(event.target);
    try {
      const created = await api.create(given.get("game"), chosen(event.target));
      byId("new-dialog").close();
      started(created, given.get("seat"));
    } catch (refusal) {
      byId("new-refusal").textContent = sentence(refusal.message);
    }
  });
}

/** Returns the options that the person has changed; a preset may set the others. */
function chosen(form) {
  const fields = [...form.elements].filter(({ dataset, value }) => dataset.changed && value.trim() !== "");
  return Object.fromEntries(fields.map(({ name, value }) => [name.slice("option.".length), value.trim()]));
}

/** Returns the field of an option. The hint below it explains the option and the chosen value. */
function field(option, all) {
  const id = `hint-${option.name}`;
  const control = input(option, { name: `option.${option.name}`, "aria-describedby": id });
  const hint = html("small", { id });
  const explain = () => {
    hint.textContent = explanation(option, control.value, all);
  };
  control.value = option.default;
  control.dataset.default = option.default;
  explain();
  control.addEventListener("implied", explain);
  control.addEventListener("input", () => {
    control.dataset.changed = "yes";
    explain();
    fillImplied(option, control);
  });
  return html("div", { class: "field" }, html("label", {}, option.label, " ", control), ...suggestions(option), hint);
}

function explanation(option, value, all) {
  const chosen = option.values.find(({ name }) => name === value.trim());
  const form = option.kind === "text" ? ` In the form: ${option.expected}.` : "";
  if (!chosen) {
    return option.description + form;
  }
  const implied = Object.entries(chosen.implied).map(([name, text]) => setting(all, name, text));
  const follows = implied.length ? ` Implies ${implied.join("; ")}.` : "";
  return `${option.description}${form} ${chosen.label}: ${chosen.description}${follows}`;
}

/** Shows what a value implies in the fields that the person has not changed. */
function fillImplied(option, control) {
  const names = new Set(option.values.flatMap(({ implied }) => Object.keys(implied)));
  const implied = option.values.find(({ name }) => name === control.value)?.implied ?? {};
  for (const field of control.form.elements) {
    const name = field.name.replace(/^option\./, "");
    if (names.has(name) && !field.dataset.changed) {
      field.value = implied[name] ?? field.dataset.default;
      field.dispatchEvent(new Event("implied"));
    }
  }
}

/** Returns the list of values that a text field suggests. */
function suggestions(option) {
  return option.kind === "text" && option.values.length
    ? [html("datalist", { id: `values-${option.name}` }, ...option.values.map(({ name, label }) => html("option", { value: name }, label)))]
    : [];
}

function input(option, attributes) {
  switch (option.kind) {
    case "choice":
      return select(option.values, attributes);
    case "flag":
      return select([{ name: "true", label: "Yes" }, { name: "false", label: "No" }], attributes);
    case "integer":
      return html("input", { ...attributes, type: "number", min: option.min, max: option.max, step: option.step });
    default:
      return html("input", { ...attributes, list: `values-${option.name}`, autocomplete: "off", spellcheck: "false" });
  }
}

function select(values, attributes) {
  return html("select", attributes, ...values.map(({ name, label }) => html("option", { value: name }, label)));
}

function prepareRecords(opened) {
  const text = byId("record-text");
  byId("record-file").addEventListener("change", async (event) => {
    const [file] = event.target.files;
    if (file) {
      text.value = await file.text();
    }
  });
  byId("record-check").addEventListener("click", () =>
    tryRecord(async () => {
      const report = await api.check(text.value);
      const findings = report.games.map(finding);
      if (report.stopped) {
        findings.push(html("li", {}, sentence(report.stopped.message)));
      }
      byId("record-findings").replaceChildren(...findings);
    }),
  );
  byId("record-form").addEventListener("submit", (event) => {
    event.preventDefault();
    tryRecord(async () => {
      const shown = await api.show(text.value, Number(byId("record-number").value));
      byId("record-dialog").close();
      opened(shown.records.brg);
    });
  });
}

async function tryRecord(action) {
  byId("record-refusal").textContent = "";
  byId("record-findings").replaceChildren();
  try {
    await action();
  } catch (refusal) {
    const { line, column } = refusal.error ?? {};
    const place = line ? ` (line ${line}${column ? `, column ${column}` : ""})` : "";
    byId("record-refusal").textContent = sentence(refusal.message + place);
  }
}

function finding(game) {
  const problems = game.problems.map(({ line, column, message }) =>
    html("li", {}, sentence(line ? `Line ${line}, column ${column}: ${message}` : message)),
  );
  const summary = [
    `Game ${game.number}: ${game.valid ? "valid" : "invalid"}`,
    `${game.legalPlies} ${game.legalPlies === 1 ? "move" : "moves"}`,
    ...ending(game),
  ].join(", ");
  return html("li", {}, sentence(summary), problems.length > 0 ? html("ul", {}, ...problems) : undefined);
}
