package io.github.boardrules.examples.cli;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.ReadGame;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** Judges every game of some files. */
@Command(
    name = "validate",
    description = {
      "Replays every game of some records and says which are valid: every move legal, and the result"
          + " the one that is claimed.",
      "In a folder, files ending in .brg, .sgf and .txt are read, each also with .gz."
    })
final class ValidateCommand implements Callable<Integer> {
  private static final JsonMapper JSON = new JsonMapper();

  @Spec private CommandSpec spec;
  @Mixin private RecordChoice choice;

  @Parameters(arity = "1..*", paramLabel = "FILE-OR-FOLDER", description = "What to read.")
  private List<Path> paths = ImmutableList.of();

  @Option(names = "--json", description = "For machines: one JSON object a line for each game.")
  private boolean json;

  @Option(names = "--quiet", description = "Prints invalid games only, and the summary.")
  private boolean quiet;

  private long games;
  private long invalid;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  ValidateCommand() {}

  @Override
  public Integer call() {
    InputFiles input = InputFiles.find(paths);
    PrintWriter out = spec.commandLine().getOut();
    try (Progress progress = Progress.over(input.size())) {
      for (InputFile file : input.files()) {
        validate(file, progress, out);
      }
    }
    if (!json) {
      out.printf(
          "%d games in %d files: %d valid, %d not; %d other files passed over%n",
          games, input.files().size(), games - invalid, invalid, input.passedOver());
    }
    out.flush();
    return invalid == 0 ? ExitStatus.VALID : ExitStatus.INVALID;
  }

  private void validate(InputFile file, Progress progress, PrintWriter out) {
    try (RecordReader reader = file.open(ReadLimits.defaults(), progress::watch)) {
      Optional<ReadGame> next = reader.next();
      while (next.isPresent()) {
        ReadGame game = next.get();
        report(Verdict.of(file.name(), game, choice.optionsFor(game.record())), out);
        progress.at(games + " games, " + invalid + " invalid");
        next = reader.next();
      }
    } catch (IOException e) {
      out.flush();
      throw new CommandFailure(file.path() + ": " + e.getMessage());
    }
  }

  private void report(Verdict verdict, PrintWriter out) {
    games++;
    if (!verdict.isValid()) {
      invalid++;
    }
    if (!quiet || !verdict.isValid()) {
      out.println(json ? JSON.writeValueAsString(verdict.asMap()) : verdict.inWords());
    }
  }
}
