package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Position;
import io.github.boardrules.core.trace.Perft;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.command.PositionChoice;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code perft}: counts sequences of legal moves. */
@Command(
    name = "perft",
    description = "Counts the sequences of legal moves from a position.",
    footer = {
      "  boardrules perft --game iris --depth 2",
      "  boardrules perft --game loa --depth 1 --divide"
    })
final class PerftCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private PositionChoice choice;

  @Option(
      names = {"-d", "--depth"},
      required = true,
      paramLabel = "N",
      description = "The length of the sequences. Shorter lengths are counted, too.")
  private int depth;

  @Option(
      names = "--divide",
      description = "Print one line for each first move, at the full depth only.")
  private boolean divide;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  PerftCommand() {}

  @Override
  public Integer call() {
    if (depth < 1) {
      throw new CommandFailure("--depth must be at least 1");
    }
    PrintWriter out = spec.commandLine().getOut();
    if (divide) {
      divide(choice.position(), out);
    } else {
      for (int length = 1; length <= depth; length++) {
        out.printf("%d %d%n", length, Perft.count(choice.position(), length));
        out.flush();
      }
    }
    return ExitStatus.VALID;
  }

  private void divide(Position<?> position, PrintWriter out) {
    long sum = 0;
    for (int i = 0; i < position.legalMoveCount(); i++) {
      long count = Perft.count(position.successor(i), depth - 1);
      out.printf("%s %d%n", position.legalMoves().get(i), count);
      out.flush();
      sum += count;
    }
    out.printf("sum %d%n", sum);
    out.flush();
  }
}
