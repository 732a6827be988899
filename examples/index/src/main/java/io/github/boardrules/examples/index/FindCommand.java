package io.github.boardrules.examples.index;

import io.github.boardrules.core.Position;
import io.github.boardrules.examples.bulk.Words;
import io.github.boardrules.examples.cli.CommandFailure;
import io.github.boardrules.examples.cli.ExitStatus;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** The command {@code find}: lists the games that reach a position. */
@Command(
    name = "find",
    description = {
      "Lists the games of an index that reach a position: the file, the number of the game in it,"
          + " the number of moves before the position, the players and the result. 'show' draws the"
          + " position.",
      "The position is given as a text or by moves. It is found whatever happened before, in games"
          + " with the same options."
    })
final class FindCommand implements Callable<Integer> {
  /** After this number of lines, an error of the output is noticed. */
  private static final int LINES_PER_CHECK = 256;

  @Spec private CommandSpec spec;
  @Mixin private IndexChoice choice;

  @Option(
      names = "--limit",
      paramLabel = "N",
      description = "The maximum number of games to list. Default: no limit.")
  private long limit = Long.MAX_VALUE;

  private long found;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  FindCommand() {}

  @Override
  public Integer call() {
    if (limit < 1) {
      throw new CommandFailure("--limit must be at least 1, but is " + limit);
    }
    PrintWriter out = spec.commandLine().getOut();
    Position<?> position = choice.position();
    JsonMapper mapper = new JsonMapper();
    found = 0;
    try (PositionIndex index = choice.open()) {
      index.find(
          position,
          choice.withSymmetry(),
          game -> {
            out.println(choice.isJson() ? mapper.writeValueAsString(game.toMap()) : line(game));
            return ++found < limit && (found % LINES_PER_CHECK != 0 || !out.checkError());
          });
      if (!choice.isJson()) {
        out.println(
            found == 0
                ? ("no game " + IndexChoice.hint(index, position)).trim()
                : found + (found == 1 ? " game" : " games"));
      }
    } catch (IndexException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
    out.flush();
    return ExitStatus.VALID;
  }

  private static String line(FoundGame game) {
    return Words.printable(
        "%s #%d, ply %d of %d: %s - %s%s, %s%s"
            .formatted(
                game.source(),
                game.number(),
                game.ply(),
                game.plies(),
                orUnknown(game.first()),
                orUnknown(game.second()),
                game.date().isEmpty() ? "" : ", " + game.date(),
                game.result().text(),
                game.isValid() ? "" : ", invalid"));
  }

  private static String orUnknown(String name) {
    return name.isEmpty() ? "?" : name;
  }
}
