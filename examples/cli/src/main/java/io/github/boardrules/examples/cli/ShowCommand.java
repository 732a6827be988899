package io.github.boardrules.examples.cli;

import static java.util.Objects.requireNonNull;

import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.VariationReplay;
import io.github.boardrules.examples.bulk.Words;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code show}: draws the board after any ply of a recorded game. */
@Command(name = "show", description = "Draws the board after any ply of a recorded game.")
final class ShowCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private RecordChoice choice;

  @Parameters(paramLabel = "FILE", description = "The record file; - means standard input.")
  private Path file;

  @Option(
      names = {"-n", "--number"},
      defaultValue = "1",
      description =
          "The number of the game in the file, counted from 1. Default: ${DEFAULT-VALUE}.")
  private long number;

  @Option(names = "--ply", description = "The number of moves to play. Default: all legal moves.")
  private @Nullable Integer ply;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  ShowCommand() {}

  @Override
  public Integer call() {
    GameVerdict verdict = verdict();
    VariationReplay line =
        verdict
            .replay()
            .mainLine()
            .orElseThrow(() -> new CommandFailure(verdict.problems().get(0).toString()));
    int at = ply == null ? line.legalPlies() : ply;
    if (at < 0 || at > line.legalPlies()) {
      throw new CommandFailure(
          "--ply must be between 0 and " + line.legalPlies() + ", but is " + at);
    }
    PrintWriter out = spec.commandLine().getOut();
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
    out.flush();
    return ExitStatus.VALID;
  }

  private GameVerdict verdict() {
    try (Stream<GameVerdict> verdicts = choice.judge(file)) {
      return verdicts
          .filter(verdict -> verdict.number() == number)
          .findFirst()
          .orElseThrow(
              () -> new CommandFailure(file + " does not have a game with the number " + number));
    } catch (UncheckedIOException e) {
      throw new CommandFailure(file + ": " + requireNonNull(e.getCause()).getMessage());
    }
  }
}
