package demo

import io.github.boardrules.core.GameTypes

/** Must not compile: passes null for a parameter that is not nullable. */
fun main() {
  GameTypes.installed().get(null)
}
