// The questions of the referee, and its answers on the JVM.

import assert from "node:assert/strict";
import test from "node:test";
import { answers as expectedAnswers, same, target } from "./implementation.js";
import { MISSING, REPORTED, answers } from "./referee.js";

/** Removes what is at a path of names, where `*` is every element of a list. */
function remove(value, [name, ...rest]) {
  if (name === "*") {
    value.forEach((element) => remove(element, rest));
  } else if (value?.[name] !== undefined) {
    if (rest.length > 0) {
      remove(value[name], rest);
    } else {
      delete value[name];
    }
  }
}

test(`${target}: the answers of the referee to the same questions`, () => {
  const counts = { questions: 0, answered: 0, refused: 0 };
  const kinds = new Set();
  const absent = new Set();
  const codes = new Set();
  for (const { question, answers: expected } of expectedAnswers("questions")) {
    counts.questions++;
    const { error } = expected.at(-1);
    if (error !== undefined && !REPORTED.includes(error.code)) {
      continue;
    }
    const found = answers(question);
    if (found === undefined) {
      absent.add(question.kind);
      continue;
    }
    const where = JSON.stringify(question).slice(0, 1000);
    if (error !== undefined) {
      counts.refused++;
      codes.add(error.code);
      // The error may say more, but nothing else.
      same(found[0].error, Object.fromEntries(Object.keys(found[0].error ?? error).map((name) => [name, error[name]])), where);
      continue;
    }
    counts.answered++;
    kinds.add(question.kind);
    expected.forEach((answer) => MISSING[question.kind].forEach((path) => remove(answer, path.split("."))));
    same(JSON.parse(JSON.stringify(found)), expected, where);
  }
  assert.deepEqual([...absent], ["perft"]);
  assert.deepEqual([...kinds].sort(), Object.keys(MISSING).sort());
  for (const code of ["UNKNOWN_GAME", "BAD_OPTION", "UNREADABLE", "ILLEGAL_MOVE", "NO_INDEX"]) {
    assert.ok(codes.has(code), `${code}: ${[...codes]}`);
  }
  assert.ok(counts.questions === 1000 && counts.answered > 500 && counts.refused > 50, JSON.stringify(counts));
});
