// Verdicts on the sample records, on damaged texts and on texts with characters cut at chunk borders.

import assert from "node:assert/strict";
import test from "node:test";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { RulesError, Validator, answers, failure, same, target, told } from "./implementation.js";

const validator = Validator.installed().withVariations();

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

// The JVM adds the words of zlib to a problem of compressed data.
const withoutWords = (value) =>
  JSON.stringify(value).replaceAll(/(The compressed data is (?:incomplete|damaged)): [^"[]+?(?="| \[)/g, "$1");

test(`${target}: compressed files have the games and the damage that the JVM finds`, () => {
  const differences = [];
  const codes = new Set();
  for (const { name, text, ...expected } of answers("archives")) {
    const found = { verdicts: [], problems: [] };
    for (const verdict of validator.validate(Buffer.from(text, "base64"), "archive.brg")) {
      found.verdicts.push(verdict.summary());
      found.problems.push(...verdict.problems());
    }
    expected.problems.forEach(({ code }) => codes.add(code));
    if (withoutWords(found) !== withoutWords(expected)) {
      differences.push(`${name}: ${JSON.stringify(found)}, on the JVM ${JSON.stringify(expected)}`);
    }
  }
  assert.ok(codes.has("TRUNCATED") && codes.has("CORRUPT"), [...codes].join());
  assert.equal(differences.length, 0, `${differences.length} files, such as\n${differences.slice(0, 20).join("\n")}`);
});

test(`${target}: a text can arrive in parts, at once or later`, async () => {
  const { name, text, verdicts } = answers("records").find((record) => record.name.endsWith(".brg") && record.verdicts.length > 3);
  const bytes = Buffer.from(text, "base64");
  const whole = bytes.toString("utf8");
  const parts = (value, size) => Array.from({ length: Math.ceil(value.length / size) }, (_, i) => value.slice(i * size, (i + 1) * size));
  const zipped = gzipSync(bytes);
  for (const size of [1, 7, 5000]) {
    for (const value of [parts(whole, size), parts(bytes, size), parts(zipped, size)]) {
      same([...validator.validate(value, name)].map(told), verdicts);
      same([...validator.validate(value.values(), name)].map(told), verdicts);
      const later = [];
      for await (const verdict of validator.validate(ReadableStream.from(value), name)) {
        later.push(told(verdict));
      }
      same(later, verdicts);
    }
  }
  const { buffer, byteOffset, byteLength } = bytes;
  for (const view of [buffer.slice(byteOffset, byteOffset + byteLength), new DataView(buffer, byteOffset, byteLength), new Int8Array(bytes)]) {
    same([...validator.validate(view, name)].map(told), verdicts);
  }
  const file = [];
  for await (const verdict of validator.validate(new Blob([zipped]), name)) {
    file.push(told(verdict));
  }
  same(file, verdicts);
  const old = { getReader: () => new Blob([bytes]).stream().getReader() };
  let games = 0;
  for await (const verdict of validator.validate(old, name)) {
    games += verdict.number() > 0 ? 1 : 0;
  }
  assert.equal(games, verdicts.length);
  const short = '[Game "loa"] 1. b1-b3 *';
  for (const size of [1, 7, 5000]) {
    same([...validator.validate(parts(short, size))].map(told), [...validator.validate(short)].map(told));
  }
  same([...validator.validate([], name)].map(told), [...validator.validate("", name)].map(told));
});

test(`${target}: a part of a wrong type is a TypeError, at once or later`, async () => {
  const games = '[Game "loa"] 1. b1-b3 *\n'.repeat(400);
  for (const parts of [[games, 5], [games, Buffer.from(games)], [Buffer.from(games), games], [Buffer.from(games), null], [5], [null]]) {
    assert.equal(failure(() => [...validator.validate(parts)]).code, "WRONG_TYPE");
    const later = (async () => {
      for await (const verdict of validator.validate(ReadableStream.from(parts.filter((part) => part !== null).concat(5)))) {
        verdict.summary();
      }
    })();
    await assert.rejects(later, (error) => error instanceof RulesError && error.code === "WRONG_TYPE");
  }
});

test(`${target}: bytes of another realm are bytes`, () => {
  const text = '[Game "loa"] 1. b1-b3 *';
  const bytes = runInNewContext("(text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))")(text);
  assert.ok(!(bytes.buffer instanceof ArrayBuffer));
  const expected = [...validator.validate(text)].map(told);
  for (const value of [bytes, bytes.buffer, [bytes], [bytes.buffer]]) {
    same([...validator.validate(value)].map(told), expected);
  }
  assert.equal(
    failure(() => validator.validate({})).message,
    "The text must be a string, bytes, or an iterable or stream of either, not an object",
  );
});

test(`${target}: what the source of a text throws is thrown as it is`, async () => {
  const game = '[Game "loa"] 1. b1-b3 *\n';
  const values = ["stop", 5, null, undefined, Symbol("stop"), Object.freeze(new Error("frozen")), new Error("stop")];
  for (const thrown of values) {
    const fail = () => {
      throw thrown;
    };
    const sources = [0, 1, 2, 1000].map((count) => ({
      *[Symbol.iterator]() {
        for (let i = 0; i < count; i++) {
          yield game;
        }
        fail();
      },
    }));
    sources.push({ get [Symbol.iterator]() { return fail(); } }, { get stream() { return fail(); } }, { [Symbol.iterator]: fail });
    for (const source of sources) {
      const caught = [];
      try {
        for (const verdict of validator.validate(source)) {
          verdict.summary();
        }
      } catch (error) {
        caught.push(error);
      }
      assert.equal(caught.length, 1, String(thrown));
      assert.ok(Object.is(caught[0], thrown), `${String(caught[0])} instead of ${String(thrown)}`);
    }
    const later = (async function* () {
      yield game;
      fail();
    })();
    const caught = [];
    try {
      for await (const verdict of validator.validate(later)) {
        verdict.summary();
      }
    } catch (error) {
      caught.push(error);
    }
    assert.ok(caught.length === 1 && Object.is(caught[0], thrown));
  }
});

test(`${target}: a source that cannot be closed is treated as in a loop of JavaScript`, () => {
  const game = '[Game "loa"] 1. b1-b3 *\n';
  const source = (parts) => {
    let next = 0;
    const made = {
      closed: 0,
      [Symbol.iterator]: () => made,
      next() {
        const value = parts[next++];
        if (value instanceof Error) {
          throw value;
        }
        return { done: next > parts.length, value };
      },
      return() {
        made.closed++;
        throw new Error("return");
      },
    };
    return made;
  };
  const thrown = (made, use) => {
    try {
      for (const verdict of use(made)) {
        if (verdict === 2 || (verdict.number?.() ?? 0) === 2) {
          break;
        }
      }
      return "nothing";
    } catch (error) {
      return error.message;
    }
  };
  const judge = (made) => validator.validate(made);
  for (const [parts, message, closed] of [
    [[game], "nothing", 0],
    [[game, new Error("next")], "next", 0],
    [Array(100_000).fill(game), "return", 1],
  ]) {
    const made = source(parts);
    same([thrown(made, judge), made.closed], [message, closed]);
  }
  // The oracle: a loop over the source itself, which is left at the second part.
  const loop = source([1, 2, 3]);
  same([thrown(loop, (made) => made), loop.closed], ["return", 1]);
  const wrong = source([game, 5, game]);
  assert.ok(/string/.test(thrown(wrong, judge)), "the error of the part");
  assert.equal(wrong.closed, 1);
});

test(`${target}: verdicts can be left early, and then their source is closed`, async () => {
  const game = '[Game "loa"] 1. b1-b3 *\n';
  let asked = 0;
  let closed = 0;
  function* parts() {
    try {
      for (; asked < 100_000; asked++) {
        yield game;
      }
    } finally {
      closed++;
    }
  }
  for (const verdict of validator.validate(parts())) {
    if (verdict.number() === 3) {
      break;
    }
  }
  assert.ok(closed === 1 && asked < 5000, `${closed} closed after ${asked} parts`);
  const verdicts = validator.validate(game.repeat(3));
  assert.equal(verdicts[Symbol.iterator](), verdicts);
  assert.equal(verdicts.next().value.number(), 1);
  same(verdicts.return("left"), { done: true, value: "left" });
  same(verdicts.next(), { done: true, value: undefined });
  async function* later() {
    try {
      for (;;) {
        yield game;
      }
    } finally {
      closed++;
    }
  }
  let count = 0;
  for await (const verdict of validator.withLimits({ TEXT: 10_000 }).validate(later())) {
    count += verdict.isValid() ? 1 : 0;
  }
  assert.ok(closed === 2 && count > 300, `${count} games of an endless stream`);
});

test(`${target}: records of other programs are named`, () => {
  for (const [what, text] of [
    ["an Abstract Play record", '{"header":{"game":{"name":"Lines of Action"}},"moves":[]}'],
    ["an Abstract Play record", '\ufeff [ { "moves": [] } ]'],
    ["a PlayStrategy game", '{"id":"x","variant":"linesOfAction","moves":"b1b3"}'],
    ["a Kaggle replay", '{"configuration":{},"name":"open_spiel_lines_of_action"}'],
    ["a Ludii trial", "game=/lud/board/space/connection/Lines of Action.lud\nSTART"],
    ["an OpenSpiel record", "game: lines_of_action\n\nGameType.chance_mode"],
  ]) {
    for (const [bytes, name] of [[text, "upload"], [gzipSync(text), "upload.json"]]) {
      const [verdict, ...others] = validator.validate(bytes, name);
      const { code, message } = verdict.problems()[0];
      same([code, message, others], ["NOT_A_GAME", `This is ${what}; this package reads brg and sgf`, []]);
    }
  }
  assert.ok([...validator.validate('[Game "loa"] 1. b1-b3 *')][0].isValid());
});

test(`${target}: a validator has limits`, () => {
  const text = "[Game \"loa\"] 1. b1-b3 h7-f7 *\n".repeat(3);
  const codes = [...Validator.installed().withLimits({ GAMES: 2 }).validate(text)].flatMap((verdict) =>
    verdict.problems().map(({ code }) => code),
  );
  assert.ok(codes.includes("TOO_MANY_GAMES"), String(codes));
  assert.equal(failure(() => validator.withLimits({ GAMES: -1 })).name, "IllegalArgumentException");
});
