package io.github.boardrules.examples.cli;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.command.GameChoice;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code games}: lists the installed games. */
@Command(
    name = "games",
    description = "Lists the installed games with their options.",
    footer = {"  boardrules games", "  boardrules games --game iris"})
final class GamesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @CommandLine.Option(
      names = {"-g", "--game"},
      paramLabel = "ID",
      description = "Only the game with this id.")
  private @Nullable String id;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  GamesCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    GameTypes types = GameTypes.installed();
    Validator.of(types).problems().forEach(spec.commandLine().getErr()::println);
    for (GameType type : chosen(types)) {
      out.printf("%s  %s%n", type.id(), type.title());
      for (Option<?> option : type.options()) {
        out.printf(
            "    %s: %s (default %s)%n", option.name(), option.expected(), option.defaultText());
        out.printf("        %s: %s%n", option.title(), option.description());
        for (Option.NamedValue value : option.values()) {
          out.printf("        %s (%s): %s%n", value.name(), value.title(), value.description());
          if (!value.implied().isEmpty()) {
            out.printf("            Implies %s%n", value.implied());
          }
        }
      }
    }
    out.flush();
    return ExitStatus.VALID;
  }

  private Collection<GameType> chosen(GameTypes types) {
    return id == null ? types.all() : List.of(GameChoice.type(types, id));
  }
}
