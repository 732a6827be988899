package io.github.boardrules.examples.terminal;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The rules command. */
@Command(name = "rules", description = "Prints the rules of a game.")
final class RulesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private GameOption game;

  @SuppressWarnings("NullAway") // picocli sets the fields
  RulesCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Screen.rules(game.type()).forEach(out::println);
    out.flush();
    return ExitCode.OK;
  }
}
