package io.github.boardrules.examples.cli.terminal;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.command.GameChoice;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code rules}: prints the rules of games. */
@Command(
    name = "rules",
    description = "Prints the rules of the installed games, or of one.",
    footer = {"  boardrules rules", "  boardrules rules --game linage"})
public final class RulesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = {"-g", "--game"},
      paramLabel = "ID",
      description = "Only the game with this id.")
  private @Nullable String id;

  /** Creates the command for the parser of the command line. */
  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  public RulesCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    GameTypes types = GameTypes.installed();
    for (GameType type : id == null ? types.all() : List.of(GameChoice.type(types, id))) {
      Screen.rules(type).forEach(out::println);
    }
    out.flush();
    return ExitStatus.VALID;
  }
}
