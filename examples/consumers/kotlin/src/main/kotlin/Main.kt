package demo

import io.github.boardrules.core.text.Strictness
import io.github.boardrules.core.record.Validator
import io.github.boardrules.loa.Loa
import kotlin.jvm.optionals.getOrNull

private const val RECORD = """[Game "linage"]
[Options "width=3 height=3 opening=FIXED komi=0.5"]

1. b2 a2 2. pass pass 1-0
"""

/** Validates a Linage record that claims a wrong winner, and prints the rule that a LOA move breaks. */
fun main() {
  Validator.installed().validate(RECORD, "upload.brg").use { verdicts ->
    verdicts.forEach { verdict ->
      println("${verdict.legalPlies()} legal plies")
      verdict.problems().forEach { println("${it.location()} ${it.reason()}") }
    }
  }
  val start = Loa.game().start()
  val why = start.violation(start.parseMove("b1-b4", Strictness.STRICT)).getOrNull()
  println("${why?.code()} ${why?.cells()}")
}
