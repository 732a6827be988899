// The dialog for a new game. Its form follows the specifications of the options.

import { Actions } from "./actions.js";
import * as api from "./api.js";
import { byId, html } from "./dom.js";
import { blankRecord } from "./board/record.js";
import * as seats from "./seats.js";
import * as storage from "./storage.js";
import { sentence, setting, title } from "./words.js";

/** The options that are shown first: what the board looks like. */
const FIRST = /\b(board|size|width|height)\b/i;

/** Sets up the dialog. Calls started(created, seat) with each new match, and opened(shown) with each new analysis. */
export function prepareNewGame(games, started, opened) {
  for (const label of document.querySelectorAll("#new-seats .apart")) {
    label.hidden = !api.invites;
  }
  const kind = byId("new-kind");
  kind.replaceChildren(...games.map((game) => html("option", { value: game.id }, game.title)));
  kind.addEventListener("change", () => {
    const { options } = games.find(({ id }) => id === kind.value);
    const first = options.filter(({ label }) => FIRST.test(label));
    const more = options.filter((option) => !first.includes(option));
    byId("new-size").replaceChildren(...first.map((option) => field(option, options)));
    byId("new-options").replaceChildren(...more.map((option) => field(option, options)));
    byId("new-more").hidden = more.length === 0;
    byId("new-more").open = false;
    describeSeats();
  });
  prepareSeats();
  const actions = new Actions((refusal) => {
    const { options } = games.find(({ id }) => id === kind.value);
    const labelOf = (whole, option) => options.find(({ name }) => name === option)?.label ?? whole;
    byId("new-refusal").textContent = sentence(refusal.message.replace(/^Option (\w+)/, labelOf));
  });
  byId("new-form").addEventListener("submit", (event) => {
    event.preventDefault();
    actions.run(async () => {
      await begin(event.target, started, opened);
      byId("new-dialog").close();
    });
  });
  // The browser cannot show what is wrong in a closed part of the form.
  byId("new-form").addEventListener("invalid", ({ target }) => target.closest("details")?.setAttribute("open", ""), true);
}

/** Begins what the form asks for. */
async function begin(form, started, opened) {
  const given = new FormData(form);
  const options = chosen(form);
  const seat = given.get("seat");
  if (seat === "analysis") {
    await opened(await api.show(blankRecord(given.get("game"), options)));
    return;
  }
  storage.needed();
  const name = seat === "both" ? "" : byId("new-name").value.trim();
  const created = await api.create(given.get("game"), options, name ? { [seat.toUpperCase()]: name } : undefined);
  if (name) {
    seats.keepName(name);
  }
  await started(created, seat);
}

/** Sets up the choice of a seat. The name is that of whoever plays against another browser. */
function prepareSeats() {
  byId("new-name").value = seats.name();
  byId("new-seats").addEventListener("change", ({ target }) => {
    if (target.name === "seat") {
      byId("new-name-field").hidden = !["first", "second"].includes(target.value);
    }
  });
  byId("new-form").addEventListener("change", ({ target }) => {
    if (target.name.startsWith("option.")) {
      describeSeats();
    }
  });
}

/** Says which side each player has, if the rules give them one. */
async function describeSeats() {
  const form = byId("new-form");
  const say = (sides) => {
    byId("seat-first").textContent = `${sides.FIRST ? `I play ${title(sides.FIRST)}` : "I play"} and begin; I invite the other player`;
    byId("seat-second").textContent = `${sides.SECOND ? `I play ${title(sides.SECOND)}` : "I play"}; the player whom I invite begins`;
  };
  const game = byId("new-kind").value;
  try {
    const { position } = await api.show(blankRecord(game, chosen(form)));
    if (game === byId("new-kind").value) {
      say(position.sides);
    }
  } catch {
    // The options are refused when the game is created.
    say({});
  }
}

/** Opens the dialog. The optional id preselects the game. */
export function askForGame(id) {
  const kind = byId("new-kind");
  kind.value = id ?? kind.value;
  kind.dispatchEvent(new Event("change"));
  byId("new-refusal").textContent = "";
  byId("new-dialog").showModal();
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
  for (const type of ["input", "change"]) {
    control.addEventListener(type, () => {
      control.dataset.changed = "yes";
      explain();
      fillImplied(option, control);
    });
  }
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
