// Runs the first block of code in the README, with the package in place of its name. The compiler of TypeScript checks
// the file that this script writes.

import { readFileSync, writeFileSync } from "node:fs";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const [, code] = /```ts\n(.*?)```/s.exec(readme);
const file = new URL("../target/readme.ts", import.meta.url);
writeFileSync(file, code.replace('"boardrules"', '"./package/index.js"'));
const lines = [];
const { log } = console;
console.log = (...values) => lines.push(values.join(" "));
await import(file);
console.log = log;
const expected = [...code.matchAll(/\/\/ → (.*)/g)].map(([, text]) => text);
if (lines.join("\n") !== expected.join("\n")) {
  throw new Error(`The lines of the README print\n${lines.join("\n")}\nand not\n${expected.join("\n")}`);
}
console.log(`README: ${lines.length} lines as described`);
