// Records in the encodings of archives, and compressed data that inflates too much.

import assert from "node:assert/strict";
import test from "node:test";
import { gzipSync } from "node:zlib";
import { Validator, target } from "./implementation.js";

const validator = Validator.installed();

const bytes = (label, hex) =>
  Buffer.concat([Buffer.from(`(;FF[4]GM[9]SZ[8]CA[${label}]PB[`), Buffer.from(hex, "hex"), Buffer.from("];B[b1-b3];W[h7-f7])")]);

/** Returns the only verdict on a record. */
const judge = (data) => {
  const all = [...validator.validate(data, "encoded.sgf")];
  assert.equal(all.length, 1);
  return all[0];
};

// Python's codecs have encoded the names.
for (const [label, name, hex] of [
  ["UTF-8", "é表Ω", "c3a9e8a1a8cea9"],
  ["ISO-8859-1", "éÿ", "e9ff"],
  ["ISO-8859-15", "€éŒ", "a4e9bc"],
  ["windows-1250", "łőž", "b3f59e"],
  ["windows-1251", "Привет", "cff0e8e2e5f2"],
  ["windows-1252", "€œé", "809ce9"],
  ["windows-1253", "αβγ", "e1e2e3"],
  ["windows-1254", "ğış", "f0fdfe"],
  ["windows-1255", "שלום", "f9ece5ed"],
  ["windows-1256", "سلام", "d3e1c7e3"],
  ["windows-1257", "āžņ", "e2fef2"],
  ["windows-1258", "ăđơ", "e3f0f5"],
  ["KOI8-R", "Привет", "f0d2c9d7c5d4"],
  ["Shift_JIS", "表示ソ", "955c8ea6835c"],
  ["EUC-JP", "表示", "c9bdbca8"],
  ["ISO-2022-JP", "表示", "1b2442493d3c281b2842"],
  ["GBK", "中国乗", "d6d0b9fa815c"],
  ["GB2312", "中国", "d6d0b9fa"],
  ["GB18030", "中国㐀", "d6d0b9fa8139ee39"],
  ["Big5", "功許蓋", "a55cb35cbb5c"],
  ["EUC-KR", "한국어", "c7d1b1b9beee"],
]) {
  test(`${target}: a record in ${label} is decoded`, () => {
    for (const data of [bytes(label, hex), gzipSync(bytes(label, hex))]) {
      const verdict = judge(data);
      assert.deepEqual(verdict.problems(), []);
      assert.equal(verdict.toMap().players.FIRST, name);
      assert.equal(verdict.legalPlies(), 2);
    }
  });
}

test(`${target}: a record in UTF-16 is decoded`, () => {
  const text = "(;FF[4]GM[9]SZ[8]CA[UTF-16]PB[é表];B[b1-b3];W[h7-f7])";
  for (const data of [Buffer.from(`\ufeff${text}`, "utf16le"), Buffer.from(text, "utf16le").swap16()]) {
    const verdict = judge(data);
    assert.equal(verdict.toMap().players.FIRST, "é表");
    assert.equal(verdict.legalPlies(), 2);
  }
});

const isUnsupported = (label, hex) => {
  const verdict = judge(bytes(label, hex));
  assert.deepEqual(verdict.problems().map(({ code }) => code), ["UNSUPPORTED_ENCODING"]);
  assert.equal(verdict.legalPlies(), 0);
};

test(`${target}: a record in an encoding that no runtime needs to have is not judged`, () => {
  isUnsupported("ISO-8859-2", "b1");
  isUnsupported("UTF-32", "e9");
});

test(`${target}: a record in an encoding that the runtime lacks is not judged`, () => {
  const whole = globalThis.TextDecoder;
  // As Node without the data of ICU.
  globalThis.TextDecoder = class extends whole {
    constructor(label, ...options) {
      if (label === "Big5") {
        throw new RangeError("The encoding is not supported");
      }
      super(label, ...options);
    }
  };
  try {
    isUnsupported("Big5", "a55cb35c");
    assert.equal(judge(bytes("EUC-KR", "c7d1")).toMap().players.FIRST, "한");
  } finally {
    globalThis.TextDecoder = whole;
  }
  assert.equal(judge(bytes("Big5", "a55cb35c")).toMap().players.FIRST, "功許");
});

// Takes seconds, and both targets have the same sources.
test(`${target}: compressed data that inflates too much is refused as on the JVM`, { skip: target !== "javascript" }, () => {
  const data = gzipSync(Buffer.concat([Buffer.from('[Game "loa"] 1. b1-b3 *\n'), Buffer.alloc(66 << 20, " ")]));
  const problem = [...validator.validate(data, "large.brg")].at(-1).problems().at(-1);
  assert.equal(problem.code, "INFLATES_TOO_MUCH");
  assert.match(problem.message, /more than 200 bytes for each compressed one, too many for records$/);
});
