// Verdicts on the sample records, on damaged texts and on texts with characters cut at chunk borders.

import assert from "node:assert/strict";
import test from "node:test";
import { gzipSync } from "node:zlib";
import { Validator, answers, failure, same, target, told } from "./implementation.js";

const validator = Validator.standard().withVariations();

for (const [name, title] of [
  ["records", "all sample records"],
  ["damaged", "every damaged byte, every cut character, every odd character"],
]) {
  test(`${target}: the verdicts of the JVM on ${title}`, () => {
    for (const { name: source, text, verdicts } of answers(name)) {
      const bytes = new Uint8Array(Buffer.from(text, "base64"));
      same([...validator.validate(bytes, source)].map(told), verdicts, `${source} ${text.slice(0, 2000)}`);
    }
  });
}

test(`${target}: bytes, text and compressed bytes have the same verdicts`, () => {
  for (const { name, text, verdicts } of answers("records")) {
    const bytes = Buffer.from(text, "base64");
    same([...validator.validate(bytes.toString("utf8"), name)].map(told), verdicts);
    same([...validator.validate(gzipSync(bytes), name)].map(told), verdicts);
  }
});

test(`${target}: damaged compressed bytes are a problem of the last verdict`, () => {
  const whole = gzipSync("[Game \"loa\"] 1. b1-b3 h7-f7 *\n".repeat(50));
  for (let length = 3; length < whole.length; length += 5) {
    const last = [...validator.validate(whole.subarray(0, length), "cut.brg")].at(-1);
    assert.equal(last.problems().at(-1).code, "TRUNCATED");
  }
});

test(`${target}: a validator has limits`, () => {
  const text = "[Game \"loa\"] 1. b1-b3 h7-f7 *\n".repeat(3);
  const codes = [...Validator.standard().withLimits({ GAMES: 2 }).validate(text)].flatMap((verdict) =>
    verdict.problems().map(({ code }) => code),
  );
  assert.ok(codes.includes("TOO_MANY_GAMES"), String(codes));
  assert.equal(failure(() => validator.withLimits({ GAMES: -1 })).name, "IllegalArgumentException");
});
