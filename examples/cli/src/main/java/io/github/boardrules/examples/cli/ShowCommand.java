package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.VariationReplay;
import io.github.boardrules.examples.bulk.Words;
import io.github.boardrules.examples.picture.Look;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code show}: draws the board after any ply of a recorded game. */
@Command(name = "show", description = "Draws the board after any ply of a recorded game.")
final class ShowCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private RecordedPosition choice;

  @Option(names = "--svg", description = "Draw the board as SVG; the command picture has options.")
  private boolean svg;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  ShowCommand() {}

  @Override
  public Integer call() {
    GameVerdict verdict = choice.verdict();
    VariationReplay line = RecordedPosition.mainLine(verdict);
    int at = choice.ply(line);
    PrintWriter out = spec.commandLine().getOut();
    if (svg) {
      out.print(PictureCommand.svg(line.played().at(at), Look.DEFAULT));
    } else {
      print(verdict, line, at, out);
    }
    out.flush();
    return ExitStatus.VALID;
  }

  private static void print(GameVerdict verdict, VariationReplay line, int at, PrintWriter out) {
    if (at > 0) {
      out.printf("after ply %d, %s:%n", at, line.moves().get(at - 1));
    }
    Position<?> position = line.positions().get(at);
    out.print(position.diagram());
    out.println(position.text());
    position.outcome().ifPresent(outcome -> out.println(outcome.text(position)));
    verdict.problems().stream()
        .filter(problem -> problem.ply() <= at || at == line.legalPlies())
        .forEach(problem -> out.println(Words.printable(problem.toString())));
  }
}
