package io.github.boardrules.examples.cli;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.OptionSpec;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code games}: lists the installed games. */
@Command(name = "games", description = "Lists the installed games with their options.")
final class GamesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  GamesCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    GameTypes types = GameTypes.installed();
    types.problems().forEach(spec.commandLine().getErr()::println);
    for (GameType type : types.all()) {
      out.printf("%s  %s%n", type.id(), type.title());
      for (OptionSpec option : type.options()) {
        out.printf(
            "    %s: %s (default %s)%n", option.name(), option.expected(), option.defaultText());
        out.printf("        %s%n", option.description());
      }
    }
    out.flush();
    return ExitStatus.VALID;
  }
}
