// The looks of a board, for shadow roots. The npm package has the text of these files in place of this module.

const FILES = ["colors", "forms", "board", "marks", "view", "element"];
const load = async (name) => (await fetch(new URL(`./${name}.css`, import.meta.url))).text();

export const css = (await Promise.all(FILES.map(load))).join("\n");
