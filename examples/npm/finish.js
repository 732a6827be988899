// Finishes target/package after the compiler: takes imports out of the runtime that the package never uses, writes the
// types of all entries, once for each module system, and adds the board of the page.

import { copyFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const file = (name) => fileURLToPath(new URL(`target/package/${name}`, import.meta.url));

/**
 * The runtime of TeaVM imports modules of Node, of Emscripten and of the program, none of which the package has.
 * Bundlers would try to resolve them, and fail or warn.
 */
const runtime = file("lib/boardrules.wasm-runtime.js");
const text = readFileSync(runtime, "utf8");
const changed = text.replace(/\bimport\((?:[^()]*)\)/g, 'Promise.reject(Error("not used"))');
const imports = text.match(/\bimport\(/g)?.length ?? 0;
if (changed !== text && imports !== 3) {
  throw new Error(`The runtime has ${imports} imports, not 3`);
}
if (/\bimport\b|node:/.test(changed)) {
  throw new Error("The runtime still has an import");
}
writeFileSync(runtime, changed);

// A declaration file is of the module system that its name says, so each module system has its own.
copyFileSync(file("index.d.ts"), file("index.d.cts"));
writeFileSync(file("javascript.d.ts"), 'export * from "./index.js";\n');
writeFileSync(file("webassembly.d.ts"), 'export * from "./index.js";\n');
writeFileSync(file("load.d.cts"), readFileSync(file("load.d.ts"), "utf8").replaceAll("./index.js", "./index.cjs"));
writeFileSync(file("webassembly.d.cts"), "/** WebAssembly cannot be loaded by require(). */\nexport {};\n");

// The board needs no files beside its modules: its looks are a text in one of them.
const board = fileURLToPath(new URL("../web/src/main/resources/web/board", import.meta.url));
const names = /FILES = (\[.*\])/.exec(readFileSync(`${board}/style.js`, "utf8"))[1];
const css = JSON.parse(names).map((name) => readFileSync(`${board}/${name}.css`, "utf8")).join("\n");
cpSync(board, file("board"), { recursive: true, filter: (path) => !path.endsWith(".css") });
writeFileSync(file("board/style.js"), `export const css = ${JSON.stringify(css)};\n`);
