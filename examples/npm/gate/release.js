// Tests the entries of the package in the release of Node that runs this script: which target import() chooses, what
// require() does, that a record is judged, and that the process ends. The tests below run in the newest releases only.

import assert from "node:assert/strict";
import { createRequire } from "node:module";

const [major, minor] = process.versions.node.split(".").map(Number);
const isSince = (otherMajor, otherMinor) => major > otherMajor || (major === otherMajor && minor >= otherMinor);

/** The first release in which WebAssembly runs; Node 22.19 and later releases of Node 22 only seem to run it. */
const expected = isSince(24, 15) ? "webassembly" : "javascript";
const canRequire = isSince(22, 12) || (major === 20 && minor >= 19);

function judge({ GameTypes, RulesError, Validator }) {
  const [verdict] = Validator.installed().validate('[Game "loa"] 1. b1-b3 h7-f7 2. b3-b6 *');
  assert.equal(verdict.problems()[0].reason, "WRONG_DISTANCE");
  assert.throws(() => GameTypes.find("loa").game().start().play("b1-b2"), RulesError);
}

const { load } = await import("../target/package/load.js");
const found = await import("../target/package/index.js");
judge(found);
assert.equal(found.target, expected, `${process.version} runs ${found.target}: ${found.reason}`);
assert.equal(found.reason === null, expected === "webassembly");
assert.equal((await load()).target, expected);

const explicit = await import("../target/package/webassembly.js").then(({ target }) => target, (error) => error);
assert.ok(expected === "webassembly" ? explicit === "webassembly" : explicit.message.startsWith("WebAssembly cannot be used: "), String(explicit));

const require = createRequire(import.meta.url);
let required;
try {
  required = require("../target/package/index.cjs");
} catch (error) {
  required = error;
}
if (canRequire) {
  judge(required);
  assert.equal(required.target, "javascript");
} else {
  assert.match(required.message, /^boardrules consists of ES modules, .* Write await import\("boardrules"\) instead\.$/);
}
console.log(`Node ${process.version}: ${found.target}${found.reason === null ? "" : ` (${found.reason})`}; require() ${canRequire ? "works" : "fails with a sentence"}`);
