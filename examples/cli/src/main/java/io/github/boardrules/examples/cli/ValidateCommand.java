package io.github.boardrules.examples.cli;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.brg.BrgFormat;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Judges every game of some files. */
@Command(
    name = "validate",
    description = {
      "Replays every game of some records and says which are valid: every move legal, and the result"
          + " the one that is claimed.",
      "In a folder and in zip archives, files ending in .brg, .sgf and .txt are read, each also"
          + " with .gz, and in a folder zip archives too. - is the standard input, which may be"
          + " compressed.",
      "The lines are in the order of the input, whatever the number of threads. Ctrl-C ends with a"
          + " summary of what is printed up to there, and the exit status 130."
    })
final class ValidateCommand implements Callable<Integer> {
  /** So many pieces of the input are read, and not printed, for each thread: all have work. */
  private static final int PARTS_A_THREAD = 4;

  @Spec private CommandSpec spec;
  @Mixin private RecordChoice choice;

  @Parameters(arity = "1..*", paramLabel = "FILE-OR-FOLDER", description = "What to read.")
  private List<Path> paths = ImmutableList.of();

  @Option(names = "--json", description = "For machines: one JSON object a line for each game.")
  private boolean json;

  @Option(names = "--quiet", description = "Prints invalid games only, and the summary.")
  private boolean quiet;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many threads judge games; by default as many as there are processors.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      converter = FormatConverter.class,
      completionCandidates = FormatConverter.class,
      description = {
        "How records are written where no name tells it: ${COMPLETION-CANDIDATES}.",
        "By default the first character of the standard input tells, and a file is in BRG."
      })
  private @Nullable RecordFormat format;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  ValidateCommand() {}

  @Override
  public Integer call() {
    if (threads < 1) {
      throw new CommandFailure("--threads must be at least 1");
    }
    InputFiles input = InputFiles.find(paths);
    PrintWriter out = spec.commandLine().getOut();
    Report.Style style = json ? Report.Style.JSON : Report.Style.WORDS;
    try (Progress progress = Progress.over(input.size())) {
      Report report = new Report(out, style, quiet, PARTS_A_THREAD * threads, progress);
      report.passOver(input.passedOver());
      Interruption interruption =
          Interruption.telling(
              () -> {
                String lastWord = report.stop();
                progress.end();
                return lastWord;
              });
      try (Validation validation = new Validation(choice::optionsFor, report, threads)) {
        for (InputFile file : input.files()) {
          validate(file, validation, progress);
        }
        report.finish();
      } finally {
        interruption.cancel();
      }
      return tell(report, out);
    }
  }

  private void validate(InputFile file, Validation validation, Progress progress) {
    if (file.path().equals(InputFiles.STANDARD_INPUT)) {
      validation.unnamed(file.name(), Optional.ofNullable(format), progress.watch(System.in));
    } else {
      validation.file(
          file.name(),
          format == null ? BrgFormat.BRG : format,
          () -> progress.watch(Files.newInputStream(file.path())));
    }
  }

  private int tell(Report report, PrintWriter out) {
    if (!json) {
      out.println(report.counts());
    }
    out.flush();
    if (report.fileProblems() > 0) {
      spec.commandLine()
          .getErr()
          .println("boardrules: " + report.fileProblems() + " files not read to their end");
      return ExitStatus.FAILURE;
    }
    return report.allValid() ? ExitStatus.VALID : ExitStatus.INVALID;
  }
}
