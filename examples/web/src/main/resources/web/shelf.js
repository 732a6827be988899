// The records that come with this page, in the folder records.

/** The files by game, each with a title. */
export const SHELF = {
  loa: [
    ["loa/mind-sports-olympiad-1997.brg", "Mind Sports Olympiad 1997"],
    ["loa/winands-2000.brg", "Computer games from M. Winands’ thesis, 2000"],
    ["loa/mona.sgf", "Matches of the program Mona"],
    ["loa/e-mail-tournament-1.brg", "E-mail tournament 1"],
    ["loa/e-mail-tournament-2.brg", "E-mail tournament 2"],
    ["loa/e-mail-tournament-8.brg", "E-mail tournament 8"],
    ["loa/e-mail-games.brg", "Games by e-mail"],
    ["loa/yearout-dulcich-1993.brg", "Yearout – Dulcich 1993"],
    ["loa/constructions.brg", "The shortest games known"],
  ],
  linage: [
    ["linage/linage-9x9.brg", "Games of programs, 9×9"],
    ["linage/linage-13x13.brg", "Games of programs, 13×13"],
    ["linage/linage-19x19.brg", "Games of programs, 19×19"],
    ["linage/linage-other-boards.brg", "Games of programs, other boards"],
    ["linage/linage-early-passes.brg", "Games of programs, early passes"],
  ],
  iris: [
    ["iris/iris-5.brg", "Games of programs, side 5"],
    ["iris/iris-7.brg", "Games of programs, side 7"],
    ["iris/iris-8.brg", "Games of programs, side 8"],
    ["iris/iris-early-passes.brg", "Games of programs, early passes"],
  ],
  carteso: [
    ["carteso/carteso-9x9.brg", "Games of programs, 9×9"],
    ["carteso/carteso-13x13.brg", "Games of programs, 13×13"],
    ["carteso/carteso-19x19.brg", "Games of programs, 19×19"],
    ["carteso/carteso-other-boards.brg", "Games of programs, other boards"],
    ["carteso/carteso-early-passes.brg", "Games of programs, early passes"],
  ],
};

/** Returns the title of a file; undefined if it is not on the shelf. */
export const titleOf = (file) => Object.values(SHELF).flat().find(([name]) => name === file)?.[1];

/** Returns the bytes of a file on the shelf. */
export async function fetchFile(file) {
  if (!titleOf(file)) {
    throw new Error(`There is no file ${file} among the records of this page`);
  }
  const response = await fetch(`records/${file}`);
  if (!response.ok) {
    throw new Error(`The file ${file} cannot be loaded`);
  }
  return new Uint8Array(await response.arrayBuffer());
}
