/** Tests of a game. Open, because JUnit and jqwik call them by reflection. */
open module demo {
  requires io.github.boardrules.kit;
  requires io.github.boardrules.loa;
}
