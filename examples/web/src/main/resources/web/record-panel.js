// What the panel shows about a record: who played, how it ended, its problems, and the tools of analysis.

import { attempt } from "./actions.js";
import * as api from "./api.js";
import { byId, html } from "./dom.js";
import { isMain, way } from "./tree.js";
import { ending, glyph, isolated, players, sentence } from "./words.js";

/** The glyphs that can be chosen, with their meaning. */
const GLYPHS = new Map([
  [1, "good move"],
  [2, "mistake"],
  [3, "excellent move"],
  [4, "blunder"],
  [5, "interesting move"],
  [6, "doubtful move"],
]);

/** The tags that the heading shows itself, or that say nothing to people. */
const SHOWN = new Set(["First", "Second", "Event", "Date", "Termination"]);

/** Sets up the tools of analysis, once. */
export function prepareRecord(study) {
  document.body.classList.add("studied");
  byId("analysis").hidden = false;
  byId("glyph").replaceChildren(
    html("option", { value: "" }, "none"),
    ...[...GLYPHS].map(([nag, name]) => html("option", { value: nag }, `${glyph(nag)} ${name}`)),
  );
  const on = (id, type, action) => byId(id).addEventListener(type, action);
  on("comment", "change", ({ target }) =>
    study.change(target.dataset.start ? { describe: { comment: target.value } } : { annotate: { commentAfter: target.value } }),
  );
  on("glyph", "change", ({ target }) => study.change({ annotate: { nags: target.value ? [Number(target.value)] : [] } }));
  on("promote", "click", () => study.change({ promote: true }));
  on("make-main", "click", () => study.change({ main: true }));
  on("delete-move", "click", () => study.change({ delete: true }));
  on("study-undo", "click", () => study.undo());
  on("study-redo", "click", () => study.redo());
  on("merge", "click", () => byId("merge-file").click());
  on("merge-file", "change", async ({ target }) => {
    const [file] = target.files;
    target.value = "";
    if (file) {
      await merge(study, file);
    }
  });
}

const merge = (study, file) =>
  attempt("message", async () => {
    const { records } = await api.show(new Uint8Array(await file.arrayBuffer()), 1, undefined, file.name);
    await study.change({ merge: records.brg });
    return byId("message").textContent;
  });

/** Shows a record, and the tools for the current move. */
export function showRecord(study, shown, tree, node) {
  showAbout(shown);
  showProblems(study, shown.verdict, tree);
  const isStart = node === tree.start;
  showComment(isStart ? shown.record.comment : node.commentAfter, node);
  byId("comment").dataset.start = isStart ? "yes" : "";
  byId("comment-label").textContent = isStart ? "Comment on the game" : `Comment on ${node.text}`;
  byId("glyph").value = isStart ? "" : (node.nags.find((nag) => GLYPHS.has(nag)) ?? "");
  byId("glyph").disabled = isStart;
  byId("promote").disabled = isMain(node);
  byId("make-main").disabled = isMain(node);
  byId("delete-move").disabled = isStart;
  byId("study-undo").disabled = !study.canUndo;
  byId("study-redo").disabled = !study.canRedo;
}

/** Shows the comment on a move, unless another one is being typed. */
function showComment(text, node) {
  const field = byId("comment");
  const moves = way(node).map((each) => each.text).join(" ");
  const isTyped = field === document.activeElement && field.dataset.moves === moves && field.value !== field.dataset.saved;
  if (!isTyped) {
    field.value = text;
  }
  Object.assign(field.dataset, { moves, saved: text });
}

function showAbout({ record, verdict }) {
  const { tags } = record;
  const [end] = ending(verdict);
  const claimed = record.result === "*" ? undefined : `claimed: ${record.result}`;
  const lines = [
    players(tags),
    [tags.Event, tags.Date].filter(Boolean).map(isolated).join(", "),
    end ?? claimed ?? "unfinished",
  ];
  const others = Object.entries(tags).filter(([name]) => !SHOWN.has(name));
  byId("about").replaceChildren(
    ...lines.filter(Boolean).map((line) => html("p", {}, line)),
    others.length > 0 ? html("details", {}, html("summary", {}, "More about this game"), tagList(others)) : "",
  );
  byId("about").hidden = false;
}

const tagList = (tags) => html("dl", {}, ...tags.flatMap(([name, value]) => [html("dt", {}, name), html("dd", {}, html("bdi", {}, value))]));

function showProblems(study, { problems }, tree) {
  byId("problems").replaceChildren(
    ...problems.map((problem) => {
      const node = tree.withProblem(problem);
      const place = problem.line ? `Line ${problem.line}, column ${problem.column}: ` : "";
      const text = sentence(place + problem.message);
      return html("li", {}, node ? html("button", { type: "button", onclick: () => study.go(node) }, text) : html("bdi", {}, text));
    }),
  );
  byId("problems").hidden = problems.length === 0;
}
