package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.index.Exploration;
import io.github.boardrules.examples.engine.index.GameSearch;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code explore}: lists the moves that were played in a position. */
@Command(
    name = "explore",
    description = {
      "Lists the moves that the games of an index or of files played in a position, the most"
          + " frequent first: the number of games, how many of them the player of the move won,"
          + " lost and drew, how many have no result, the average number of moves from there to"
          + " their end, and the points of the player of the move, 1 for a win and ½ for a draw,"
          + " also as a percentage of the games with a result.",
      "With --symmetry, one move represents all moves that symmetries of the position map to each"
          + " other. With --walk, draws the board, and reads the move to follow."
    },
    footer = {
      "  boardrules explore --index games.index --game loa --symmetry",
      "  boardrules explore --index games.index --game loa --player YL --as black",
      "  boardrules explore --index games.index --game loa --walk"
    })
final class ExploreCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private IndexChoice choice;

  @Option(
      names = "--walk",
      description = "Draw the position, and read moves to walk into from the standard input.")
  private boolean walks;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  ExploreCommand() {}

  @Override
  public Integer call() {
    if (walks && choice.isJson()) {
      throw new ParameterException(spec.commandLine(), "--walk and --json exclude each other");
    }
    PrintWriter out = spec.commandLine().getOut();
    Position<?> position = choice.position();
    GameFilter filter = choice.filter();
    boolean isComplete =
        choice.ask(
            spec.commandLine().getErr(),
            games -> {
              if (walks) {
                // The input is the caller's, so it stays open.
                walk(
                    new Walk(games, position, choice.withSymmetry(), filter, standardInput(), out));
              } else {
                print(games, games.explore(position, choice.withSymmetry(), filter), position);
              }
            });
    out.flush();
    return isComplete ? ExitStatus.VALID : ExitStatus.FAILURE;
  }

  private void print(GameSearch games, Exploration found, Position<?> position) {
    PrintWriter out = spec.commandLine().getOut();
    if (choice.isJson()) {
      out.println(Words.printable(NumberedLines.json(found.toMap())));
      return;
    }
    found.lines().forEach(out::println);
    if (found.games() == 0) {
      games.hint(position).ifPresent(out::println);
    }
  }

  private static void walk(Walk walk) {
    try {
      walk.run();
    } catch (IOException e) {
      throw new CommandFailure("the standard input cannot be read: " + Words.reason(e));
    }
  }

  private static BufferedReader standardInput() {
    return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  }
}
