/**
 * A program on the module path. The game of the record, Linage, is found as a service; the program
 * does not name its types.
 */
module demo {
  requires io.github.boardrules.loa;
  requires io.github.boardrules.linage;
}
