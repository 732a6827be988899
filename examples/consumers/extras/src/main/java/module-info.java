/** Judges and draws games. Nothing names the formats of interchange: they are services. */
module demo {
  requires io.github.boardrules.interchange;
  requires io.github.boardrules.picture;
}
