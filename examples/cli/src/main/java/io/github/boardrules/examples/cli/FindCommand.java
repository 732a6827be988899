package io.github.boardrules.examples.cli;

import io.github.boardrules.core.ArrangementPattern;
import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.CommandFailure;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.index.FoundGame;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code find}: lists the games that reach a position. */
@Command(
    name = "find",
    description = {
      "Lists the games of an index or of files that reach a position: the file, the number of the"
          + " game in it, the number of moves before the position, the players and the result."
          + " 'show' draws the position.",
      "The position is given as a text or by moves. It is found whatever happened before, in games"
          + " with the same options. A pattern is found wherever it occurs in a game."
    },
    footer = {
      "  boardrules find --index games.index --game loa --moves c1-c3",
      "  boardrules find examples/records --game loa --moves c1-c3 --player ciol --since 1999",
      "  boardrules find games.zip --game loa --pattern '*/*/*/*/*/?bbb*/*/*' --symmetry"
    })
final class FindCommand implements Callable<Integer> {
  /** The number of characters that are printed together, because each call flushes the output. */
  private static final int BUFFERED = 1 << 16;

  @Spec private CommandSpec spec;
  @Mixin private IndexChoice choice;

  @Option(
      names = "--limit",
      paramLabel = "N",
      description =
          "The maximum number of games to list, at which the search ends. Default: no limit.")
  private long limit = Long.MAX_VALUE;

  @Option(
      names = "--pattern",
      paramLabel = "TEXT",
      description =
          "Find the pieces on some of the cells instead of a position, in games with any options on"
              + " the same board: the ranks from the top, as in the text of a position, with ? for"
              + " a free cell and * for the rest of a rank. All games are replayed.")
  private @Nullable String pattern;

  private long found;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  FindCommand() {}

  @Override
  public Integer call() {
    if (limit < 1) {
      throw new CommandFailure("--limit must be at least 1, but is " + limit);
    }
    PrintWriter out = spec.commandLine().getOut();
    Optional<ArrangementPattern> wanted = choice.pattern(pattern);
    Position<?> position = choice.position();
    StringBuilder lines = new StringBuilder();
    found = 0;
    GameFilter filter = choice.filter();
    boolean isComplete =
        choice.ask(
            spec.commandLine().getErr(),
            games -> {
              Predicate<FoundGame> listing =
                  game -> {
                    lines
                        .append(
                            choice.isJson()
                                ? Words.printable(NumberedLines.json(game.toMap()))
                                : line(game))
                        .append(System.lineSeparator());
                    if (lines.length() >= BUFFERED) {
                      print(lines, out);
                    }
                    return ++found < limit;
                  };
              wanted.ifPresentOrElse(
                  shape -> games.find(shape, filter, listing),
                  () -> games.find(position, choice.withSymmetry(), filter, listing));
              print(lines, out);
              if (!choice.isJson()) {
                String end = found < limit ? "" : "; --limit ended the search";
                out.println(Words.count(found, "game") + end);
                if (found == 0 && wanted.isEmpty()) {
                  games.hint(position).ifPresent(out::println);
                }
              }
            });
    out.flush();
    return isComplete ? ExitStatus.VALID : ExitStatus.FAILURE;
  }

  private static void print(StringBuilder lines, PrintWriter out) {
    out.print(lines);
    out.flush();
    lines.setLength(0);
  }

  private static String line(FoundGame game) {
    String where = game.source() + " #" + game.number();
    String plies = ", ply " + game.ply() + " of " + game.plies();
    return Listing.line(
            Words.printable(where + plies), game.first(), game.second(), game.date(), game.result())
        + (game.isValid() ? "" : ", invalid");
  }
}
