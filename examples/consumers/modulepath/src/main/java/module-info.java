/** A program on the module path. The game of the record is found as a service, so it is only used. */
module demo {
  requires io.github.boardrules.loa;
  requires io.github.boardrules.linage;
}
