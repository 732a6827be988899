package io.github.boardrules.examples.index;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.bulk.command.CommandFailure;
import io.github.boardrules.examples.referee.Referee;
import io.github.boardrules.examples.referee.RefereeLimits;
import io.github.boardrules.examples.referee.ServeCommand;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code serve} with an index, in which questions find positions. */
@Command(name = "serve")
final class ServeIndexCommand extends ServeCommand {
  @Option(
      names = "--index",
      paramLabel = "FOLDER",
      description =
          "The folder of an index, which the command 'index' made, for the questions find and"
              + " explore. Default: none, so that they are refused.")
  private @Nullable Path folder;

  ServeIndexCommand() {}

  @Override
  public Integer call() {
    if (folder == null) {
      return super.call();
    }
    try (IndexedGames index = IndexedGames.open(folder)) {
      return serve(Referee.of(GameTypes.installed(), RefereeLimits.DEFAULTS).withIndex(index));
    } catch (IndexException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
  }
}
