// The package as it was built, in one of its targets, and the answers of the JVM.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

export const target = process.env.TARGET ?? "index";

const file = (path) => new URL(path, import.meta.url);

export const { GameTypes, GameInProgress, Validator, Picture, RulesError } = await import(file(`../target/package/${target}.js`));

const lines = (text) => text.toString("utf8").trimEnd().split("\n").map((line) => JSON.parse(line));

/** Returns the answers of the JVM in a file. */
export const answers = (name) => lines(readFileSync(file(`../target/gate/${name}.jsonl`)));

/** Returns the vectors of a game in a file. */
export const vectors = (game, name) =>
  lines(gunzipSync(readFileSync(file(`../../../${game}/src/test/resources/vectors/${game}/${name}.jsonl.gz`))));

/** Returns everything that a verdict says. */
export const told = (verdict) => ({
  number: verdict.number(),
  valid: verdict.isValid(),
  text: verdict.summary(),
  key: verdict.key(),
  canonicalText: verdict.canonicalText(),
  legalPlies: verdict.legalPlies(),
  result: verdict.result(),
  record: verdict.record(),
  data: verdict.toMap(),
  view: verdict.view(),
});

/** Checks that two JSON values are equal, and names the first place at which they differ. */
export function same(found, expected, where = "") {
  if (found === expected) {
    return;
  }
  const isObject = (value) => typeof value === "object" && value !== null;
  if (!isObject(found) || !isObject(expected) || Array.isArray(found) !== Array.isArray(expected)) {
    throw new Error(`${where}: found ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
  }
  for (const name of new Set([...Object.keys(found), ...Object.keys(expected)])) {
    same(found[name], expected[name], `${where}.${name}`);
  }
}

/** Returns the error that a function throws; undefined if it throws nothing. */
export function failureIfAny(action) {
  try {
    action();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Returns the error that a function throws. */
export function failure(action) {
  const error = failureIfAny(action);
  if (error === undefined) {
    throw new Error("nothing was thrown");
  }
  return error;
}
