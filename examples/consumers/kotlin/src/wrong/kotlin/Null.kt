package demo

import io.github.boardrules.loa.Loa

/** The compiler has to refuse this. */
fun main() {
  Loa.game().start().isLegal(null)
}
