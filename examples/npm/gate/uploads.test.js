// The program uploads.js, with a thousand records of a folder.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { answers, target } from "./implementation.js";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

test(`${target}: a program judges a thousand uploaded records`, () => {
  mkdirSync(path("../target"), { recursive: true });
  const folder = mkdtempSync(path("../target/uploads-"));
  try {
    const records = join(folder, "records");
    mkdirSync(records);
    const expected = [];
    const samples = answers("records").sort((a, b) => a.text.length - b.text.length).slice(0, 6);
    for (let i = 0; i < 1000; i++) {
      const { name: source, text, verdicts } = samples[i % samples.length];
      const name = `${String(i).padStart(4, "0")}.${source.split(".").at(-1)}`;
      writeFileSync(join(records, name), Buffer.from(text, "base64"));
      for (const { number, result, data } of verdicts) {
        expected.push([name, number, "valid", data.players?.FIRST ?? "", data.players?.SECOND ?? "", result.value, data.plies]);
      }
    }
    const shuffle = "b1-b3 a2-c2 b3-b1 c2-a2 ".repeat(126);
    writeFileSync(join(records, "long.brg"), `[Game "loa"]\n[Options "preset=ABSTRACT_PLAY"]\n\n${shuffle}*\n`);
    const program = join(folder, "uploads.mjs");
    const module = new URL(`../target/package/${target}.js`, import.meta.url).href;
    writeFileSync(program, readFileSync(path("uploads.js"), "utf8").replace('"boardrules"', JSON.stringify(module)));
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, records], { encoding: "utf8", maxBuffer: 1e8 });
    assert.equal(status, 0, stderr);
    const lines = stdout.trimEnd().split("\n");
    assert.match(lines.pop(), /^"long.brg","1","ply 500: The game has more than 500 moves in its main line \[TOO_MANY_PLIES\]/);
    const quoted = (line) => line.map((value) => `"${String(value).replaceAll('"', '""')}"`).join(",");
    assert.deepEqual(lines, expected.map(quoted));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
