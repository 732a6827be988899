package demo

import io.github.boardrules.core.text.Strictness
import io.github.boardrules.core.record.ReadLimits
import io.github.boardrules.core.record.Replay
import io.github.boardrules.core.record.ReplayOptions
import io.github.boardrules.core.record.brg.BrgFormat
import io.github.boardrules.loa.Loa
import java.io.StringReader
import kotlin.jvm.optionals.getOrNull

private const val RECORD = """[Game "linage"]
[Options "width=3 height=3 opening=FIXED komi=0.5"]

1. b2 a2 2. pass pass 1-0
"""

/** Validates a Linage record that claims a wrong winner, and prints the rule that a LOA move breaks. */
fun main() {
  val options = ReplayOptions.installed()
  BrgFormat.BRG.open(StringReader(RECORD), "upload.brg", ReadLimits.defaults()).use { reader ->
    generateSequence { reader.next().getOrNull() }.forEach { game ->
      game.problems().forEach(::println)
      val replay = Replay.of(game.record(), options)
      println("${replay.legalPlies()} legal plies")
      replay.problems().forEach { println("${it.location()} ${it.reason()}") }
    }
  }
  val start = Loa.game().start()
  val why = start.violation(start.parseMove("b1-b4", Strictness.STRICT)).getOrNull()
  println("${why?.code()} ${why?.cells()}")
}
