// The page without a server asks the same questions as the page of the server.

import assert from "node:assert/strict";
import test from "node:test";
import { target } from "./implementation.js";

const server = await import("../../web/src/main/resources/web/api.js");
const local = await import("../target/page/api.js");

test(`${target}: the page without a server has all functions of the server`, () => {
  const signature = (module) => Object.fromEntries(Object.entries(module).map(([name, value]) => [name, typeof value]));
  assert.deepEqual(signature(local), signature(server));
});
