package io.github.boardrules.examples.cli;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.engine.bulk.Judging;
import io.github.boardrules.examples.engine.bulk.Tally;
import io.github.boardrules.examples.engine.bulk.Words;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.command.FilterChoice;
import io.github.boardrules.examples.engine.command.InputChoice;
import io.github.boardrules.examples.engine.command.InputFiles;
import io.github.boardrules.examples.engine.command.JudgingChoice;
import io.github.boardrules.examples.engine.command.Progress;
import io.github.boardrules.examples.engine.command.ReadingChoice;
import io.github.boardrules.examples.engine.select.Filter;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code list}: prints a line about each game. */
@Command(
    name = "list",
    description = {
      "Lists the games of some record files, one in a line: the file, the number of the game in it,"
          + " the players, the date and the result, all as the record states them. Reads what"
          + " 'validate' reads.",
      "Does not replay games, unless a filter needs it: only 'validate' says whether they are"
          + " valid."
    },
    footer = {
      "  boardrules list examples/records --player YL --since 2000",
      "  boardrules list games.zip --winner black --plies --csv"
    })
final class ListCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private InputChoice files;
  @Mixin private ReadingChoice reading;
  @Mixin private final FilterChoice filters = new FilterChoice(Arrays.asList(Filter.values()));

  @Option(names = "--json", description = "Print one JSON object per game, on one line each.")
  private boolean json;

  @Option(names = "--csv", description = "Print comma-separated values, after a line of names.")
  private boolean csv;

  @Option(names = "--plies", description = "Count the moves of each game, too.")
  private boolean withPlies;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  ListCommand() {}

  @Override
  public Integer call() {
    if (json && csv) {
      throw new ParameterException(spec.commandLine(), "--json and --csv exclude each other");
    }
    Listing.Style style = json ? Listing.Style.JSON : csv ? Listing.Style.CSV : Listing.Style.TEXT;
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    GameTypes types = GameTypes.installed();
    InputFiles input = files.files();
    try (Progress progress = Progress.over(input.size())) {
      Listing listing = new Listing(filters.filter(types), style, withPlies, out, err, progress);
      listing.begin();
      try (Judging<Listing.Page> judging =
          new Judging<>(Validator.of(types), listing, reading.threads())) {
        Tally tally = reading.read(input, judging, progress);
        if (style == Listing.Style.TEXT) {
          out.println(Words.count(listing.listed(), "game") + " of " + listing.games());
        }
        out.flush();
        return JudgingChoice.isComplete(tally, err) ? ExitStatus.VALID : ExitStatus.FAILURE;
      }
    }
  }
}
