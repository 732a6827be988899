package io.github.boardrules.examples.terminal;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Options;
import io.github.boardrules.examples.bulk.command.CommandFailure;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The play command. */
@Command(name = "play", description = "Plays a game between two people at one keyboard.")
final class PlayCommand implements Callable<Integer> {
  private final Main.ConsoleOpener opener;

  @Spec private CommandSpec spec;

  @Mixin private GameOption game;

  @Option(
      names = {"-o", "--option"},
      paramLabel = "NAME=VALUE",
      description = "An option of the game; repeatable.")
  private final Map<String, String> options = new LinkedHashMap<>();

  @SuppressWarnings("NullAway") // picocli sets the fields
  PlayCommand(Main.ConsoleOpener opener) {
    this.opener = opener;
  }

  @Override
  public Integer call() throws IOException {
    Game<?> played = game();
    try (Console console = opener.open(spec.commandLine().getOut())) {
      new HotSeat(played, console).run();
    }
    return ExitCode.OK;
  }

  private Game<?> game() {
    GameType type = game.type();
    try {
      return type.game(Options.of(options));
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
  }
}
