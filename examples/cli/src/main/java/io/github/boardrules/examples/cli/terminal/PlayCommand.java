package io.github.boardrules.examples.cli.terminal;

import io.github.boardrules.core.Game;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.command.GameChoice;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code play}: plays a game between two people. */
@Command(
    name = "play",
    description = "Plays a game between two people at one keyboard.",
    footer = {
      "  boardrules play --game loa",
      "  boardrules play --game linage --option width=5 --option height=5"
    })
public final class PlayCommand implements Callable<Integer> {
  private final Console.Opener opener;

  @Spec private CommandSpec spec;

  @Mixin private GameChoice choice;

  /** Creates the command for the parser of the command line. */
  public PlayCommand() {
    this(Console::open);
  }

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  PlayCommand(Console.Opener opener) {
    this.opener = opener;
  }

  @Override
  public Integer call() throws IOException {
    Game<?> played = choice.game();
    try (Console console = opener.open(spec.commandLine())) {
      new HotSeat(played, console).run();
    }
    return ExitStatus.VALID;
  }
}
