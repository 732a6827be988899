package io.github.boardrules.examples.cli;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordFormat;
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

/** The command {@code validate}: judges every game of some files. */
@Command(
    name = "validate",
    description = {
      "Replays every game of some record files. A game is valid if every move is legal and the"
          + " claimed result is the real one.",
      "Searches folders for zip archives and for files that end in .brg, .sgf, .json, .jsonl,"
          + " .ndjson, .trl or .txt, with or without .gz; searches zip archives for the same files."
          + " - means standard input, which can be compressed.",
      "Prints the verdicts in the order of the input, whatever the number of threads. Ctrl-C prints"
          + " a summary of the verdicts so far; the exit status is then 130."
    })
final class ValidateCommand implements Callable<Integer> {
  /** The maximum number of pending parts per thread, large enough to keep all threads busy. */
  private static final int PARTS_PER_THREAD = 4;

  @Spec private CommandSpec spec;
  @Mixin private RecordChoice choice;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE-OR-FOLDER",
      description = "The files and folders to read.")
  private List<Path> paths = ImmutableList.of();

  @Option(names = "--json", description = "Print one JSON object per game, on one line each.")
  private boolean json;

  @Option(names = "--quiet", description = "Print only invalid games and the summary.")
  private boolean quiet;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "The number of threads that judge games. Default: the number of processors.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      converter = FormatConverter.class,
      completionCandidates = FormatConverter.class,
      description = {
        "The format of records where the name of the file does not determine it:"
            + " ${COMPLETION-CANDIDATES}.",
        "Default: detected from the start of the text."
      })
  private @Nullable RecordFormat format;

  @SuppressWarnings("NullAway") // filled in by the parser of the command line
  ValidateCommand() {}

  @Override
  public Integer call() {
    if (threads < 1) {
      throw new CommandFailure("--threads must be at least 1, but is " + threads);
    }
    InputFiles input = InputFiles.find(paths);
    PrintWriter out = spec.commandLine().getOut();
    Report.Style style = json ? Report.Style.JSON : Report.Style.TEXT;
    try (Progress progress = Progress.over(input.size())) {
      Report report = new Report(out, style, quiet, PARTS_PER_THREAD * threads, progress);
      report.skip(input.skipped());
      Interruption interruption =
          Interruption.printing(
              () -> {
                String summary = report.stop();
                progress.end();
                return summary;
              });
      try (Validation validation = new Validation(choice.replayOptions(), report, threads)) {
        for (InputFile file : input.files()) {
          validate(file, validation, progress);
        }
        report.finish();
      } finally {
        interruption.cancel();
      }
      return finish(report, out);
    }
  }

  private void validate(InputFile file, Validation validation, Progress progress) {
    if (file.path().equals(InputFiles.STANDARD_INPUT)) {
      validation.unnamed(file.name(), Optional.ofNullable(format), progress.watch(System.in));
    } else {
      validation.file(
          file.name(),
          Optional.ofNullable(format),
          () -> progress.watch(Files.newInputStream(file.path())));
    }
  }

  private int finish(Report report, PrintWriter out) {
    if (!json) {
      out.println(report.counts());
    }
    out.flush();
    if (report.fileProblems() > 0) {
      spec.commandLine()
          .getErr()
          .println(
              "boardrules: " + report.fileProblems() + " files could not be read to their end");
      return ExitStatus.FAILURE;
    }
    return report.allValid() ? ExitStatus.VALID : ExitStatus.INVALID;
  }
}
