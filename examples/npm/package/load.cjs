// What require("boardrules/load") returns.

exports.load = async (options) => (await import("./load.js")).load(options);
