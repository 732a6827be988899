package demo

import io.github.boardrules.loa.Loa

/** Must not compile: passes null for a parameter that is not nullable. */
fun main() {
  Loa.game().start().occupant(null)
}
