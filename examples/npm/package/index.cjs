// What require("boardrules") returns: the module in JavaScript, because WebAssembly cannot be loaded at once.

try {
  module.exports = require("./javascript.js");
} catch (error) {
  if (error.code !== "ERR_REQUIRE_ESM") {
    throw error;
  }
  throw new Error(
    `boardrules consists of ES modules, which require() can load from Node 20.19 and 22.12 on, not in ${process.version}. ` +
      'Write await import("boardrules") instead.',
  );
}
