package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.picture.Look;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code show}: draws the board after any ply of a recorded game. */
@Command(
    name = "show",
    description = "Draws the board after any ply of a recorded game.",
    footer = {
      "  boardrules show examples/records/loa/mona.sgf",
      "  boardrules show games.brg --number 3 --ply 12"
    })
final class ShowCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private RecordedPosition choice;

  @Option(names = "--svg", description = "Draw the board as SVG; the command picture has options.")
  private boolean svg;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  ShowCommand() {}

  @Override
  public Integer call() {
    GameReplay verdict = choice.verdict();
    GameInProgress<?> played = choice.played(verdict);
    PrintWriter out = spec.commandLine().getOut();
    if (svg) {
      out.print(PictureCommand.svg(played, Look.DEFAULT));
    } else {
      print(verdict, played, out);
    }
    out.flush();
    return ExitStatus.VALID;
  }

  private static void print(GameReplay verdict, GameInProgress<?> played, PrintWriter out) {
    int at = played.ply();
    played.lastMove().ifPresent(move -> out.printf("after ply %d, %s:%n", at, move));
    Position<?> position = played.position();
    out.print(position.diagram());
    out.println(position.text());
    position.outcome().ifPresent(outcome -> out.println(outcome.summary(position)));
    verdict.problems().stream()
        .filter(problem -> problem.ply() <= at || at == played.lastPly())
        .forEach(problem -> out.println(Words.printable(problem.toString())));
  }
}
