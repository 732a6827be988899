package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.command.PositionChoice;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code legal}: lists the legal moves of a position or judges a given move. */
@Command(
    name = "legal",
    description = "Lists the legal moves of a position, or reports why a given move is illegal.",
    footer = {"  boardrules legal --game loa --moves c1-c3", "  boardrules legal --game loa b1-b4"})
final class LegalCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private PositionChoice choice;

  @Option(names = "--strict", description = "Accept strict notation only.")
  private boolean strict;

  @Parameters(
      arity = "0..1",
      paramLabel = "MOVE",
      description = "The move to judge. Default: list all legal moves.")
  private @Nullable String move;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  LegalCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    int status = move == null ? list(choice.position(), out) : judge(choice.position(), move, out);
    out.flush();
    return status;
  }

  private static int list(Position<?> position, PrintWriter out) {
    position
        .outcome()
        .ifPresent(outcome -> out.printf("The game is over: %s%n", outcome.summary(position)));
    position.legalMoves().stream().map(Move::toString).forEach(out::println);
    return ExitStatus.VALID;
  }

  private int judge(Position<?> position, String text, PrintWriter out) {
    Move read;
    try {
      read = strict ? position.parseMove(text, Strictness.STRICT) : position.parseMove(text);
    } catch (NotationException e) {
      out.println(
          Words.printable(
              text + " cannot be parsed as a move: " + e.getMessage() + " (" + e.code() + ")"));
      return ExitStatus.INVALID;
    }
    Optional<Violation> violation =
        strict ? position.violation(text, Strictness.STRICT) : position.violation(text);
    out.println(
        violation
            .map(v -> read + " is illegal: " + v.message() + " (" + v.code().name() + ")")
            .orElse(read + " is legal"));
    return violation.isEmpty() ? ExitStatus.VALID : ExitStatus.INVALID;
  }
}
