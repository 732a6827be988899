package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.index.Exploration;
import io.github.boardrules.examples.engine.index.IndexException;
import io.github.boardrules.examples.engine.index.PositionIndex;
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
import tools.jackson.databind.json.JsonMapper;

/** The command {@code explore}: lists the moves that were played in a position. */
@Command(
    name = "explore",
    description = {
      "Lists the moves that the games of an index played in a position, the most frequent first:"
          + " the number of games, how many of them the player of the move won, lost and drew, how"
          + " many have no result, and the average number of moves from there to their end.",
      "With --symmetry, a move stands for all moves that symmetries of the position map to each"
          + " other. With --walk, the board is drawn, and one goes on with the move that one"
          + " chooses."
    },
    footer = {
      "  boardrules explore --index games.index --game loa --symmetry",
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
    try (PositionIndex index = choice.open()) {
      if (walks) {
        // The input is the caller's, so it stays open.
        new Walk(index, position, choice.withSymmetry(), standardInput(), out).run();
        return ExitStatus.VALID;
      }
      Exploration found = index.explore(position, choice.withSymmetry());
      if (choice.isJson()) {
        out.println(Words.printable(new JsonMapper().writeValueAsString(found.toMap())));
      } else {
        found.lines().forEach(out::println);
        if (found.games() == 0) {
          index.hint(position).ifPresent(out::println);
        }
      }
    } catch (IOException e) {
      throw new CommandFailure("the standard input cannot be read: " + Words.reason(e));
    } catch (IndexException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
    out.flush();
    return ExitStatus.VALID;
  }

  private static BufferedReader standardInput() {
    return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  }
}
