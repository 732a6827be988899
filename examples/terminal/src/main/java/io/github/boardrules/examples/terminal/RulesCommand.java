package io.github.boardrules.examples.terminal;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The rules command. */
@Command(name = "rules", description = "Prints the rules of a game.")
final class RulesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The id of the game.")
  private String id;

  @SuppressWarnings("NullAway") // picocli sets the fields
  RulesCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    new Screen(out).showRules(type(GameTypes.installed(), id));
    out.flush();
    return ExitCode.OK;
  }

  /**
   * Returns a game type.
   *
   * @throws CommandFailure if no type has the id
   */
  static GameType type(GameTypes types, String id) {
    return types
        .find(id)
        .orElseThrow(
            () -> new CommandFailure("Unknown game " + id + "; installed games: " + ids(types)));
  }

  private static String ids(GameTypes types) {
    return types.all().stream().map(GameType::id).collect(Collectors.joining(", "));
  }
}
