// What require("boardrules/webassembly") does.

throw new Error('WebAssembly cannot be loaded at once. Write await import("boardrules/webassembly") instead of require().');
