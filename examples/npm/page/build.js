// Makes the page without a server in target/page: the files of examples/web, with the files of this folder
// in place of those of the same name, the records of examples/records, and the package. Run ../build first.

import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

const page = file("../target/page");
const wanted = (path) => !/\.(map|c?ts|cjs|json|md)$|build\.js$/.test(path);

rmSync(page, { recursive: true, force: true });
cpSync(file("../../web/src/main/resources/web"), page, { recursive: true });
cpSync(file("../../records"), join(page, "records"), { recursive: true, filter: wanted });
cpSync(file("."), page, { recursive: true, filter: wanted });
const needed = (path) => wanted(path) && !path.endsWith("/board"); // The page has its own.
cpSync(file("../target/package"), join(page, "boardrules"), { recursive: true, filter: needed });

const worker = join(page, "service-worker.js");
const files = readdirSync(page, { recursive: true })
  .map((name) => join(page, name))
  .filter((path) => path !== worker && statSync(path).isFile())
  .sort();
const version = createHash("sha256");
for (const path of files) {
  version.update(relative(page, path)).update(readFileSync(path));
}
const names = ["./", ...files.map((path) => relative(page, path))];
writeFileSync(
  worker,
  readFileSync(worker, "utf8")
    .replace('"{version}"', JSON.stringify(version.digest("hex").slice(0, 16)))
    .replace('["{files}"]', JSON.stringify(names, null, 2)),
);
console.log(`${files.length + 1} files in ${page}`);
